import type { ReactNode } from 'react'
import styles from './page-heading.module.css'

type PageHeadingProps = { title: string; lead?: string; children?: ReactNode }

/** The title of a page, with an optional lead below it. */
export function PageHeading({ title, lead, children }: PageHeadingProps) {
  return (
    <header className={styles.heading}>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </header>
  )
}
