import type { Snapshot } from '../content/snapshot'
import { slugOfTitle, slugsOf } from '../content/stories/story-pages'
import { type Project, RESERVED_SLUGS } from '../content/types'
import { slugOf } from '../text/slug'
import { decodeSegment } from '../site/read-path'
import type { CanonicalRedirect } from './resolve-pathname'
import { projectCardPath, storyPath } from '../projects/story-routes'

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
