import { slugOf } from '../text/slug'
import type { ArticleSummary } from './types'

/** A tag with its articles, in the order of the list. @param slug segment of its URL, decoded */
export type Tag = { slug: string; name: string; articles: ArticleSummary[] }

const lists = new WeakMap<readonly ArticleSummary[], Map<string, Tag>>()

/** Returns the tags of a list of articles by slug, those with the most articles first, then in order of slug. */
export function tagsOf(articles: readonly ArticleSummary[]): Map<string, Tag> {
  const known = lists.get(articles)
  if (known) return known
  const found = new Map<string, { articles: ArticleSummary[]; spellings: string[] }>()
  for (const article of articles)
    for (const [slug, spelling] of spellingsOf(article)) {
      const tag = found.get(slug) ?? { articles: [], spellings: [] }
      found.set(slug, tag)
      tag.articles.push(article)
      tag.spellings.push(spelling)
    }
  const tags = [...found].map(([slug, tag]) => ({
    slug,
    name: mostFrequent(tag.spellings),
    articles: tag.articles,
  }))
  tags.sort((a, b) => b.articles.length - a.articles.length || a.slug.localeCompare(b.slug, 'es'))
  const bySlug = new Map(tags.map((tag) => [tag.slug, tag]))
  lists.set(articles, bySlug)
  return bySlug
}

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
