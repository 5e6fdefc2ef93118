import { READING_WORDS_PER_MINUTE } from '../config/constants'
import type { ArticleSummary } from './types'

/**
 * Minutes needed to read a text, at least 1.
 * @param text plain text or markdown; words are split on white space
 * @returns whole minutes, rounded up (SPEC §5: 250 words a minute)
 */
export function readingMinutes(text: string | null): number {
  return Math.max(1, Math.ceil(countWords(text ?? '') / READING_WORDS_PER_MINUTE))
}

/** Number of words in a text, split on white space. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}

type Told = {
  /** The whole excerpt, before it is cut for display. */
  excerpt: string | null
  /** The text, where the list brings it. */
  content?: string | null
  /** Minutes that the source states for a text that it keeps for itself, as this site's own API does. */
  stated?: number | null
}

/**
 * The one rule for the minutes in a summary, which each source applies to the rows of its list. SPEC §3 counts the words of the excerpt;
 * where the text comes with the list, its words count as well, and the longer of both is told. So a card agrees with its
 * article wherever the text is at least as long as its excerpt, and always on the files of `content/`, whose
 * excerpts are too short for a second minute.
 */
export function summaryMinutes({ excerpt, content, stated }: Told): number {
  const ofText = content ? readingMinutes(content) : (stated ?? 1)
  return Math.max(readingMinutes(excerpt), ofText)
}

/** Minutes that a card says: those of its summary. One that was stored without them has those of its excerpt. */
export function cardMinutes({
  reading_minutes,
  excerpt,
}: Pick<ArticleSummary, 'reading_minutes' | 'excerpt'>): number {
  return reading_minutes ?? readingMinutes(excerpt)
}
