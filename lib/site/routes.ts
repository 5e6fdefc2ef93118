export const SEARCH_PATH = '/buscar'

/** Page 1 has no page segment. */
export function articlesPath(page = 1): string {
  return page === 1 ? '/articles' : `/articles/page/${page}`
}

export function projectsPath({ page = 1, type }: { page?: number; type?: 'web' | 'app' } = {}): string {
  return `/project${type ? `/${type}` : ''}${page === 1 ? '' : `/page/${page}`}`
}

/** The paths of all routes (SPEC §2). */
export const routes = {
  home: '/',
  about: '/about',
  resume: '/resume',
  contact: '/contacto',
  privacy: '/politics',
  rss: '/rss.xml',
  atom: '/atom.xml',
  jsonFeed: '/feed.json',
  search: SEARCH_PATH,
  sitemap: '/sitemap.xml',
  articles: articlesPath,
  article: (slug: string) => `/article/${encodeURIComponent(slug)}`,
  projects: projectsPath,
} as const

/** The paths of pages related to the contact form, which is at `routes.contact`. */
export const contactRoutes = {
  /** Where the form is sent. */
  send: '/contacto/enviar',
  thanks: '/contacto/gracias',
  /** The form for a message about an article. */
  reply: (slug: string) => `/contacto/articulo/${encodeURIComponent(slug)}`,
} as const
