import type { ProjectType } from '../portfolio/types'

/** Every address of the site, in one place (SPEC §2). */
export const routes = {
  home: '/',
  about: '/about',
  resume: '/resume',
  privacy: '/politics',
  rss: '/rss.xml',
  atom: '/atom.xml',
  jsonFeed: '/feed.json',
  sitemap: '/sitemap.xml',
  /** Page 1 is the plain list. */
  articles: (page = 1) => (page === 1 ? '/articles' : `/articles/page/${page}`),
  article: (slug: string) => `/article/${encodeURIComponent(slug)}`,
  projects: ({ page = 1, type }: { page?: number; type?: ProjectType } = {}) =>
    `/project${type ? `/${type}` : ''}${page === 1 ? '' : `/page/${page}`}`,
} as const

/**
 * Reads a page number out of an address.
 * @returns null for everything but plain digits without leading zeros, and for page 1, which has a shorter address
 */
export function readPageSegment(segment: string): number | null {
  return /^[1-9]\d{0,5}$/.test(segment) && segment !== '1' ? Number(segment) : null
}

/** The page of an address of the article list. @returns null when it is none */
export function readArticlesPath(path: string): number | null {
  const tail = /^\/articles(?:\/page\/([^/]+))?$/.exec(path)
  if (!tail) return null
  return tail[1] === undefined ? 1 : readPageSegment(tail[1])
}

/** Decodes a segment of an address. @returns null for broken percent-encoding */
export function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
