import type { ReactNode, Ref } from 'react'
import styles from './card-grid.module.css'

type CardGridProps = {
  children: ReactNode
  /** `list`: one card in each row at every width, instead of up to three. */
  view?: 'grid' | 'list'
  /** `loose`: a wider row gap, for cards without a border. */
  spacing?: 'normal' | 'loose'
  /** The last card fills its row in two columns. */
  stretchLast?: boolean
  /** While another list loads, these cards are dimmed. */
  busy?: boolean
  /** The list can take the focus. */
  ref?: Ref<HTMLUListElement>
}

/** The layout of all lists of cards; its children are list items. */
export function CardGrid({
  children,
  view = 'grid',
  spacing = 'normal',
  stretchLast,
  busy,
  ref,
}: CardGridProps) {
  return (
    <ul
      ref={ref}
      tabIndex={ref ? -1 : undefined}
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
