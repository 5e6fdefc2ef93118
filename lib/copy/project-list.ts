import type { ProjectType } from '../portfolio/types'

const FILTER_NAMES = { web: 'Web', app: 'Apps' } as const satisfies Record<ProjectType, string>

/** Texts of the project list. A module of its own, because it is part of the island's script. */
export const PROJECT_LIST = {
  filterLabel: 'Filtrar proyectos',
  filterAll: (total: number) => `Todos (${total})`,
  filter: (type: ProjectType) => FILTER_NAMES[type],
  github: 'GitHub',
  demo: 'Demo',
  story: 'Cómo se hizo',
  buttonLabel: (button: string, title: string) => `${button}: ${title}`,
  count: (shown: number, total: number, type?: ProjectType) =>
    `Mostrando ${shown} de ${total} proyectos${type ? ` (filtro: ${type})` : ''}`,
  none: 'Todavía no hay proyectos.',
  loading: 'Cargando...',
  paginationLabel: 'Páginas de proyectos',
  previous: 'Página anterior',
  next: 'Página siguiente',
  page: (page: number) => `Página ${page}`,
} as const
