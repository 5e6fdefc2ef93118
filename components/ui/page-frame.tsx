import type { ReactNode } from 'react'
import styles from './page-frame.module.css'

/**
 * The column of a page, below the fixed header, centred on the axis of every page. There are two templates: the wide one
 * for grids of cards, and `reading`, as wide as the text of an article, for everything that is read in lines.
 */
export function Container({ children, reading = false }: { children: ReactNode; reading?: boolean }) {
  return (
    <div className={styles.container} data-reading={reading || undefined}>
      {children}
    </div>
  )
}

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
