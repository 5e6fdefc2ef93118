import type { ReactNode } from 'react'
import styles from './container.module.css'

/** The page's column: below the fixed bar, within the site's width or, for reading, the measure. */
export function Container({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) {
  return (
    <div className={styles.container} data-narrow={narrow || undefined}>
      {children}
    </div>
  )
}
