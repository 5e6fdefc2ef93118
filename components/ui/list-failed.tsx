import type { ReactNode } from 'react'
import styles from './list-failed.module.css'

/**
 * The message of a list that could not be loaded, above the list that stays. It scrolls into view, as the top of a list
 * does that was loaded: the clicked link may be far below.
 */
export function ListFailed({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.alert} role="alert" ref={show}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  )
}

function show(alert: HTMLElement | null): void {
  alert?.scrollIntoView({ block: 'nearest' })
}
