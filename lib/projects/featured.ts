import 'server-only'
import { getAllProjects } from '../portfolio/queries'
import { withStories } from '../portfolio/stories/stories'
import type { Project } from '../content/types'
import { findFeatured } from './lookup'

/**
 * Returns the projects that the owner features, with the slugs of their stories. The page that shows them then depends
 * on them.
 * @param names ids, slugs or titles
 */
export async function getFeatured(names: readonly (string | number)[]): Promise<Project[]> {
  const projects = await getAllProjects()
  const { found, unknown } = findFeatured(projects, names)
  // The page depends on the stories of all projects only if a name may be a story's slug.
  if (unknown.length === 0) return withStories(found)
  return findFeatured(await withStories(projects), names).found
}
