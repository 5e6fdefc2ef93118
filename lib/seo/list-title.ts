import { LIST_TITLES, type ListTitles } from './list-title-words'
import type { ProjectView } from '../projects/views'
import { fill } from '../text/fill'

const numbered = (page: number, { numbered: words }: ListTitles) => (page === 1 ? '' : fill(words, { page }))

/** Returns the title of a page of the article list, without the site's. */
export function articlesTitle(page: number): string {
  return LIST_TITLES.articles + numbered(page, LIST_TITLES)
}

/** Returns the title of a page of the project gallery, filtered or not, without the site's. */
export function projectsTitle({ type, page }: ProjectView, words: ListTitles = LIST_TITLES): string {
  return words.projects + (type ? ` · ${words.filters[type]}` : '') + numbered(page, words)
}
