import { ARTICLES } from './articles'
import { PROJECT_LIST } from './project-list'
import { PROJECTS } from './projects'

/** Parts of the titles of a list's pages: templates of lib/text/fill.ts. */
export const LIST_TITLES = {
  articles: ARTICLES.title as string,
  projects: PROJECTS.title as string,
  filters: PROJECT_LIST.filters,
  numbered: ' (página {page})',
}
export type ListTitles = typeof LIST_TITLES
