import type { ArticleSummary } from './types'

/** Returns when an article was published, else when it was written (SPEC §3); null for a row without any date. */
export function publicationDate({
  published_at,
  created_at,
}: Pick<ArticleSummary, 'published_at' | 'created_at'>): string | null {
  return published_at ?? created_at
}
