import type { ArticleSummary } from '../content/types'

/**
 * Returns what distinguishes two versions of an article. The API changes `updated_at` with each view (API.md), which
 * must not cause pages to be rendered again; in a file the owner has written it.
 */
export function withoutUpdate<T extends ArticleSummary>({
  updated_at: _,
  ...content
}: T): Omit<T, 'updated_at'> {
  return content
}

/** Like {@link withoutUpdate}, for the parts of articles that lists show, which never include that date. */
export function withoutUpdates(selected: unknown): unknown {
  return JSON.parse(
    JSON.stringify(selected, (key, value: unknown) => (key === 'updated_at' ? undefined : value)) ?? 'null',
  )
}
