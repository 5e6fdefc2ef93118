import { momentInMadrid, nowInMadrid } from '../text/date'
import type { ArticleSummary } from './types'

type Dated = Pick<ArticleSummary, 'published_at' | 'created_at'>

/** Returns when an article was published, else when it was written (SPEC §3); null for a row without any date. */
export function publicationDate({ published_at, created_at }: Dated): string | null {
  return published_at ?? created_at
}

const DAY_MS = 24 * 60 * 60_000

/**
 * Returns a predicate for articles with a future date, which no list contains yet. Dates are wall-clock time in Madrid,
 * where one hour occurs twice a year: the first occurrence counts.
 * @param now milliseconds since 1970
 */
export function datesAhead(now: number): (article: Dated) => boolean {
  const longPast = nowInMadrid(new Date(now - DAY_MS))
  return (article) => {
    const date = publicationDate(article)
    return date !== null && date > longPast && momentInMadrid(date) > now
  }
}
