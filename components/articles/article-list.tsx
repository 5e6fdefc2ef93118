'use client'

import { useEffect } from 'react'
import { ARTICLES } from '@/lib/copy/articles'
import { ERRORS } from '@/lib/copy/errors'
import { readArticlesPath, routes } from '@/lib/routing/routes'
import { searchArticles } from '@/lib/articles/search'
import { Alert } from '../ui/alert'
import { CardGrid } from '../ui/card-grid'
import { rememberList } from '../ui/last-list'
import { EmptyState } from '../ui/empty-state'
import { Spinner } from '../ui/spinner'
import { usePagedList } from '../ui/use-paged-list'
import { whenLoaded } from '../ui/when-loaded'
import button from '../ui/button.module.css'
import styles from './article-list.module.css'
import { ArticlePages } from './article-pages'
import { ListTools } from './list-tools'
import type { ListedPage } from './listed-page'
import { useListView } from './use-list-view'

/** The list of articles: search and view within a page, and the way to the other pages (SPEC §2). */
export function ArticleList({ page: initial }: { page: ListedPage }) {
  const { shown, loading, failure, go, follow } = usePagedList(
    routes.articles(initial.pagination.current_page),
    initial,
    loadPage,
  )
  const { term, view, setTerm, setView } = useListView()
  const { articles, pagination } = shown.data
  const found = searchArticles(articles, term)

  useEffect(() => rememberList(shown.path + window.location.search), [shown.path, term, view])

  return (
    <>
      <ListTools term={term} view={view} onTerm={setTerm} onView={setView} />
      <p className={styles.count} role="status">
        {ARTICLES.count(found.length, term.trim())}
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
      {loading && <Spinner label={ARTICLES.loading} />}
      {failure && (
        <Alert title={ERRORS.articlesFailed}>
          <p>{failure.message}</p>
          <button
            type="button"
            className={button.button}
            data-look="outline"
            onClick={() => go(failure.path)}
          >
            {ERRORS.retry}
          </button>
        </Alert>
      )}
      {pagination.total_pages > 1 && <ArticlePages {...pagination} busy={loading} onFollow={follow} />}
    </>
  )
}

function loadPage(path: string): Promise<ListedPage> | null {
  const page = readArticlesPath(path)
  return page === null
    ? null
    : whenLoaded(import('./load-page'), ({ loadListedPage }) => loadListedPage(page))
}

function NothingFound({ searching, onClear }: { searching: boolean; onClear: () => void }) {
  return (
    <div className={styles.empty}>
      <EmptyState />
      <p className={styles.emptyTitle}>{ARTICLES.none}</p>
      <p>{searching ? ARTICLES.tryAnother : ARTICLES.noneYet}</p>
      {searching && (
        <button type="button" className={button.button} data-look="outline" onClick={onClear}>
          {ERRORS.allArticles}
        </button>
      )}
    </div>
  )
}
