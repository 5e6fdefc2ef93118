import type { ProjectType } from '../content/types'
import type { Same } from '../site/language'
import { FRAME, FRAME_EN } from '../site/frame-words'

/** Texts of the project list, which the page passes to the island: templates of lib/text/fill.ts. */
export const PROJECT_LIST = {
  filterLabel: 'Filtrar proyectos',
  all: 'Todos ({total})',
  filters: { web: 'Web', app: 'Apps' } satisfies Record<ProjectType, string>,
  code: 'GitHub',
  demo: 'Demo',
  newTab: FRAME.newTab,
  story: 'Cómo se hizo',
  /** The language of stories, if it differs from that of the list. */
  storyLanguage: '',
  count: 'Mostrando {shown} de {total} proyectos',
  filtered: ' (filtro: {type})',
  none: 'Todavía no hay proyectos.',
  loading: 'Cargando...',
  paginationLabel: 'Páginas de proyectos',
  previous: 'Página anterior',
  next: 'Página siguiente',
  page: 'Página {page}',
  failed: 'No se han podido cargar los proyectos.',
  wholePage: 'Cargar la página completa',
}
export type ProjectListWords = Same<typeof PROJECT_LIST>

/** Texts of the projects page that aren't part of its island's script. */
export const PROJECTS = {
  title: 'Proyectos',
  heading: 'Últimos trabajos',
  description: (name: string) =>
    `Proyectos web y aplicaciones de ${name}: qué hacen, cómo están hechos y dónde probarlos.`,
  filter: (type: ProjectType) => PROJECT_LIST.filters[type],
} as const

/** Texts of the page with a project's story. */
export const STORY = {
  kicker: 'Proyecto',
  back: 'Volver a proyectos',
  outline: 'En esta página',
  role: 'Mi papel',
  period: 'Cuándo',
  tools: 'Con qué',
  linkNames: { code: 'GitHub', demo: 'Demo' },
  linksLabel: 'Enlaces del proyecto',
  updated: 'Actualizado el',
  articles: 'Artículos sobre este proyecto',
  goOn: 'Más proyectos',
  previous: 'Proyecto anterior',
  next: 'Proyecto siguiente',
  all: 'Ver todos los proyectos',
  descriptionOf: (title: string) => `Historia del proyecto ${title}`,
} as const

/** Returns the title of a story's page. */
export function storyTitle(title: string, site: string): string {
  return `${title} | Proyectos de ${site}`
}

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
