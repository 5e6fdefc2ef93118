/** One address of every kind of page, the page that doesn't exist last. */
export const ROUTES = [
  '/',
  '/about',
  '/project',
  '/articles',
  '/article/consultas-con-indices',
  '/resume',
  '/politics',
  '/article/no-existe',
]

/** The same without the page that doesn't exist. */
export const PAGES = ROUTES.slice(0, -1)

/** An article with a table that is wider than a phone. */
export const ARTICLE_WITH_TABLE = '/article/tabla-ancha'
