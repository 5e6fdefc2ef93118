import type { ProjectListWords, PROJECTS } from './words'
import type { Same } from '../site/language'
import { FRAME_EN } from '../site/frame-words'

export const PROJECT_LIST_EN: ProjectListWords = {
  filterLabel: 'Filter projects',
  all: 'All ({total})',
  filters: { web: 'Web', app: 'Apps' },
  code: 'GitHub',
  demo: 'Demo',
  newTab: FRAME_EN.newTab,
  story: 'How it was made (in Spanish)',
  storyLanguage: 'es',
  count: 'Showing {shown} of {total} projects',
  filtered: ' (filter: {type})',
  none: 'There are no projects yet.',
  loading: 'Loading...',
  paginationLabel: 'Project pages',
  previous: 'Previous page',
  next: 'Next page',
  page: 'Page {page}',
  failed: 'The projects could not be loaded.',
  wholePage: 'Load the full page',
}

export const PROJECTS_EN: Same<typeof PROJECTS> = {
  title: 'Projects',
  heading: 'Latest work',
  description: (name) =>
    `Web projects and apps by ${name}: what they do, how they are built and where to try them.`,
  filter: (type) => PROJECT_LIST_EN.filters[type],
}
