import { PROJECTS_PAGE_SIZE } from '../config/constants'
import { routes } from './routes'

/** The path of the page with a project's story. Apart from the others, which every page's script contains. */
export function storyPath(slug: string): string {
  return `/project/${encodeURIComponent(slug)}`
}

/** The anchor of a project's card. */
export function projectAnchor(id: number): string {
  return `proyecto-${id}`
}

/** Where the card of a project stands. @param index its place among all projects */
export function projectCardPath(id: number, index: number): string {
  const page = Math.floor(index / PROJECTS_PAGE_SIZE) + 1
  return `${routes.projects({ page })}#${projectAnchor(id)}`
}
