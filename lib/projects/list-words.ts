import type { ProjectType } from '../content/types'
import type { Same } from '../site/same'
import { FRAME } from '../site/frame-words'

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
