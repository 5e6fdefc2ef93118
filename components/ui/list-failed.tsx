import type { ReactNode } from 'react'
import styles from './list-failed.module.css'

/**
 * The message of a list that could not be loaded. It is below the list, or at the bottom of the window while the list
 * extends further.
 */
export function ListFailed({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.alert} role="alert">
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  )
}
