import 'server-only'
import { ARCHIVE_PAGE_MAX } from '../config/constants'
import { findSelection } from '../portfolio/selections'
import { slugOf } from '../text/slug'
import type { CanonicalRedirect } from './resolve-pathname'
import { decodeSegment } from './read-path'
import { topicRoutes } from './topic-routes'

const TAG = /^\/etiqueta\/([^/]+)(\/rss\.xml)?$/
const SERIES = /^\/serie\/([^/]+)$/
const ARCHIVE = /^\/articles\/archivo(?:\/(\d{4}))?$/

/**
 * Resolves the path of a tag, a series or the archive. Another spelling of a name redirects to its canonical path.
 * @returns null for any other path, and for a tag, series or year that doesn't exist
 */
export async function resolveSelection(path: string): Promise<'page' | CanonicalRedirect | null> {
  const [, tag, feed] = TAG.exec(path) ?? []
  if (tag !== undefined) return resolveName('tag', tag, feed ? topicRoutes.tagFeed : topicRoutes.tag)
  const [, series] = SERIES.exec(path) ?? []
  if (series !== undefined) return resolveName('series', series, topicRoutes.series)
  const archive = ARCHIVE.exec(path)
  return archive && resolveYear(archive[1])
}

async function resolveName(kind: 'tag' | 'series', segment: string, route: (slug: string) => string) {
  const name = decodeSegment(segment)
  const slug = name === null ? '' : slugOf(name)
  if (!slug || !(await findSelection(kind, slug))) return null
  return slug === name ? 'page' : ({ location: route(slug), status: 301 } as const)
}

/** A year has its own page only if a single page for all years would be too long. */
async function resolveYear(year: string | undefined) {
  if (year === undefined) return 'page'
  const years = await findSelection('archive')
  if (!years.some((one) => one.year === year)) return null
  const total = years.reduce((sum, { articles }) => sum + articles.length, 0)
  return total > ARCHIVE_PAGE_MAX
    ? 'page'
    : ({ location: `${topicRoutes.archive()}#${year}`, status: 307 } as const)
}
