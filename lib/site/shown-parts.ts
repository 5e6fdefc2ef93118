/** Parts of the site that depend on what its owner has. */
export type SitePart = 'articles' | 'projects'

/**
 * Returns the parts that exist: without articles or without projects, neither menu nor buttons nor sitemap lead there.
 * @param content what there is, in the language of the page
 */
export function shownParts(content: Record<SitePart, readonly unknown[]>): ReadonlySet<SitePart> {
  const parts = ['articles', 'projects'] as const
  return new Set(parts.filter((part) => content[part].length > 0))
}
