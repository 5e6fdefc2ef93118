import type { ReactNode } from 'react'
import styles from './card-grid.module.css'

type CardGridProps = {
  children: ReactNode
  /** One card a row at every width, instead of up to three. */
  view?: 'grid' | 'list'
  /** More room between the rows, for cards without a frame. */
  spacing?: 'normal' | 'loose'
  /** The last card fills its row where two stand side by side. */
  stretchLast?: boolean
  busy?: boolean
}

/** The list that every gallery of cards is laid out in; its children are list items. */
export function CardGrid({ children, view = 'grid', spacing = 'normal', stretchLast, busy }: CardGridProps) {
  return (
    <ul
      className={styles.grid}
      data-view={view}
      data-spacing={spacing}
      data-stretch-last={stretchLast}
      aria-busy={busy}
    >
      {children}
    </ul>
  )
}
