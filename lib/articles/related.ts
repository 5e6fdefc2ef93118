import { foldToPlain, slugOf } from '../text/folding'
import { onceFor } from '../site/once'
import type { ArticleSummary } from '../content/types'

export const RELATED_ARTICLES = 3

/** Minimum length of a word: shorter ones say nothing about the subject of a text. */
const MIN_WORD_LENGTH = 4
/** A shared tag counts as much as this many shared words of the same rarity. */
const TAG_WEIGHT = 4

/** Rarity is rounded to halves of a doubling. */
const RARITY_STEPS = 2

type Term = string
type Index = {
  /** For each term, the positions in the list of the articles that have it. */
  places: Map<Term, number[]>
  terms: Map<Term, number>[]
}

/**
 * Returns the articles that have most in common with one, the most similar first.
 *
 * Each shared tag, and each shared word of title and excerpt, counts by its rarity, `log2(1 + all / those that have
 * it)` in coarse steps; a tag counts {@link TAG_WEIGHT} times. Of equally similar articles the newer one comes first.
 * Texts don't count: not every source sends them with its list, and the result would depend on which ones were loaded.
 * @param articles newest first
 */
export function relatedArticles(
  articles: readonly ArticleSummary[],
  slug: string,
  count = RELATED_ARTICLES,
): ArticleSummary[] {
  const own = articles.findIndex((article) => article.slug === slug)
  const { places, terms } = indexOf(articles)
  const scores = new Float64Array(articles.length)
  for (const [term, weight] of terms[own] ?? []) {
    const having = places.get(term) ?? []
    const score = weight * rarityOf(articles.length / having.length)
    for (const place of having) scores[place] = (scores[place] ?? 0) + score
  }
  scores.fill(0, own, own + 1)
  return highest(scores, count).flatMap((place) => articles[place] ?? [])
}

/** Returns the places of the highest scores above zero; of equal ones the first. */
function highest(scores: Float64Array, count: number): number[] {
  const found: { place: number; score: number }[] = []
  scores.forEach((score, place) => {
    if (score === 0 || (found.length === count && score <= (found.at(-1)?.score ?? 0))) return
    found.splice(found.findLastIndex((one) => one.score >= score) + 1, 0, { place, score })
    if (found.length > count) found.pop()
  })
  return found.map(({ place }) => place)
}

/**
 * Rounds rarity to coarse steps. A new article makes each of its tags and words a little less rare; that should hardly
 * ever change the related articles of others, whose pages would be rendered again.
 */
function rarityOf(share: number): number {
  return Math.round(Math.log2(1 + share) * RARITY_STEPS) / RARITY_STEPS
}

/** Of an article that has not changed they are known. */
const termsOf = onceFor(({ title, excerpt, tags }: ArticleSummary): Map<Term, number> => {
  const words = foldToPlain(`${title} ${excerpt ?? ''}`).match(/[\p{L}\p{N}]+/gu) ?? []
  return new Map([
    ...words.filter((word) => word.length >= MIN_WORD_LENGTH).map((word) => [`word:${word}`, 1] as const),
    ...tags.map((tag) => [`tag:${slugOf(tag)}`, TAG_WEIGHT] as const),
  ])
})

/** The index of a list, which may hold thousands. */
const indexOf = onceFor((articles: readonly ArticleSummary[]): Index => {
  const terms = articles.map(termsOf)
  const places = new Map<Term, number[]>()
  terms.forEach((own, place) => {
    for (const term of own.keys()) {
      const having = places.get(term)
      if (having) having.push(place)
      else places.set(term, [place])
    }
  })
  return { places, terms }
})
