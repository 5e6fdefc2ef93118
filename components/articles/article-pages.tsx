import type { MouseEvent } from 'react'
import type { ArticleListWords } from '@/lib/copy/article-list'
import type { ArticlePagination } from '@/lib/portfolio/types'
import { articlesPath } from '@/lib/routing/list-paths'
import { fill } from '@/lib/text/fill'
import button from '../ui/button.module.css'
import { ListLink } from '../ui/list-link'
import styles from './article-list.module.css'

type ArticlePagesProps = ArticlePagination & {
  words: ArticleListWords
  busy: boolean
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void
}

/**
 * Pagination: 'Anterior', 'Página X de Y', 'Siguiente'. The links are disabled at the ends and while loading; they keep
 * their address then, and with it the focus.
 */
export function ArticlePages({
  current_page,
  total_pages,
  has_prev,
  has_next,
  words,
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
    <nav className={styles.pages} aria-label={words.paginationLabel}>
      {step(words.previous, current_page - 1, has_prev)}
      <p>
        <span hidden={busy}>{fill(words.page, { page: current_page, pages: total_pages })}</span>
        <span role="status">{busy && words.loading}</span>
      </p>
      {step(words.next, current_page + 1, has_next)}
    </nav>
  )
}

const preventDefault = (event: MouseEvent) => event.preventDefault()
