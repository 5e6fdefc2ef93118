import { PROJECTS_PAGE_SIZE } from '../site/constants'
import { routes } from '../site/routes'

/**
 * Returns the path of the page with a project's story. Separate from the other routes, because those are part of every
 * page's script.
 */
export function storyPath(slug: string): string {
  return `/project/${encodeURIComponent(slug)}`
}

/** Returns the anchor of a project's card. */
export function projectAnchor(id: number): string {
  return `proyecto-${id}`
}

/**
 * Returns the URL of a project's card on its page of the list.
 * @param index position among all projects
 */
export function projectCardPath(id: number, index: number): string {
  const page = Math.floor(index / PROJECTS_PAGE_SIZE) + 1
  return `${routes.projects({ page })}#${projectAnchor(id)}`
}
