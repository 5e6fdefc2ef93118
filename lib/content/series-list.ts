import { slugOf } from '../text/slug'
import { publicationDate } from './publication-date'
import type { ArticleSummary } from './types'

/** A series with its articles in reading order. @param slug segment of its URL, decoded */
export type Series = { slug: string; name: string; articles: ArticleSummary[] }

/** A series that the owner's file names, with the slugs of its articles in their order. */
export type NamedSeries = { name: string; articles: string[] }

/** The list of articles, newest first, and the series that the owner's file names. */
export type Listing = { articles: readonly ArticleSummary[]; series: readonly NamedSeries[] }

const UNNUMBERED = Number.MAX_SAFE_INTEGER

const lists = new WeakMap<readonly ArticleSummary[], { of: readonly NamedSeries[]; series: Series[] }>()

/**
 * Returns every series that has an article, sorted by name. The series that an article names takes precedence over the
 * owner's file. Names with the same slug are one series, which has the name that its first article gives.
 */
export function seriesOf({ articles, series: named }: Listing): Series[] {
  const known = lists.get(articles)
  if (known?.of === named) return known.series
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
  const series = [...found]
    .map(([slug, { name, articles: own }]) => ({ slug, name, articles: own }))
    .sort((a, b) => a.name.localeCompare(b.name, 'es'))
  lists.set(articles, { of: named, series })
  return series
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
