import 'server-only'
import { getAllProjects } from '../portfolio/queries'
import { withStories } from '../portfolio/stories/stories'
import type { Project } from '../portfolio/types'
import { findFeatured } from './lookup'

/**
 * The projects that the owner features, with the slugs of their stories, for a page that then depends on them.
 * @param names ids, slugs or titles
 */
export async function getFeatured(names: readonly (string | number)[]): Promise<Project[]> {
  const projects = await getAllProjects()
  const { found, unknown } = findFeatured(projects, names)
  // On the stories of all projects the page depends only where a name may be that of a story.
  if (unknown.length === 0) return withStories(found)
  return findFeatured(await withStories(projects), names).found
}
