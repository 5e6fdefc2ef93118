import 'server-only'
import type { Language } from '../config/language'
import { findArticleBySlug, findSummary } from './queries'
import { findTranslatedArticle } from './translations'
import type { Article, ArticleSummary } from './types'

/** An article whose images are asked for. */
type Pictured = { summary: ArticleSummary; language: Language; read: () => Promise<Article | null> }

/**
 * The article that the address of an image names: its slug, followed by `.en` for the English text.
 * @param names the slugs that it may stand for, the likelier one first
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
