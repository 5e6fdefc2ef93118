import type { ArticleSummary } from '../portfolio/types'

/**
 * Brings a text to the form in which it is compared: lower case and without accents, ñ kept apart from n
 * (SPEC §5, case-insensitive; in Spanish an accent is spelling, ñ is a letter).
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/n\u0303/g, '\u00f1')
    .replace(/[\u0300-\u036f]/g, '')
}

/** The articles whose title or excerpt holds the term; an empty term finds all of them. */
export function searchArticles<T extends Pick<ArticleSummary, 'title' | 'excerpt'>>(
  articles: T[],
  term: string,
): T[] {
  const wanted = fold(term.trim())
  if (!wanted) return articles
  return articles.filter(
    ({ title, excerpt }) => fold(title).includes(wanted) || fold(excerpt ?? '').includes(wanted),
  )
}
