import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { onceFor } from '../site/once'
import { slugOf } from '../text/folding'
import { publicationDate } from '../content/publication'
import type { ArticleSummary, NamedSeries } from '../content/types'
import { checkedValue, isEmptyOrNull } from '../validation/validate'
import { folders, type Folders } from '../site/content-folder'
import { readJsonFile } from '../validation/read-json'

/** A series with its articles in reading order. @param slug segment of its URL, decoded */
export type Series = { slug: string; name: string; articles: ArticleSummary[] }

/** The list of articles, newest first, and the series that the owner's file names. */
export type Listing = { articles: readonly ArticleSummary[]; series: readonly NamedSeries[] }

/** The order of names of tags and series: numbers by their value, not by their first digit. */
export const NAMES = new Intl.Collator('es', { numeric: true })

const UNNUMBERED = Number.MAX_SAFE_INTEGER

/**
 * Returns every series that has an article, sorted by name. The series that an article names takes precedence over the
 * owner's file. Names with the same slug are one series, which has the name that its first article gives.
 */
export function seriesOf({ articles, series }: Listing): Series[] {
  return namedSeriesOf(articles)(series)
}

const namedSeriesOf = onceFor((articles: readonly ArticleSummary[]) =>
  onceFor((named: readonly NamedSeries[]) => listSeries(articles, named)),
)

function listSeries(articles: readonly ArticleSummary[], named: readonly NamedSeries[]): Series[] {
  const found = new Map<string, { name: string; articles: ArticleSummary[] }>()
  const add = (name: string, article: ArticleSummary) => {
    const slug = slugOf(name)
    if (!slug) return
    const series = found.get(slug) ?? { name, articles: [] }
    found.set(slug, series)
    if (!series.articles.includes(article)) series.articles.push(article)
  }
  const byOrder = articles.filter(({ series }) => series !== undefined).sort(inReadingOrder)
  for (const article of byOrder) add(article.series ?? '', article)
  const bySlug = new Map(articles.map((article) => [article.slug, article]))
  for (const { name, articles: slugs } of named)
    for (const slug of slugs) {
      const article = bySlug.get(slug)
      if (article && article.series === undefined) add(name, article)
    }
  return [...found]
    .map(([slug, { name, articles: own }]) => ({ slug, name, articles: own }))
    .sort((a, b) => NAMES.compare(a.name, b.name))
}

/** Returns the series of an article; the first by name where it is in several. */
export function seriesWith(listing: Listing, slug: string): Series | null {
  return seriesOf(listing).find(({ articles }) => articles.some((article) => article.slug === slug)) ?? null
}

/** Sorts by number; articles without a number come last, and of equal numbers the older article comes first. */
function inReadingOrder(a: ArticleSummary, b: ArticleSummary): number {
  return (
    (a.series_order ?? UNNUMBERED) - (b.series_order ?? UNNUMBERED) ||
    (publicationDate(a) ?? '').localeCompare(publicationDate(b) ?? '') ||
    a.id - b.id
  )
}

const NAME = 'series.json'

/** `content/series.json`: series of articles whose source has no field for them. */
export const seriesSchema = z.array(
  z.strictObject({
    name: z.string('a text').trim().min(1, 'a text').max(140, 'a text of at most 140 characters'),
    articles: z.array(z.string('the slug of an article'), 'a list of slugs, in the order of the series'),
  }),
  'a list of series',
)

/** Reads the series of the owner's file; it may be missing. @throws ContentProblemsError with all problems of the file */
export function readSeriesFile(of: Folders = folders): NamedSeries[] {
  const place = path.join(/* turbopackIgnore: true */ of.content, NAME)
  if (!existsSync(/* turbopackIgnore: true */ place)) return []
  const file = `${of.name}/${NAME}`
  const { value, locate } = readJsonFile(file, place, 'Without series, take the file away')
  return checkedValue(seriesSchema, value, { file, locate, entry: 'series', isAbsent: isEmptyOrNull })
}
