import type { ContentSource } from '../content/sources/content-source'
import type { Article } from '../content/types'

/**
 * Finds the text of an article, without a request.
 * @param stored whether the stores are read too, which are slower than memory
 */
export type FindHeldText = (slug: string, stored: boolean) => Promise<Article | null>

/**
 * Returns a function that finds articles with their bodies without a request to an upstream: those of files, and those
 * loaded before.
 * @param held finds an article that was loaded before
 */
export async function heldTexts(
  source: Pick<ContentSource, 'listTexts'>,
  held: FindHeldText,
): Promise<FindHeldText> {
  const all = await source.listTexts()
  if (!all) return held
  const bySlug = new Map(all.map((article) => [article.slug, article]))
  return async (slug) => bySlug.get(slug) ?? null
}
