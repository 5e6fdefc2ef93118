import type { ArticleSummary } from '../portfolio/types'

/**
 * Normalises a text for comparison: lower case and without accents (SPEC §5: case-insensitive). ñ is kept, because it
 * is a letter of its own in Spanish.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/n\u0303/g, '\u00f1')
    .replace(/[\u0300-\u036f]/g, '')
}

/** The articles whose title or excerpt contains the term; all of them for an empty term. */
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
