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
 * The result for a path of a tag, a series or the archive; another spelling of a name leads to its own address.
 * @returns null for any other path, and for one of them that doesn't exist
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

/** A year is a page of its own only where one page would be too long for all of them. */
async function resolveYear(year: string | undefined) {
  if (year === undefined) return 'page'
  const years = await findSelection('archive')
  if (!years.some((one) => one.year === year)) return null
  const total = years.reduce((sum, { articles }) => sum + articles.length, 0)
  return total > ARCHIVE_PAGE_MAX
    ? 'page'
    : ({ location: `${topicRoutes.archive()}#${year}`, status: 307 } as const)
}
