/** Texts of the article list that depend on its state. A separate module, because it is part of the island's script. */
export const ARTICLE_LIST = {
  /** Must be self-contained: it is part of an inline script as well. `partial`: there are more pages. */
  count: (count: number, term = '', partial = false) => {
    const s = count === 1 ? '' : 's'
    return `${count} artículo${s}${term && ` encontrado${s} para "${term}"${partial ? ' en esta página' : ''}`}`
  },
  /** Must be self-contained, too. */
  everywhere: (term = '') => `Buscar${term && ` «${term}»`} en todo el sitio`,
  page: (page: number, pages: number) => `Página ${page} de ${pages}`,
} as const

/** The other texts, which the page passes to the island as props. */
export const ARTICLE_LIST_LABELS = {
  searchPlaceholder: 'Buscar artículos...',
  searchLabel: 'Buscar artículos en esta página',
  clear: 'Limpiar búsqueda',
  viewLabel: 'Presentación',
  loading: 'Cargando...',
  previous: 'Anterior',
  next: 'Siguiente',
  paginationLabel: 'Páginas de artículos',
} as const
export type ArticleListLabels = typeof ARTICLE_LIST_LABELS
