import type { ListTitles } from './list-title-words'
import { ARTICLES_EN } from '../articles/words.en'
import { PROJECT_LIST_EN } from '../projects/list-words.en'
import { PROJECTS_EN } from '../projects/words.en'

export const ENGLISH_TITLES: ListTitles = {
  articles: ARTICLES_EN.title,
  projects: PROJECTS_EN.title,
  filters: PROJECT_LIST_EN.filters,
  numbered: ' (page {page})',
}
