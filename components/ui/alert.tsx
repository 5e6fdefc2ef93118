import type { ReactNode } from 'react'
import styles from './alert.module.css'

/** An error message with a title, announced by screen readers. */
export function Alert({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.alert} role="alert">
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  )
}
