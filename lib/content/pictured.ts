import 'server-only'
import type { Language } from '../site/language'
import { findArticle, findPlace, findSummary, findTranslatedArticle, findTranslatedSummary } from './queries'
import type { Article, ArticleSummary } from './types'

/** An article whose images are requested. @param place how many articles are older; both languages have the same */
export type Pictured = {
  summary: ArticleSummary
  place: number | null
  language: Language
  read: () => Promise<Article | null>
}

/**
 * Finds the article that the URL of an image names: by its slug, with the suffix `.en` for the English text.
 * @param names the slugs that the URL may stand for, the most likely first
 */
export async function findPictured(names: readonly string[]): Promise<Pictured | null> {
  for (const name of names) {
    const summary = await findSummary(name)
    if (summary)
      return { summary, place: await findPlace(name), language: 'es', read: () => findArticle(name) }
    if (!name.endsWith('.en')) continue
    const slug = name.slice(0, -'.en'.length)
    const translated = await findTranslatedSummary(slug)
    const read = () => findTranslatedArticle(slug)
    if (translated) return { summary: translated, place: await findPlace(slug), language: 'en', read }
  }
  return null
}
