import type { PROJECTS } from '../projects'
import type { Same } from '../same'
import { PROJECT_LIST_EN } from './project-list'

export const PROJECTS_EN: Same<typeof PROJECTS> = {
  title: 'Projects',
  heading: 'Latest work',
  description: (name) =>
    `Web projects and apps by ${name}: what they do, how they are built and where to try them.`,
  filter: (type) => PROJECT_LIST_EN.filters[type],
}
