import type { ReactNode } from 'react'
import { EmptyState } from './empty-state'
import styles from '../layout/layout.module.css'

/** A full-page message: title, text and actions beside an illustration. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.panel}>
      <div className={styles.panelWords}>
        <h1 className={styles.panelTitle}>{title}</h1>
        {children}
      </div>
      <EmptyState />
    </div>
  )
}
