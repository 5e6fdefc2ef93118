import type { Article } from '../../lib/content/types'
import type { SearchDocument } from '../../lib/search/query'
import { ofArticle } from '../../lib/search/documents'
import type { SearchItem } from '../../lib/search/site-search'

/** What a search over articles reads, and optionally over other pages. */
export function searchItems(articles: Article[], others: SearchDocument[] = []): SearchItem[] {
  const item = (document: SearchDocument, text = '') => {
    return { document, stamp: JSON.stringify([document, text]), readText: async () => text }
  }
  return [
    ...others.map((document) => item(document)),
    ...articles.map((article) => item(ofArticle(article), article.content)),
  ]
}
