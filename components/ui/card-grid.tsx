import type { ReactNode, Ref } from 'react'
import styles from './card-grid.module.css'

type CardGridProps = {
  children: ReactNode
  /** `list`: one card per row at every width, instead of up to three. */
  view?: 'grid' | 'list'
  /** `loose`: a wider row gap, for cards without a border. */
  spacing?: 'normal' | 'loose'
  /** In two columns, a single last card fills its row. */
  stretchLast?: boolean
  /** Dims the cards while another list loads. */
  busy?: boolean
  /** With a ref, the list can receive the focus. */
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
