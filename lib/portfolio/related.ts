import { foldToPlain } from '../text/folding'
import { slugOf } from '../text/slug'
import type { ArticleSummary } from './types'

const RELATED_ARTICLES = 3

/** Words as short as these say nothing of what a text is about. */
const MIN_WORD_LENGTH = 4
/** A shared tag weighs as much as this many shared words that are as rare. */
const TAG_WEIGHT = 4

/** Rarity counts in halves of a doubling. */
const RARITY_STEPS = 2

type Term = string
type Index = {
  /** Articles by term, by their place in the list. */
  places: Map<Term, number[]>
  terms: Map<Term, number>[]
}

const indexes = new WeakMap<readonly ArticleSummary[], Index>()

/**
 * The articles that have most in common with one, the most similar first.
 *
 * Each tag and each word of the title and the excerpt that both have counts by its rarity, `ln(1 + all / those that have
 * it)` in coarse steps; a tag counts {@link TAG_WEIGHT} times. Of equals the newer one comes first. Texts don't count: not every source
 * hands them over with its list, and the result would depend on which ones were read.
 * @param articles newest first
 */
export function relatedArticles(
  articles: readonly ArticleSummary[],
  slug: string,
  count = RELATED_ARTICLES,
): ArticleSummary[] {
  const own = articles.findIndex((article) => article.slug === slug)
  const { places, terms } = indexOf(articles)
  const scores = new Map<number, number>()
  for (const [term, weight] of terms[own] ?? []) {
    const having = places.get(term) ?? []
    const rarity = rarityOf(articles.length / having.length)
    for (const place of having) scores.set(place, (scores.get(place) ?? 0) + weight * rarity)
  }
  scores.delete(own)
  return [...scores]
    .sort(([a, scoreOfA], [b, scoreOfB]) => scoreOfB - scoreOfA || a - b)
    .slice(0, count)
    .flatMap(([place]) => articles[place] ?? [])
}

/**
 * In coarse steps, so that one article more, which makes each of its tags and words a little less rare, hardly ever changes
 * what stands under the others: their pages would be made anew.
 */
function rarityOf(share: number): number {
  return Math.round(Math.log2(1 + share) * RARITY_STEPS) / RARITY_STEPS
}

/** Made once for each list, which may hold thousands. */
function indexOf(articles: readonly ArticleSummary[]): Index {
  const known = indexes.get(articles)
  if (known) return known
  const terms = articles.map(termsOf)
  const places = new Map<Term, number[]>()
  terms.forEach((own, place) => {
    for (const term of own.keys()) {
      const having = places.get(term)
      if (having) having.push(place)
      else places.set(term, [place])
    }
  })
  const index = { places, terms }
  indexes.set(articles, index)
  return index
}

function termsOf({ title, excerpt, tags }: ArticleSummary): Map<Term, number> {
  const words = foldToPlain(`${title} ${excerpt ?? ''}`).match(/[\p{L}\p{N}]+/gu) ?? []
  return new Map([
    ...words.filter((word) => word.length >= MIN_WORD_LENGTH).map((word) => [`word:${word}`, 1] as const),
    ...tags.map((tag) => [`tag:${slugOf(tag)}`, TAG_WEIGHT] as const),
  ])
}
