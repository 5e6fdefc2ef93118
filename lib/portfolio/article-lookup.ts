import { tagOfName } from '../cache/tag-names'
import type { Reading } from '../cache/value-options'
import type { ArticleIndex, ArticleSummary } from '../content/types'
import { articleName } from './value-names'

const maps = new WeakMap<ArticleIndex, Map<string, ArticleSummary>>()

/** Returns the articles of a list by slug. The map is built once for each list, which may hold thousands. */
export async function bySlug(reading: Promise<Reading<ArticleIndex>>): Promise<Map<string, ArticleSummary>> {
  const { value } = await reading
  const known = maps.get(value)
  if (known) return known
  const map = new Map(value.rows.map((article) => [article.slug, article]))
  // Registers the tags of long slugs: pages that an earlier process rendered carry them.
  for (const slug of map.keys()) tagOfName(articleName(slug))
  maps.set(value, map)
  return map
}
