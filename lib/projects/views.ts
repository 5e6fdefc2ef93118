import { PROJECTS_PAGE_SIZE } from '../site/constants'
import { PROJECT_TYPES, type Project, type ProjectType } from '../content/types'
import { readPageSegment } from '../site/read-path'

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
