import type { ReactNode } from 'react'
import type { ArticlePage, ArticlePagination } from '@/lib/content/types'
import { ArticleCard } from '../ui/article-card'

/** The searchable fields of an article, and its rendered card. */
type RenderedArticle = { id: number; title: string; excerpt: string | null; card: ReactNode }

/** A page of the list with rendered cards. */
export type RenderedPage = { articles: RenderedArticle[]; pagination: ArticlePagination }

/** Renders the cards of a page: on the server for the initial page, in the browser for pages loaded later. */
export function renderPage({ articles, pagination }: ArticlePage): RenderedPage {
  return {
    pagination,
    articles: articles.map((article, index) => ({
      id: article.id,
      title: article.title,
      excerpt: article.excerpt,
      card: <ArticleCard article={article} first={index === 0} />,
    })),
  }
}
