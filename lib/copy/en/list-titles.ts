import type { ListTitles } from '../list-titles'
import { ARTICLES_EN } from './articles'
import { PROJECT_LIST_EN } from './project-list'
import { PROJECTS_EN } from './projects'

export const ENGLISH_TITLES: ListTitles = {
  articles: ARTICLES_EN.title,
  projects: PROJECTS_EN.title,
  filters: PROJECT_LIST_EN.filters,
  numbered: ' (page {page})',
}
