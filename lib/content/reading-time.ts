import { READING_WORDS_PER_MINUTE } from '../site/constants'

/**
 * Returns the minutes needed to read a text, at least 1.
 * @param text plain text or markdown; words are split on white space
 * @returns whole minutes, rounded up (SPEC §5: 250 words a minute)
 */
export function readingMinutes(text: string | null): number {
  return Math.max(1, Math.ceil(countWords(text ?? '') / READING_WORDS_PER_MINUTE))
}

/** Returns the number of words in a text, split on white space. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}

/**
 * Computes the minutes in a summary; each source applies it to the rows of its list. SPEC §3 counts the words of the
 * excerpt. Where the list contains the text, its words are counted too, and the larger number is used. So a card agrees
 * with its article wherever the text is at least as long as its excerpt, and always for the files of `content/`, whose
 * excerpts are too short for a second minute.
 * @param excerpt the whole one, before it is cut for display
 * @param content the text, where the list contains it
 * @param stated minutes that the source reports for a text that it doesn't send, as this site's own API does
 */
export function summaryMinutes(
  excerpt: string | null,
  content: string | null,
  stated: number | null = null,
): number {
  return Math.max(readingMinutes(excerpt), content ? readingMinutes(content) : (stated ?? 1))
}
