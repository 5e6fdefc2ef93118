import type { ProjectType } from '../portfolio/types'

const FILTER_NAMES = { web: 'Web', app: 'Apps' } as const satisfies Record<ProjectType, string>

export const PROJECTS = {
  title: 'Proyectos',
  heading: 'Últimos trabajos',
  description: (name: string) =>
    `Proyectos web y aplicaciones de ${name}: qué hacen, cómo están hechos y dónde probarlos.`,
  filterLabel: 'Filtrar proyectos',
  filterAll: (total: number) => `Todos (${total})`,
  filter: (type: ProjectType) => FILTER_NAMES[type],
  github: 'GitHub',
  demo: 'Demo',
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
