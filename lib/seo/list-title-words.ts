import { ARTICLES } from '../articles/words'
import { PROJECT_LIST } from '../projects/list-words'
import { PROJECTS } from '../projects/words'

/** Parts of the titles of a list's pages: templates of lib/text/fill.ts. */
export const LIST_TITLES = {
  articles: ARTICLES.title as string,
  projects: PROJECTS.title as string,
  filters: PROJECT_LIST.filters,
  numbered: ' (página {page})',
}
export type ListTitles = typeof LIST_TITLES
