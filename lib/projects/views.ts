import { PROJECT_PAGES_LISTED_WHOLE, PROJECT_PAGES_WINDOW, PROJECTS_PAGE_SIZE } from '../site/constants'
import { type Project, PROJECT_TYPES, type ProjectType } from '../content/types'
import { readPageSegment, routes } from '../site/routes'

export type ProjectView = { type?: ProjectType; page: number }

/**
 * Parses filter and page from the path segments below /project: `web`, `page/2`, `web/page/2`.
 * @returns null for all other segments
 */
export function readProjectView(segments: string[]): ProjectView | null {
  const [first, ...rest] = segments
  const type = PROJECT_TYPES.find((known) => known === first)
  const tail = type ? rest : segments
  if (tail.length === 0) return type ? { type, page: 1 } : null
  const page = tail.length === 2 && tail[0] === 'page' && tail[1] ? readPageSegment(tail[1]) : null
  return page ? { type, page } : null
}

/** Returns the path segments of a view; the inverse of {@link readProjectView}. */
export function projectSegments({ type, page }: ProjectView): string[] {
  return [...(type ? [type] : []), ...(page === 1 ? [] : ['page', String(page)])]
}

/**
 * Parses a path of the gallery.
 * @returns null for any other path
 */
export function readProjectsPath(path: string): ProjectView | null {
  const [root, ...segments] = path.slice(1).split('/')
  if (root !== 'project') return null
  return segments.length === 0 ? { page: 1 } : readProjectView(segments)
}

/** Returns every filter and page with a path below /project, for prerendering; /project itself is not included. */
export function viewsOf(projects: Pick<Project, 'tipo'>[]): ProjectView[] {
  return [undefined, ...PROJECT_TYPES].flatMap((type) => {
    const shown = projects.filter(({ tipo }) => !type || tipo === type)
    const pages = Math.max(1, Math.ceil(shown.length / PROJECTS_PAGE_SIZE))
    const views = Array.from({ length: pages }, (_, index) => ({ type, page: index + 1 }))
    return type ? views : views.slice(1)
  })
}

/**
 * Returns the page numbers to list (SPEC §2): all of them up to seven; above that the first, the current page with two
 * on either side, and the last, with `gap` where numbers are left out.
 */
export function pageItems(current: number, count: number): (number | 'gap')[] {
  const all = Array.from({ length: count }, (_, index) => index + 1)
  if (count <= PROJECT_PAGES_LISTED_WHOLE) return all
  const shown = all.filter(
    (page) => page === 1 || page === count || Math.abs(page - current) <= PROJECT_PAGES_WINDOW,
  )
  return shown.flatMap((page, index) => {
    const before = shown[index - 1]
    return before !== undefined && page - before > 1 ? ['gap' as const, page] : [page]
  })
}

/** Returns the path of the page with a project's story. */
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
