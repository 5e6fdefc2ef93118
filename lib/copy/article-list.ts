import type { Same } from './same'

/** Texts of the article list, which the page hands to the island: templates of lib/text/fill.ts. */
export const ARTICLE_LIST = {
  none: 'No se encontraron artículos',
  tryAnother: 'Intenta modificar el término de búsqueda',
  noneYet: 'Aún no hay artículos publicados',
  searchPlaceholder: 'Buscar artículos...',
  searchLabel: 'Buscar artículos en esta página',
  all: 'Ver todos los artículos',
  clear: 'Limpiar búsqueda',
  viewLabel: 'Presentación',
  gridView: 'Ver en cuadrícula',
  listView: 'Ver en lista',
  loading: 'Cargando...',
  previous: 'Anterior',
  next: 'Siguiente',
  page: 'Página {page} de {pages}',
  paginationLabel: 'Páginas de artículos',
} as const

export type ArticleListWords = Same<typeof ARTICLE_LIST>
