'use client'

import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type ListQuery, readListQuery, searchArticles, withListQuery } from '@/lib/articles/list-query'
import { ARTICLE_LIST, type ArticleListLabels, type ARTICLES } from '@/lib/articles/words'
import { LIST_ERRORS } from '@/lib/site/error-words'
import { throttledAddress } from '@/lib/site/replace-address'
import { articlesPath, SEARCH_PATH } from '@/lib/site/routes'
import button from '../ui/button.module.css'
import { CardGrid } from '../ui/card-grid'
import { IntentLink } from '../ui/intent-link'
import { ListFailed, ListLink } from '../ui/paged-list'
import { saveListPath } from '../ui/saved-list-path'
import { usePagedList } from '../ui/use-paged-list'
import styles from './article-list.module.css'
import { ListTools, preventDefault, type ViewOption } from './list-tools'
import type { RenderedPage } from './rendered-page'
import type { ArticlePagination } from '@/lib/content/types'

type ArticleListProps = {
  labels: ArticleListLabels
  page: RenderedPage
  /** The heading of the empty state. The server renders it, like the cards, to keep it out of the client bundle. */
  nothing: ReactNode
  texts: NothingTexts
  views: ViewOption[]
}

const importCode = async () => (await import('./list-code')).listCode

/**
 * The list of articles: search and view within a page, and pagination (SPEC §2). Articles that don't match the search
 * are hidden rather than removed, because an inline script does the same before the first paint.
 */
export function ArticleList({ labels, page: initial, nothing, texts, views }: ArticleListProps) {
  const { shown, loading, failure, retry, follow } = usePagedList(
    articlesPath(initial.pagination.current_page),
    initial,
    importCode,
  )
  const { term, view, search, change } = useListQuery()
  const cards = useRef<HTMLUListElement>(null)
  const { articles, pagination } = shown.data
  const words = term.trim()
  const found = searchArticles(articles, words)

  useEffect(() => saveListPath(shown.path + search), [shown.path, search])

  const showAll = () => {
    change({ term: '' })
    cards.current?.focus({ preventScroll: true })
  }

  return (
    <div className={styles.list} data-list="articles">
      <ListTools labels={labels} term={term} view={view} views={views} onChange={change} />
      <div className={styles.count}>
        <p role="status">{ARTICLE_LIST.count(found.length, words, pagination.total_pages > 1)}</p>
        {/* The list search and the site search use the same query parameter. */}
        <IntentLink href={SEARCH_PATH + withListQuery('', { term: words })}>
          {ARTICLE_LIST.everywhere(words)}
        </IntentLink>
      </div>
      {failure && (
        // A new key makes a new element of each attempt, so that screen readers announce the message again.
        <ListFailed key={failure.attempt} title={LIST_ERRORS.articlesFailed}>
          <p>{failure.message}</p>
          <button type="button" className={button.button} data-variant="outline" onClick={retry}>
            {LIST_ERRORS.retry}
          </button>
        </ListFailed>
      )}
      {articles.length > 0 && (
        <CardGrid view={view} busy={loading} ref={cards}>
          {articles.map((article) => (
            <li key={article.id} hidden={!found.includes(article)}>
              {article.card}
            </li>
          ))}
        </CardGrid>
      )}
      <NothingFound
        hidden={found.length > 0}
        searching={Boolean(words || articles.length)}
        title={nothing}
        texts={texts}
        onShowAll={showAll}
      />
      {pagination.total_pages > 1 && (
        <ArticlePages {...pagination} labels={labels} busy={loading} onFollow={follow} />
      )}
    </div>
  )
}

/** Passed from the server, to keep the texts out of the client bundle. */
type NothingTexts = (typeof ARTICLES)['nothing']

type NothingFoundProps = {
  hidden: boolean
  searching: boolean
  /** The heading, with a picture. */
  title: ReactNode
  texts: NothingTexts
  onShowAll: () => void
}

/** The empty state shown instead of the cards (SPEC §2). It is rendered hidden, ready for a search without results. */
function NothingFound({ hidden, searching, title, texts, onShowAll }: NothingFoundProps) {
  return (
    <div className={styles.empty} hidden={hidden} data-none="">
      {title}
      <p>{searching ? texts.tryAnother : texts.noneYet}</p>
      {searching && (
        <button type="button" className={button.button} data-variant="outline" onClick={onShowAll}>
          {texts.all}
        </button>
      )}
    </div>
  )
}

const replaceAddress = throttledAddress()

/**
 * Search term and view of the list. They are stored in the query string, and so survive a reload, a shared link and the
 * back button. The first render uses the query that lib/articles/list-query.ts has applied to the HTML.
 */
function useListQuery() {
  const [search, setSearch] = useState(() => globalThis.document?.documentElement.dataset.listQuery ?? '')

  // The router updates the URL after it renders the list and before the browser paints it, hence a layout effect.
  useLayoutEffect(() => {
    const read = () => setSearch(location.search)
    read()
    delete document.documentElement.dataset.listQuery
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [])

  const change = (to: Partial<ListQuery>) => {
    const query = withListQuery(search, to)
    setSearch(query)
    replaceAddress(location.pathname + query)
  }
  return { ...readListQuery(search), search, change }
}

type ArticlePagesProps = ArticlePagination & {
  labels: ArticleListLabels
  busy: boolean
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void
}

/**
 * Pagination: 'Anterior', 'Página X de Y', 'Siguiente'. The links are disabled at the ends and while a list is loading.
 * While loading, they keep their href, and with it the focus.
 */
function ArticlePages({
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
