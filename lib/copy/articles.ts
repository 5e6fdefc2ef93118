export const DEFAULT_CATEGORY = 'artículo'

export const ARTICLES = {
  title: 'Artículos',
  heading: 'Artículos & Blog',
  description: (name: string) =>
    `Artículos de ${name} sobre desarrollo web, machine learning y software sostenible, escritos desde la práctica.`,
  noExcerpt: 'Este artículo no tiene descripción disponible.',
  moreTags: (count: number) => `+${count} más`,
  minutes: (minutes: number) => `${minutes} min de lectura`,
} as const

/** What stands at the list itself: apart, because it is a part of the island's script. */
export const ARTICLE_LIST = {
  count: (count: number, term = '') => `${count} artículo(s)${term ? ` encontrado(s) para "${term}"` : ''}`,
  none: 'No se encontraron artículos',
  tryAnother: 'Intenta modificar el término de búsqueda',
  noneYet: 'Aún no hay artículos publicados',
  searchPlaceholder: 'Buscar artículos...',
  searchLabel: 'Buscar artículos en esta página',
  clear: 'Limpiar búsqueda',
  viewLabel: 'Presentación',
  gridView: 'Ver en cuadrícula',
  listView: 'Ver en lista',
  loading: 'Cargando...',
  previous: 'Anterior',
  next: 'Siguiente',
  page: (page: number, pages: number) => `Página ${page} de ${pages}`,
  paginationLabel: 'Páginas de artículos',
} as const
