import type { ReactNode } from 'react'
import styles from './list-failed.module.css'

/** A list that could not be loaded. Below the list, or at the lower edge of the window while that is further down. */
export function ListFailed({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.alert} role="alert">
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  )
}
