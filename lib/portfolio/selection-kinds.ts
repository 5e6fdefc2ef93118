import { publicationDate } from '../content/publication-date'
import { relatedArticles } from '../content/related'
import { type Listing, seriesOf, seriesWith } from '../content/series-list'
import { tagsOf } from '../content/tag-list'
import type { ArticleSummary } from '../content/types'

/** A link to an article. */
export type ArticleLink = Pick<ArticleSummary, 'id' | 'slug' | 'title'> & { date: string | null }

/** The links below an article. @param series with the position of the article in it, counted from 0 */
export type Beside = {
  previous: ArticleLink | null
  next: ArticleLink | null
  related: ArticleLink[]
  series: { slug: string; name: string; place: number; articles: ArticleLink[] } | null
}

/** A year of the archive; an empty one for articles without a date. */
export type Year = { year: string; articles: ArticleLink[] }

type Counted = { slug: string; name: string; count: number }
export type Topics = { tags: Counted[]; series: Counted[] }

/** The parts of the list of articles that pages show, each selected by a key. */
export const SELECTIONS = {
  /** How a page names an article whose text it doesn't show. */
  named: ({ articles }: Listing, slug: string): Pick<ArticleSummary, 'slug' | 'title'> | null => {
    const article = articles.find((one) => one.slug === slug)
    return article ? { slug, title: article.title } : null
  },
  beside: (listing: Listing, slug: string): Beside | null => {
    const { articles } = listing
    const place = articles.findIndex((article) => article.slug === slug)
    if (place === -1) return null
    const series = seriesWith(listing, slug)
    return {
      previous: linkTo(articles[place + 1]),
      next: linkTo(articles[place - 1]),
      related: relatedArticles(articles, slug).flatMap((article) => linkTo(article) ?? []),
      series: series && {
        slug: series.slug,
        name: series.name,
        place: series.articles.findIndex((article) => article.slug === slug),
        articles: series.articles.flatMap((article) => linkTo(article) ?? []),
      },
    }
  },
  tag: ({ articles }: Listing, slug: string) => tagsOf(articles).get(slug) ?? null,
  series: (listing: Listing, slug: string) =>
    seriesOf(listing).find((series) => series.slug === slug) ?? null,
  /** Tags and series with the number of their articles; the key is empty. */
  index: (listing: Listing, _key: string): Topics => ({
    tags: [...tagsOf(listing.articles).values()].map(withCount),
    series: seriesOf(listing).map(withCount),
  }),
  /** The articles of every year, the newest first; the key is empty. Those without a date come last, without a year. */
  archive: ({ articles }: Listing, _key: string): Year[] => yearsOf(articles),
  year: ({ articles }: Listing, year: string): Year | null =>
    yearsOf(articles).find((one) => one.year === year) ?? null,
}

const lists = new WeakMap<readonly ArticleSummary[], Year[]>()

function yearsOf(articles: readonly ArticleSummary[]): Year[] {
  const known = lists.get(articles) ?? byYear(articles)
  lists.set(articles, known)
  return known
}

function byYear(articles: readonly ArticleSummary[]): Year[] {
  const years = new Map<string, ArticleLink[]>()
  for (const link of articles.flatMap((article) => linkTo(article) ?? [])) {
    const year = link.date?.slice(0, 4) ?? ''
    const links = years.get(year)
    if (links) links.push(link)
    else years.set(year, [link])
  }
  return [...years].map(([year, links]) => ({ year, articles: links }))
}

export function linkTo(article: ArticleSummary | undefined): ArticleLink | null {
  if (!article) return null
  const { id, slug, title } = article
  return { id, slug, title, date: publicationDate(article) }
}

function withCount({
  slug,
  name,
  articles,
}: {
  slug: string
  name: string
  articles: readonly unknown[]
}): Counted {
  return { slug, name, count: articles.length }
}
