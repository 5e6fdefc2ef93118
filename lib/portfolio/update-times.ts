import type { ArticleSummary } from './types'

/**
 * What tells one state of an article from another. The API moves `updated_at` with each view (API.md), which must not render pages
 * again; in a file it is what its owner wrote.
 */
export function withoutUpdate<T extends ArticleSummary>({
  updated_at: _,
  ...content
}: T): Omit<T, 'updated_at'> {
  return content
}

/** The same for what lists show of articles, which is never that date. */
export function withoutUpdates(selected: unknown): unknown {
  return JSON.parse(
    JSON.stringify(selected, (key, value: unknown) => (key === 'updated_at' ? undefined : value)) ?? 'null',
  )
}
