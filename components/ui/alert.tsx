import type { ReactNode } from 'react'
import styles from './alert.module.css'

/** A danger alert: what failed, why, and what can be done. */
export function Alert({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.alert} role="alert">
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  )
}
