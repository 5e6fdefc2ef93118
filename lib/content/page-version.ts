import type { Version } from './snapshot'

/** The page of an article, and the route of its Markdown. */
const ARTICLE = /^(?:\/markdown)?(?:\/en)?\/article\/([^/]+)$/
const ABOUT = /^(?:\/en)?\/about$/
/** Feeds and other files for machines, which may contain every text. */
const FILE = /\.(?:xml|json|txt)$/
/** Drawings, which are made from lists. */
const DRAWN = /^\/media\//

/**
 * Returns the version of what a page shows: it is good as long as this is what it was made from. An edit of a text alone
 * makes its own page stale, and the files that may contain it; an edit of what lists show makes all of them stale.
 * @param path of the page, percent-encoded
 */
export function pageVersion(path: string, { list, all, calendar, texts }: Version): string {
  const segment = ARTICLE.exec(path)?.[1]
  if (segment !== undefined) return `${list}.${texts.get(decoded(segment)) ?? texts.get(segment) ?? ''}`
  if (ABOUT.test(path)) return `${list}.${calendar}`
  return FILE.test(path) && !DRAWN.test(path) ? all : list
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).normalize('NFC')
  } catch {
    return segment
  }
}
