'use client'

import { useEffect } from 'react'
import { ARTICLE_LIST } from '@/lib/copy/article-list'
import { LIST_ERRORS } from '@/lib/copy/list-errors'
import { readArticlesPath, routes } from '@/lib/routing/routes'
import { searchArticles } from '@/lib/articles/search'
import { Alert } from '../ui/alert'
import { CardGrid } from '../ui/card-grid'
import { saveListPath } from '../ui/saved-list-path'
import { EmptyState } from '../ui/empty-state'
import { Spinner } from '../ui/spinner'
import { usePagedList } from '../ui/use-paged-list'
import { loadAndCall } from '../ui/load-and-call'
import button from '../ui/button.module.css'
import styles from './article-list.module.css'
import { ArticlePages } from './article-pages'
import { ListTools } from './list-tools'
import type { RenderedPage } from './rendered-page'
import { useListView } from './use-list-view'

/** The list of articles: search and view within a page, and pagination (SPEC §2). */
export function ArticleList({ page: initial }: { page: RenderedPage }) {
  const { shown, loading, failure, go, follow } = usePagedList(
    routes.articles(initial.pagination.current_page),
    initial,
    loadPage,
  )
  const { term, view, setTerm, setView } = useListView()
  const { articles, pagination } = shown.data
  const found = searchArticles(articles, term)

  useEffect(() => saveListPath(shown.path + window.location.search), [shown.path, term, view])

  return (
    <>
      <ListTools term={term} view={view} onTerm={setTerm} onView={setView} />
      <p className={styles.count} role="status">
        {ARTICLE_LIST.count(found.length, term.trim())}
      </p>
      {found.length > 0 ? (
        <CardGrid view={view}>
          {found.map(({ id, card }) => (
            <li key={id}>{card}</li>
          ))}
        </CardGrid>
      ) : (
        <NothingFound searching={term.trim() !== ''} onClear={() => setTerm('')} />
      )}
      {loading && <Spinner label={ARTICLE_LIST.loading} />}
      {failure && (
        <Alert title={LIST_ERRORS.articlesFailed}>
          <p>{failure.message}</p>
          <button
            type="button"
            className={button.button}
            data-variant="outline"
            onClick={() => go(failure.path)}
          >
            {LIST_ERRORS.retry}
          </button>
        </Alert>
      )}
      {pagination.total_pages > 1 && <ArticlePages {...pagination} busy={loading} onFollow={follow} />}
    </>
  )
}

function loadPage(path: string): Promise<RenderedPage> | null {
  const page = readArticlesPath(path)
  return page === null
    ? null
    : loadAndCall(import('./load-page'), ({ loadRenderedPage }) => loadRenderedPage(page))
}

function NothingFound({ searching, onClear }: { searching: boolean; onClear: () => void }) {
  return (
    <div className={styles.empty}>
      <EmptyState />
      <p className={styles.emptyTitle}>{ARTICLE_LIST.none}</p>
      <p>{searching ? ARTICLE_LIST.tryAnother : ARTICLE_LIST.noneYet}</p>
      {searching && (
        <button type="button" className={button.button} data-variant="outline" onClick={onClear}>
          {LIST_ERRORS.allArticles}
        </button>
      )}
    </div>
  )
}
