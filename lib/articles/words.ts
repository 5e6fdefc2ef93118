import type { Same } from '../site/language'

export const ARTICLES = {
  title: 'Artículos',
  heading: 'Artículos & Blog',
  description: (name: string) => `Artículos de ${name}, escritos desde la práctica.`,
  category: 'artículo',
  none: 'No se encontraron artículos',
  nothing: {
    tryAnother: 'Intenta modificar el término de búsqueda',
    noneYet: 'Aún no hay artículos publicados',
    all: 'Ver todos los artículos',
  },
  gridView: 'Ver en cuadrícula',
  listView: 'Ver en lista',
  noExcerpt: 'Este artículo no tiene descripción disponible.',
  moreTags: (count: number) => `+${count} más`,
  minutes: (minutes: number) => `${minutes} min de lectura`,
  loading: 'Cargando artículo...',
} as const

type Described = { title: string; meta_description: string | null; excerpt: string | null }

/** Returns the title of an article's page (SPEC §2): '{title} | Blog {site}'. */
export function articleTitle(title: string, site: string): string {
  return `${title} | Blog ${site}`
}

/** Returns the meta description of an article, with its fallbacks (SPEC §2). */
export function articleDescription(
  { title, meta_description, excerpt }: Described,
  language: 'es' | 'en' = 'es',
): string {
  return (
    meta_description ?? excerpt ?? (language === 'es' ? `Artículo sobre ${title}` : `Article about ${title}`)
  )
}

export const ARTICLE = {
  back: 'Volver a artículos',
  more: 'Ver más artículos',
  published: 'Publicado el',
  updated: 'Actualizado el',
  firstPublished: 'Publicado antes en',
  tagsLabel: 'Etiquetas',
  asMarkdown: 'Ver como Markdown',
  outline: 'En este artículo',
  keepReading: 'Sigue leyendo',
  others: 'Otros artículos',
  previous: 'Artículo anterior',
  next: 'Artículo siguiente',
} as const

/** Texts of the article list that depend on its state. */
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

/** Texts of the share and copy buttons, which the page passes to them. */
export const CLIPBOARD = {
  share: 'Compartir',
  shared: 'URL copiada al portapapeles',
  notShared: 'No se pudo copiar: copia tú la dirección.',
  addressLabel: 'Dirección del artículo',
  copyText: 'Copiar como Markdown',
  textCopied: 'Texto copiado como Markdown',
  textNotCopied: 'No se pudo copiar:',
  openText: 'ábrelo como Markdown',
} as const

export type ShareWords = Same<Pick<typeof CLIPBOARD, 'share' | 'shared' | 'notShared' | 'addressLabel'>>

const unit = (count: number) => (count === 1 ? 'artículo' : 'artículos')
const articles = (count: number) => `${count} ${unit(count)}`

/** Texts of the pages of tags, of series and of the archive. */
export const TAGS = {
  title: 'Etiquetas',
  description: (site: string) =>
    `Las etiquetas de los artículos de ${site}, con el número de artículos de cada una.`,
  titleOf: (name: string) => `Artículos sobre ${name}`,
  descriptionOf: (name: string, count: number) =>
    count === 1 ? `Un artículo con la etiqueta ${name}.` : `${count} artículos con la etiqueta ${name}.`,
  kicker: 'Etiqueta',
  count: articles,
  /** What is counted, for a number that has an element of its own. */
  unit,
  all: 'Todas las etiquetas',
  none: 'Ningún artículo tiene etiquetas todavía.',
  feed: 'Suscribirse por RSS',
  feedTitle: (site: string, name: string) => `Blog de ${site}: ${name}`,
  more: 'Más artículos con esta etiqueta',
  older: 'Los más antiguos están en el archivo',
} as const

export const SERIES = {
  heading: 'Series',
  kicker: 'Serie',
  titleOf: (name: string) => `Serie: ${name}`,
  descriptionOf: (name: string, count: number) => `«${name}», una serie de ${articles(count)}.`,
  count: articles,
  position: (place: number, count: number, name: string) =>
    `Parte ${place} de ${count} de la serie «${name}»`,
  whole: 'Ver la serie con sus resúmenes',
} as const

export const ARCHIVE = {
  title: 'Archivo',
  titleOf: (year: string) => `Archivo de ${year}`,
  description: (site: string) => `Todos los artículos de ${site}, por año.`,
  descriptionOf: (year: string) => `Los artículos de ${year}.`,
  undated: 'Sin fecha',
  count: articles,
  yearsLabel: 'Años',
} as const

export const ARTICLES_EN: Same<typeof ARTICLES> = {
  title: 'Articles',
  heading: 'Articles & Blog',
  description: (name) => `Articles by ${name}, from hands-on experience.`,
  category: 'article',
  none: 'No articles found',
  nothing: {
    tryAnother: 'Try another search term',
    noneYet: 'There are no articles yet',
    all: 'View all articles',
  },
  gridView: 'Grid view',
  listView: 'List view',
  noExcerpt: 'This article has no description.',
  moreTags: (count) => `+${count} more`,
  minutes: (minutes) => `${minutes} min read`,
  loading: 'Loading article...',
}

/** Texts of the list of English articles only: not every article is translated. */
export const ENGLISH_ARTICLES = {
  lead(shown: number, all: number) {
    if (all === 1) return 'The blog’s one article is in English.'
    if (shown === all) return `All ${all} of the blog’s articles are in English.`
    if (shown === 1) return `One of the blog’s ${all} articles is in English.`
    return `${shown} of the blog’s ${all} articles are in English.`
  },
  toSpanish: 'Read the whole blog in Spanish',
} as const

export const ARTICLE_EN: Same<typeof ARTICLE> = {
  back: 'Back to articles',
  more: 'More articles',
  published: 'Published on',
  updated: 'Updated on',
  firstPublished: 'First published at',
  tagsLabel: 'Tags',
  asMarkdown: 'View as Markdown',
  outline: 'In this article',
  keepReading: 'Keep reading',
  others: 'Other articles',
  previous: 'Previous article',
  next: 'Next article',
}

export const CLIPBOARD_EN: Same<typeof CLIPBOARD> = {
  share: 'Share',
  shared: 'URL copied to the clipboard',
  notShared: 'It couldn’t be copied: copy the address yourself.',
  addressLabel: 'Address of the article',
  copyText: 'Copy as Markdown',
  textCopied: 'Text copied as Markdown',
  textNotCopied: 'It couldn’t be copied:',
  openText: 'open it as Markdown',
}
