import type { ProjectType } from '../portfolio/types'

const PREVIEW = '/preview/'

/** The paths of all routes (SPEC §2). */
export const routes = {
  home: '/',
  about: '/about',
  resume: '/resume',
  privacy: '/politics',
  rss: '/rss.xml',
  atom: '/atom.xml',
  jsonFeed: '/feed.json',
  sitemap: '/sitemap.xml',
  /** An article before it is published, for whoever has a token, and its images. */
  preview: (slug: string, token: string) => `${PREVIEW}${encodeURIComponent(slug)}/${token}`,
  previewMedia: (slug: string, token: string) => `/media/preview/${encodeURIComponent(slug)}/${token}`,
  articleMedia: (slug: string) => `/media/article/${encodeURIComponent(slug)}`,
  /** Page 1 has no page segment. */
  articles: (page = 1) => (page === 1 ? '/articles' : `/articles/page/${page}`),
  article: (slug: string) => `/article/${encodeURIComponent(slug)}`,
  projects: ({ page = 1, type }: { page?: number; type?: ProjectType } = {}) =>
    `/project${type ? `/${type}` : ''}${page === 1 ? '' : `/page/${page}`}`,
} as const

/** Parses the path of a preview. @returns null for any other path */
export function readPreviewPath(path: string): { slug: string; token: string } | null {
  const [, segment, token] = /^\/preview\/([^/]+)\/([^/]+)$/.exec(path) ?? []
  const slug = segment === undefined ? null : decodeSegment(segment)
  return slug === null || token === undefined ? null : { slug, token }
}

/** Whether a path lies where previews are. */
export function isPreviewPath(path: string): boolean {
  return path.startsWith(PREVIEW)
}

/**
 * Parses the page number of a path segment.
 * @returns null for anything but digits without leading zeros, and for page 1, whose path has no page segment
 */
export function readPageSegment(segment: string): number | null {
  return /^[1-9]\d{0,5}$/.test(segment) && segment !== '1' ? Number(segment) : null
}

/** Parses a path of the article list. @returns its page number, or null for any other path */
export function readArticlesPath(path: string): number | null {
  const tail = /^\/articles(?:\/page\/([^/]+))?$/.exec(path)
  if (!tail) return null
  return tail[1] === undefined ? 1 : readPageSegment(tail[1])
}

/** Decodes a path segment. @returns null for invalid percent-encoding */
export function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
