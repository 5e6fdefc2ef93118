import 'server-only'
import type { Language } from '../config/language'
import { findArticleBySlug, findSummary } from './queries'
import { findTranslatedArticle } from './translations'
import type { Article, ArticleSummary } from '../content/types'

/** An article whose images are requested. */
type Pictured = { summary: ArticleSummary; language: Language; read: () => Promise<Article | null> }

/**
 * Finds the article that the URL of an image names: by its slug, with the suffix `.en` for the English text.
 * @param names the slugs that the URL may stand for, the most likely first
 */
export async function findPictured(names: readonly string[]): Promise<Pictured | null> {
  for (const name of names) {
    const summary = await findSummary(name)
    if (summary) return { summary, language: 'es', read: () => findArticleBySlug(summary.slug) }
    const article = name.endsWith('.en') ? await findTranslatedArticle(name.slice(0, -'.en'.length)) : null
    if (article) return { summary: article, language: 'en', read: async () => article }
  }
  return null
}
