import type { ContentSource } from './sources/content-source'
import type { Article } from './types'

/** @param stored whether it is also looked for in the stores, which are slower than memory */
export type FindHeldText = (slug: string, stored: boolean) => Promise<Article | null>

/**
 * Finds the articles whose bodies are there without asking an upstream: those of files, and those loaded before.
 * @param held finds one that was loaded before
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
