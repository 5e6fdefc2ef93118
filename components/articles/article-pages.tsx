import type { MouseEvent } from 'react'
import { ARTICLE_LIST, type ArticleListLabels } from '@/lib/articles/words'
import type { ArticlePagination } from '@/lib/content/types'
import { articlesPath } from '@/lib/site/routes'
import button from '../ui/button.module.css'
import { ListLink } from '../ui/list-link'
import styles from './article-list.module.css'
import { preventDefault } from './list-tools'

type ArticlePagesProps = ArticlePagination & {
  labels: ArticleListLabels
  busy: boolean
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void
}

/**
 * Pagination: 'Anterior', 'Página X de Y', 'Siguiente'. The links are disabled at the ends and while a list is loading.
 * While loading, they keep their href, and with it the focus.
 */
export function ArticlePages({
  current_page,
  total_pages,
  has_prev,
  has_next,
  labels,
  busy,
  onFollow,
}: ArticlePagesProps) {
  const step = (label: string, page: number, exists: boolean) => (
    <ListLink
      className={button.button}
      data-variant="outline"
      href={articlesPath(page)}
      exists={exists}
      aria-disabled={busy || undefined}
      onClick={busy ? preventDefault : onFollow}
    >
      {label}
    </ListLink>
  )
  return (
    <nav className={styles.pages} aria-label={labels.paginationLabel}>
      {step(labels.previous, current_page - 1, has_prev)}
      <p>
        <span hidden={busy}>{ARTICLE_LIST.page(current_page, total_pages)}</span>
        <span role="status">{busy && labels.loading}</span>
      </p>
      {step(labels.next, current_page + 1, has_next)}
    </nav>
  )
}
