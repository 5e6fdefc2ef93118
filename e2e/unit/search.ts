import type { Article } from '../../lib/content/types'
import type { SiteContent } from '../../lib/api/search/follow-content'

/** Content for a search: articles with their texts, and optionally other pages. */
export function searchContent(articles: Article[], others: SiteContent['others'] = []): SiteContent {
  return {
    articles: {
      rows: articles,
      versions: Object.fromEntries(articles.map((one) => [one.slug, one.content])),
    },
    heldText: async (slug) => articles.find((article) => article.slug === slug) ?? null,
    others,
  }
}
