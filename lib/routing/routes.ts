import type { ProjectType } from '../portfolio/types'

/** The paths of all routes (SPEC §2). */
export const routes = {
  home: '/',
  about: '/about',
  resume: '/resume',
  privacy: '/politics',
  rss: '/rss.xml',
  atom: '/atom.xml',
  jsonFeed: '/feed.json',
  search: '/buscar',
  sitemap: '/sitemap.xml',
  /** Page 1 has no page segment. */
  articles: (page = 1) => (page === 1 ? '/articles' : `/articles/page/${page}`),
  article: (slug: string) => `/article/${encodeURIComponent(slug)}`,
  projects: ({ page = 1, type }: { page?: number; type?: ProjectType } = {}) =>
    `/project${type ? `/${type}` : ''}${page === 1 ? '' : `/page/${page}`}`,
} as const
