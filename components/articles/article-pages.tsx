import type { MouseEvent } from 'react'
import { ARTICLE_LIST } from '@/lib/copy/article-list'
import type { ArticlePagination } from '@/lib/portfolio/types'
import { routes } from '@/lib/routing/routes'
import button from '../ui/button.module.css'
import styles from './article-list.module.css'

type ArticlePagesProps = ArticlePagination & {
  busy: boolean
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** Pagination: 'Anterior', 'Página X de Y', 'Siguiente'. The links are disabled at the ends and while loading. */
export function ArticlePages({
  current_page,
  total_pages,
  has_prev,
  has_next,
  busy,
  onFollow,
}: ArticlePagesProps) {
  const step = (label: string, page: number, exists: boolean) => (
    <a
      className={button.button}
      data-variant="outline"
      href={exists && !busy ? routes.articles(page) : undefined}
      role={exists && !busy ? undefined : 'link'}
      aria-disabled={exists && !busy ? undefined : 'true'}
      onClick={exists ? onFollow : undefined}
    >
      {label}
    </a>
  )
  return (
    <nav className={styles.pages} aria-label={ARTICLE_LIST.paginationLabel}>
      {step(ARTICLE_LIST.previous, current_page - 1, has_prev)}
      <span>{ARTICLE_LIST.page(current_page, total_pages)}</span>
      {step(ARTICLE_LIST.next, current_page + 1, has_next)}
    </nav>
  )
}
