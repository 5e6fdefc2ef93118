/** An article that doesn't exist. */
export const MISSING = '/article/no-existe'

/** A path of every kind of page. The last one doesn't exist. */
export const ROUTES = [
  '/',
  '/about',
  '/project',
  '/project/el-octavo',
  '/articles',
  '/article/consultas-con-indices',
  '/resume',
  '/contacto',
  '/politics',
  '/buscar',
  MISSING,
]

/** The same, without the missing page. */
export const PAGES = ROUTES.slice(0, -1)

/**
 * The pages that exist in English. Those with the same layout as the Spanish ones are checked in one window size only.
 */
export const ENGLISH = [
  '/en',
  '/en/about',
  '/en/project',
  '/en/articles',
  '/en/article/consultas-con-indices',
  '/en/resume',
  '/en/contact',
]

/** An article with a table wider than a phone's screen. */
export const ARTICLE_WITH_TABLE = '/article/tabla-ancha'

/** A story with every supported Markdown feature. */
export const STORY_WITH_EVERYTHING = '/project/proyecto-2'

/** An article with every supported Markdown feature. */
export const ARTICLE_WITH_EVERYTHING = '/article/prueba-maqueta'

/** Pages of the other templates, and with other kinds of content. */
export const OTHER_PAGES = [
  ...['/project/page/2', '/articles/archivo', '/etiquetas', '/etiqueta/css', '/serie/pruebas-por-entregas'],
  ...['/resume/full-stack', '/suscribirse', '/buscar?q=php', '/contacto/gracias'],
  ...[ARTICLE_WITH_EVERYTHING, STORY_WITH_EVERYTHING, ARTICLE_WITH_TABLE, '/article/texto-largo'],
]

/**
 * Whether every-route.spec.ts opens a Spanish route as on a phone. The rest, and what looks different in a wide window
 * from the start, is opened wide; type.spec.ts opens each in the other width, so that none shifts in either.
 */
export function arrivesNarrow(route: string): boolean {
  return [...ROUTES, ARTICLE_WITH_EVERYTHING].indexOf(route) % 2 === 1
}
