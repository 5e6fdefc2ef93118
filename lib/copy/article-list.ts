/** Texts of the article list. A module of its own, because it is part of the island's script. */
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
