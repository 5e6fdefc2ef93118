import { foldAccents } from '../text/folding'
import type { ArticleSummary } from '../content/types'

/** Returns the articles whose title or excerpt contains the term; an empty term matches all. */
export function searchArticles<T extends Pick<ArticleSummary, 'title' | 'excerpt'>>(
  articles: T[],
  term: string,
): T[] {
  const wanted = foldAccents(term.trim())
  if (!wanted) return articles
  return articles.filter(
    ({ title, excerpt }) =>
      foldAccents(title).includes(wanted) || foldAccents(excerpt ?? '').includes(wanted),
  )
}
