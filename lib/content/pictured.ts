import 'server-only'
import type { Language } from '../config/language'
import { findArticle, findSummary, findTranslatedArticle, getTranslatedArticles } from './queries'
import type { Article, ArticleSummary } from './types'

/** An article whose images are requested. */
type Pictured = { summary: ArticleSummary; language: Language; read: () => Promise<Article | null> }

/**
 * Finds the article that the URL of an image names: by its slug, with the suffix `.en` for the English text.
 * @param names the slugs that the URL may stand for, the most likely first
 */
export async function findPictured(names: readonly string[]): Promise<Pictured | null> {
  for (const name of names) {
    const summary = await findSummary(name)
    if (summary) return { summary, language: 'es', read: () => findArticle(name) }
    if (!name.endsWith('.en')) continue
    const slug = name.slice(0, -'.en'.length)
    const translated = (await getTranslatedArticles()).find((article) => article.slug === slug)
    if (translated) return { summary: translated, language: 'en', read: () => findTranslatedArticle(slug) }
  }
  return null
}
