import type { PROJECTS } from './words'
import type { Same } from '../site/same'
import { PROJECT_LIST_EN } from './list-words.en'

export const PROJECTS_EN: Same<typeof PROJECTS> = {
  title: 'Projects',
  heading: 'Latest work',
  description: (name) =>
    `Web projects and apps by ${name}: what they do, how they are built and where to try them.`,
  filter: (type) => PROJECT_LIST_EN.filters[type],
}
