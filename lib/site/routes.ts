import { articlesPath, projectsPath, SEARCH_PATH } from './list-paths'

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
