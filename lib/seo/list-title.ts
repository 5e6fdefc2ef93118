import type { ProjectView } from '../projects/views'
import { fill } from '../text/fill'
import { ARTICLES, ARTICLES_EN } from '../articles/words'
import { PROJECT_LIST, PROJECT_LIST_EN, PROJECTS, PROJECTS_EN } from '../projects/words'

/** Parts of the titles of a list's pages: templates of lib/text/fill.ts. */
export const LIST_TITLES = {
  articles: ARTICLES.title as string,
  projects: PROJECTS.title as string,
  filters: PROJECT_LIST.filters,
  numbered: ' (página {page})',
}
export type ListTitles = typeof LIST_TITLES

const numbered = (page: number, { numbered: words }: ListTitles) => (page === 1 ? '' : fill(words, { page }))

/** Returns the title of a page of the article list, without the site's. */
export function articlesTitle(page: number, words: ListTitles = LIST_TITLES): string {
  return words.articles + numbered(page, words)
}

/** Returns the title of a page of the project gallery, filtered or not, without the site's. */
export function projectsTitle({ type, page }: ProjectView, words: ListTitles = LIST_TITLES): string {
  return words.projects + (type ? ` · ${words.filters[type]}` : '') + numbered(page, words)
}

export const ENGLISH_TITLES: ListTitles = {
  articles: ARTICLES_EN.title,
  projects: PROJECTS_EN.title,
  filters: PROJECT_LIST_EN.filters,
  numbered: ' (page {page})',
}
