import 'server-only'
import { getAllProjects, withStories } from './queries'
import type { Project } from '../content/types'
import { findFeatured } from './project'

/**
 * Returns the projects that the owner features, with the slugs of their stories.
 * @param names ids, slugs or titles
 */
export async function getFeatured(names: readonly (string | number)[]): Promise<Project[]> {
  return findFeatured(await withStories(await getAllProjects()), names).found
}
