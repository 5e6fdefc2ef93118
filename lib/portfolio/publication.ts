import { momentInMadrid, nowInMadrid } from '../text/madrid-clock'
import { publicationDate } from './publication-date'
import type { ArticleSummary } from './types'

const DAY_MS = 24 * 60 * 60_000

type Dated = Pick<ArticleSummary, 'published_at' | 'created_at'>

/**
 * Tells articles whose date lies ahead: they are in no list before it. Dates are Madrid's wall clock, of which an hour
 * comes twice a year: the first of both counts.
 * @param now milliseconds since 1970
 */
export function datesAhead(now: number): (article: Dated) => boolean {
  const longPast = nowInMadrid(new Date(now - DAY_MS))
  return (article) => {
    const date = publicationDate(article)
    return date !== null && date > longPast && momentInMadrid(date) > now
  }
}

/** The first moment at which one of these articles is published, in milliseconds since 1970; null when none waits. */
export function nextPublication(waiting: readonly Dated[]): number | null {
  const moments = waiting.flatMap((article) => {
    const date = publicationDate(article)
    return date === null ? [] : [momentInMadrid(date)]
  })
  return moments.length === 0 ? null : Math.min(...moments)
}
