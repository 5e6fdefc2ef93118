import type { MouseEvent } from 'react'
import { PROJECT_LIST } from '@/lib/copy/project-list'
import { pageItems } from '@/lib/routing/pagination'
import type { ProjectType } from '@/lib/portfolio/types'
import { routes } from '@/lib/routing/routes'
import styles from './project-pages.module.css'

type ProjectPagesProps = {
  current: number
  count: number
  type?: ProjectType
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** Pagination: previous, page numbers, next. The arrows are disabled at the ends (SPEC §2). */
export function ProjectPages({ current, count, type, onFollow }: ProjectPagesProps) {
  const step = (page: number, label: string, sign: string) => {
    const exists = page >= 1 && page <= count
    return (
      <a
        className={styles.page}
        aria-label={label}
        href={exists ? routes.projects({ type, page }) : undefined}
        role={exists ? undefined : 'link'}
        aria-disabled={exists ? undefined : 'true'}
        onClick={exists ? onFollow : undefined}
      >
        {sign}
      </a>
    )
  }
  return (
    <nav className={styles.pages} aria-label={PROJECT_LIST.paginationLabel}>
      {step(current - 1, PROJECT_LIST.previous, '‹')}
      {pageItems(current, count).map((item, index) =>
        item === 'gap' ? (
          <span key={`gap-${index}`} className={styles.gap}>
            …
          </span>
        ) : (
          <a
            key={item}
            href={routes.projects({ type, page: item })}
            className={styles.page}
            aria-label={PROJECT_LIST.page(item)}
            aria-current={item === current ? 'page' : undefined}
            onClick={onFollow}
          >
            {item}
          </a>
        ),
      )}
      {step(current + 1, PROJECT_LIST.next, '›')}
    </nav>
  )
}
