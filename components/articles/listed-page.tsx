import type { ReactNode } from 'react'
import type { ArticlePage, ArticlePagination } from '@/lib/portfolio/types'
import { ArticleCard } from '../ui/article-card'

/** An article with what the search looks at, and its card. */
export type ListedArticle = { id: number; title: string; excerpt: string | null; card: ReactNode }

/** A page of the list as it is shown. */
export type ListedPage = { articles: ListedArticle[]; pagination: ArticlePagination }

/** Draws the cards of a page: on the server for the page that was asked for, in the browser for the ones after it. */
export function listPage({ articles, pagination }: ArticlePage): ListedPage {
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
