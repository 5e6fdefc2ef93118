import { ARCHIVE_PAGE_MAX } from '../site/constants'
import type { Snapshot } from '../content/snapshot'
import { findSeries, findTag, yearsOf } from '../content/topics'
import { slugOf } from '../text/slug'
import type { CanonicalRedirect } from './resolve-pathname'
import { decodeSegment } from '../site/read-path'
import { topicRoutes } from '../articles/topic-routes'

const TAG = /^\/etiqueta\/([^/]+)(\/rss\.xml)?$/
const SERIES = /^\/serie\/([^/]+)$/
const ARCHIVE = /^\/articles\/archivo(?:\/(\d{4}))?$/

/**
 * Resolves the path of a tag, a series or the archive. Another spelling of a name redirects to its canonical path.
 * @returns null for any other path, and for a tag, series or year that doesn't exist
 */
export function resolveSelection(path: string, content: Snapshot): 'page' | CanonicalRedirect | null {
  const { articles, values } = content
  const [, tag, feed] = TAG.exec(path) ?? []
  if (tag !== undefined)
    return resolveName(
      tag,
      (slug) => findTag({ articles }, slug),
      feed ? topicRoutes.tagFeed : topicRoutes.tag,
    )
  const [, series] = SERIES.exec(path) ?? []
  if (series !== undefined) {
    const listing = { articles, series: values.series }
    return resolveName(series, (slug) => findSeries(listing, slug), topicRoutes.series)
  }
  const archive = ARCHIVE.exec(path)
  return archive && resolveYear(archive[1], content)
}

function resolveName(
  segment: string,
  find: (slug: string) => object | null,
  route: (slug: string) => string,
) {
  const name = decodeSegment(segment)
  const slug = name === null ? '' : slugOf(name)
  if (!slug || !find(slug)) return null
  return slug === name ? 'page' : ({ location: route(slug), status: 301 } as const)
}

/** A year has its own page only if a single page for all years would be too long. */
function resolveYear(year: string | undefined, { articles }: Snapshot) {
  if (year === undefined) return 'page'
  if (!yearsOf(articles).some((one) => one.year === year)) return null
  return articles.length > ARCHIVE_PAGE_MAX
    ? 'page'
    : ({ location: `${topicRoutes.archive()}#${year}`, status: 307 } as const)
}
