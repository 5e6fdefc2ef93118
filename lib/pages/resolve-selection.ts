import { ARCHIVE_PAGE_MAX } from '../site/constants'
import type { Snapshot } from '../content/snapshot'
import { findSeries, findTag, yearsOf } from '../content/topics'
import { slugOf } from '../text/slug'
import type { CanonicalRedirect } from './resolve-pathname'
import { decodeSegment } from '../site/routes'
import { topicRoutes } from '../articles/routes'
import { slugOfTitle, slugsOf } from '../content/story-pages'
import { type Project, RESERVED_SLUGS } from '../content/types'
import { projectCardPath, storyPath } from '../projects/views'

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

const STORY = /^\/project\/([^/]+)$/

/**
 * Resolves the path of a project's story. Another spelling redirects to the canonical path, and a project without a
 * story to its card.
 * @returns null for any other path, and for a project that doesn't exist
 */
export function resolveStory(
  path: string,
  { values }: Pick<Snapshot, 'values'>,
): 'page' | 'markdown' | CanonicalRedirect | null {
  const name = decodeSegment(STORY.exec(path)?.[1] ?? '')
  if (!name || RESERVED_SLUGS.includes(name)) return null
  const projects = values.projects.rows
  const slugs = new Set(slugsOf({ projects, stories: values.stories.stories }).values())
  const own = slugOf(name)
  if (slugs.has(own)) return own === name ? 'page' : { location: storyPath(own), status: 301 }
  const asMarkdown = /^(.+)\.md$/.exec(name)?.[1] ?? ''
  if (slugs.has(asMarkdown)) return 'markdown'
  return cardOf(projects, slugOf(asMarkdown) || own)
}

/** Redirects to the card of a project, on the page of the unfiltered list. */
function cardOf(projects: Project[], slug: string): CanonicalRedirect | null {
  const index = projects.findIndex(({ title }) => slugOfTitle(title) === slug)
  const project = projects[index]
  return project ? { location: projectCardPath(project.id, index), status: 307 } : null
}
