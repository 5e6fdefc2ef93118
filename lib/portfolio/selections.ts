import 'server-only'
import { env } from '../config/env'
import { createParts } from './parts'
import { seriesFile } from './series-file'
import { SELECTIONS } from './selection-kinds'
import type { Listing } from '../content/series-list'
import { getCatalog } from './source'

const parts = createParts<Listing, typeof SELECTIONS>({
  name: 'selections',
  kinds: SELECTIONS,
  async read() {
    const [reading, series] = [await getCatalog().articles(), await seriesFile.read()]
    return { content: { articles: reading.value.rows, series }, ageMs: reading.ageMs }
  },
  cached: async () => ({ articles: await getCatalog().cachedArticles(), series: await seriesFile.read() }),
  identity: ({ articles, series }) => [articles, series],
  longKeys: ({ articles }) =>
    articles.flatMap(({ slug }) => [['beside', slug] as const, ['named', slug] as const]),
})

/** Reads a part of the list of articles for a page, which then depends on this part alone. */
export const getSelection = parts.get
/** Like {@link getSelection}, for a request: stale-while-revalidate, adds no dependency. */
export const findSelection = parts.find
/** Starts comparing pages that show a part of the list with its current version. */
export const startSelections = parts.start

/**
 * Returns the slugs of the tags or series whose pages are rendered at build: tags with the most articles, series in
 * order of their names, at most as many as articles are prerendered. A tag with one article, which search engines are
 * told not to index, is rendered on demand.
 */
export async function slugsToPrerender(kind: 'tag' | 'series'): Promise<string[]> {
  const { tags, series } = await findSelection('index')
  const topics = kind === 'tag' ? tags.filter(({ count }) => count > 1) : series
  return topics.slice(0, env.PRERENDER_ARTICLES).map(({ slug }) => slug)
}
