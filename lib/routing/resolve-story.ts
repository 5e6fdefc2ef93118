import 'server-only'
import { getCatalog } from '../portfolio/source'
import { findStories } from '../portfolio/stories/stories'
import { slugOfTitle } from '../content/stories/story-slugs'
import { RESERVED_SLUGS } from '../content/types'
import { slugOf } from '../text/slug'
import { decodeSegment } from './read-path'
import type { CanonicalRedirect } from './resolve-pathname'
import { projectCardPath, storyPath } from './story-routes'

// Under `next start -H 127.0.0.1` a rewrite arrives as a second request, so its target must resolve too.
const STORY = /^\/project\/([^/]+)(?:\/markdown)?$/

/**
 * Resolves the path of a project's story. Another spelling redirects to the canonical path, and a project without a
 * story to its card.
 * @returns null for any other path, and for a project that doesn't exist
 */
export async function resolveStory(path: string): Promise<'page' | 'markdown' | CanonicalRedirect | null> {
  const name = decodeSegment(STORY.exec(path)?.[1] ?? '')
  if (!name || RESERVED_SLUGS.includes(name)) return null
  const slugs = new Set((await findStories()).map(({ slug }) => slug))
  const own = slugOf(name)
  if (slugs.has(own)) return own === name ? 'page' : { location: storyPath(own), status: 301 }
  const asMarkdown = /^(.+)\.md$/.exec(name)?.[1] ?? ''
  if (slugs.has(asMarkdown)) return 'markdown'
  return cardOf(slugOf(asMarkdown) || own)
}

/** Redirects to the card of a project, on the page of the unfiltered list. */
async function cardOf(slug: string): Promise<CanonicalRedirect | null> {
  const projects = await getCatalog().cachedProjects()
  const index = projects.findIndex(({ title }) => slugOfTitle(title) === slug)
  const project = projects[index]
  return project ? { location: projectCardPath(project.id, index), status: 307 } : null
}
