'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { searchArticles } from '@/lib/articles/search'
import { articleCount } from '@/lib/copy/article-count'
import type { ArticleListWords } from '@/lib/copy/article-list'
import { articlesPath } from '@/lib/routing/list-paths'
import { CardGrid } from '../ui/card-grid'
import { saveListPath } from '../ui/saved-list-path'
import { usePagedList } from '../ui/use-paged-list'
import styles from './article-list.module.css'
import { ArticlePages } from './article-pages'
import { ListTools, type ViewIcons } from './list-tools'
import { NothingFound } from './nothing-found'
import type { RenderedPage } from './rendered-page'
import { useListQuery } from './use-list-query'

type ArticleListProps = {
  words: ArticleListWords
  page: RenderedPage
  /** Rendered on the server, like the cards, so that the script doesn't contain it. */
  illustration: ReactNode
  icons: ViewIcons
}

const importCode = () => import('./list-code')

/**
 * The list of articles: search and view within a page, and pagination (SPEC §2). Articles that the search doesn't find
 * are hidden, and not left out: an inline script can do the same before the first paint.
 */
export function ArticleList({ words, page: initial, illustration, icons }: ArticleListProps) {
  const { shown, loading, failure, follow } = usePagedList(
    articlesPath(initial.pagination.current_page),
    initial,
    importCode,
  )
  const { term, view, change } = useListQuery()
  const cards = useRef<HTMLUListElement>(null)
  const { articles, pagination } = shown.data
  const found = searchArticles(articles, term)

  useEffect(() => saveListPath(shown.path + window.location.search), [shown.path, term, view])

  const showAll = () => {
    change({ term: '' })
    cards.current?.focus({ preventScroll: true })
  }

  return (
    <div className={styles.list} data-list="articles">
      <ListTools words={words} term={term} view={view} icons={icons} onChange={change} />
      <p className={styles.count} role="status">
        {articleCount(found.length, term.trim(), pagination.total_pages > 1)}
      </p>
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
        words={words}
        hidden={found.length > 0}
        searching={term.trim() !== '' || articles.length > 0}
        illustration={illustration}
        onShowAll={showAll}
      />
      {pagination.total_pages > 1 && (
        <ArticlePages {...pagination} words={words} busy={loading} onFollow={follow} />
      )}
      {failure && <failure.Failure {...failure} />}
    </div>
  )
}
