import 'server-only'
import type { Language } from '../site/language'
import { readSlug } from '../content/parse'
import { findArticle, findPlace, findSummary, findTranslatedArticle, findTranslatedSummary } from './queries'
import type { Article, ArticleSummary } from '../content/types'
import { decodeSegment } from '../site/routes'

/**
 * Returns the slugs that a route parameter may represent, the likelier one first. Next passes parameters
 * percent-encoded to pages, and decoded to `generateMetadata` and route handlers; a slug that contains a percent sign
 * is ambiguous.
 * @param form the form in which the parameter is expected
 */
export function slugsOfParam(param: string, form: 'encoded' | 'decoded'): string[] {
  const decoded = decodeSegment(param)
  const readings = form === 'encoded' ? [decoded, param] : [param, decoded]
  return [...new Set(readings.map(readSlug))].filter((slug) => slug !== null)
}

/** Returns the first result for the slugs that a route parameter may represent; null when none has a result. */
export async function findByParam<Found>(
  param: string,
  form: 'encoded' | 'decoded',
  find: (slug: string) => Promise<Found | null>,
): Promise<Found | null> {
  for (const slug of slugsOfParam(param, form)) {
    const found = await find(slug)
    if (found) return found
  }
  return null
}

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
