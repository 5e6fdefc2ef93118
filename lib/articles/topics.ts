import { publicationDate } from '../content/publication'
import { RELATED_ARTICLES, relatedArticles } from './related'
import { type Listing, NAMES, type Series, seriesOf, seriesWith } from './series-list'
import { onceFor } from '../site/once'
import { slugOf } from '../text/folding'
import type { ArticleSummary } from '../content/types'

/** A link to an article. */
export type ArticleLink = Pick<ArticleSummary, 'id' | 'slug' | 'title'> & { date: string | null }

/** The links below an article. @param series with the position of the article in it, counted from 0 */
export type Beside = {
  previous: ArticleLink | null
  next: ArticleLink | null
  related: ArticleSummary[]
  series: { slug: string; name: string; place: number; articles: ArticleLink[] } | null
}

/** A year of the archive; an empty one for articles without a date. */
export type Year = { year: string; articles: ArticleLink[] }

type Counted = { slug: string; name: string; count: number }
/** Tags and series with the number of their articles. */
export type Topics = { tags: Counted[]; series: Counted[] }

/** Returns the links below an article; null for an unknown slug. */
export function besideArticle(listing: Listing, slug: string): Beside | null {
  const { articles } = listing
  const place = articles.findIndex((article) => article.slug === slug)
  if (place === -1) return null
  const series = seriesWith(listing, slug)
  return {
    previous: linkTo(articles[place + 1]),
    next: linkTo(articles[place - 1]),
    related: toGoOnWith(articles, slug),
    series: series && {
      slug: series.slug,
      name: series.name,
      place: series.articles.findIndex((article) => article.slug === slug),
      articles: series.articles.flatMap((article) => linkTo(article) ?? []),
    },
  }
}

/** The articles most similar to one; the newest others where there are too few. */
function toGoOnWith(articles: readonly ArticleSummary[], slug: string): ArticleSummary[] {
  const newest = articles.slice(0, 2 * RELATED_ARTICLES).filter((article) => article.slug !== slug)
  return [...new Set([...relatedArticles(articles, slug), ...newest])].slice(0, RELATED_ARTICLES)
}

export function findTag({ articles }: Pick<Listing, 'articles'>, slug: string): Tag | null {
  return tagsOf(articles).get(slug) ?? null
}

export function findSeries(listing: Listing, slug: string): Series | null {
  return seriesOf(listing).find((series) => series.slug === slug) ?? null
}

export function topicsOf(listing: Listing): Topics {
  return {
    tags: [...tagsOf(listing.articles).values()].map(withCount),
    series: seriesOf(listing).map(withCount),
  }
}

/** Returns the articles of every year, the newest first. Those without a date come last, without a year. */
export const yearsOf = onceFor((articles: readonly ArticleSummary[]): Year[] => {
  const years = new Map<string, ArticleLink[]>()
  for (const link of articles.flatMap((article) => linkTo(article) ?? [])) {
    const year = link.date?.slice(0, 4) ?? ''
    const links = years.get(year)
    if (links) links.push(link)
    else years.set(year, [link])
  }
  return [...years].map(([year, links]) => ({ year, articles: links }))
})

export function linkTo(article: ArticleSummary | undefined): ArticleLink | null {
  if (!article) return null
  const { id, slug, title } = article
  return { id, slug, title, date: publicationDate(article) }
}

function withCount({ slug, name, articles }: Tag | Series): Counted {
  return { slug, name, count: articles.length }
}

/** A tag with its articles, in the order of the list. @param slug segment of its URL, decoded */
export type Tag = { slug: string; name: string; articles: ArticleSummary[] }

/** Returns the tags of a list of articles by slug, those with the most articles first, then in order of slug. */
export const tagsOf = onceFor((articles: readonly ArticleSummary[]): ReadonlyMap<string, Tag> => {
  const found = new Map<string, { articles: ArticleSummary[]; spellings: string[] }>()
  for (const article of articles)
    for (const [slug, spelling] of spellingsOf(article)) {
      const tag = found.get(slug) ?? { articles: [], spellings: [] }
      found.set(slug, tag)
      tag.articles.push(article)
      tag.spellings.push(spelling)
    }
  const all = [...found].map(([slug, tag]) => ({
    slug,
    name: mostFrequent(tag.spellings),
    articles: tag.articles,
  }))
  all.sort((a, b) => b.articles.length - a.articles.length || NAMES.compare(a.slug, b.slug))
  return new Map(all.map((tag) => [tag.slug, tag]))
})

/** Returns an article's tags by slug; a tag that it spells in two ways counts once. */
function spellingsOf({ tags }: ArticleSummary): Map<string, string> {
  const spellings = new Map<string, string>()
  for (const tag of tags) {
    const slug = slugOf(tag)
    if (slug && !spellings.has(slug)) spellings.set(slug, tag.trim())
  }
  return spellings
}

/** Returns the most frequent spelling; of equally frequent ones, that of the newest article. */
function mostFrequent(spellings: string[]): string {
  const counts = new Map<string, number>()
  for (const spelling of spellings) counts.set(spelling, (counts.get(spelling) ?? 0) + 1)
  const most = Math.max(...counts.values())
  return spellings.find((spelling) => counts.get(spelling) === most) ?? ''
}
