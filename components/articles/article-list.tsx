'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { withListQuery, searchArticles } from '@/lib/articles/list-query'
import { ARTICLE_LIST, type ArticleListLabels } from '@/lib/articles/words'
import { LIST_ERRORS } from '@/lib/site/error-words'
import { articlesPath, SEARCH_PATH } from '@/lib/site/routes'
import button from '../ui/button.module.css'
import { CardGrid } from '../ui/card-grid'
import { IntentLink } from '../ui/intent-link'
import { ListFailed } from '../ui/list-failed'
import { saveListPath } from '../ui/save-list-path'
import { usePagedList } from '../ui/use-paged-list'
import styles from './article-list.module.css'
import { ArticlePages } from './article-pages'
import { ListTools, type ViewOption } from './list-tools'
import { NothingFound, type NothingTexts } from './nothing-found'
import type { RenderedPage } from './rendered-page'
import { useListQuery } from './use-list-query'

type ArticleListProps = {
  labels: ArticleListLabels
  page: RenderedPage
  /** The heading of the empty state. The server renders it, like the cards, to keep it out of the client bundle. */
  nothing: ReactNode
  texts: NothingTexts
  views: ViewOption[]
}

const importCode = () => import('./list-code')

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
