import type { ReactNode } from 'react'
import styles from './container.module.css'

/** The centred column of a page, below the fixed header. `narrow` limits it to a readable line length. */
export function Container({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) {
  return (
    <div className={styles.container} data-narrow={narrow || undefined}>
      {children}
    </div>
  )
}
