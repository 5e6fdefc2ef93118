import { ARTICLES } from '../copy/articles'
import { PROJECTS } from '../copy/projects'
import type { ProjectView } from '../routing/project-views'

const numbered = (page: number) => (page === 1 ? '' : ` (página ${page})`)

/** The title of a page of the article list, without the site's. */
export function articlesTitle(page: number): string {
  return ARTICLES.title + numbered(page)
}

/** The title of a page of the project gallery, filtered or not, without the site's. */
export function projectsTitle({ type, page }: ProjectView): string {
  return PROJECTS.title + (type ? ` · ${PROJECTS.filter(type)}` : '') + numbered(page)
}
