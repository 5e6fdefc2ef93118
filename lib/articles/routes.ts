import { decodeSegment } from '../site/routes'

/** The paths of pages that group articles. */
export const topicRoutes = {
  /** Without a year: the archive of all years. */
  archive: (year?: string) => `/articles/archivo${year === undefined ? '' : `/${year}`}`,
  subscribe: '/suscribirse',
  tags: '/etiquetas',
  tag: (slug: string) => `/etiqueta/${encodeURIComponent(slug)}`,
  tagFeed: (slug: string) => `/etiqueta/${encodeURIComponent(slug)}/rss.xml`,
  series: (slug: string) => `/serie/${encodeURIComponent(slug)}`,
} as const

const PREVIEW = '/preview/'

/** Returns the path where an unpublished article is shown to anyone who has a token. */
export function previewPath(slug: string, token: string): string {
  return `${PREVIEW}${encodeURIComponent(slug)}/${token}`
}

/** Returns the base path of the images of a preview. */
export function previewMedia(slug: string, token: string): string {
  return `/media${previewPath(slug, token)}`
}

/**
 * Parses the path of a preview.
 * @returns null for any other path
 */
export function readPreviewPath(path: string): { slug: string; token: string } | null {
  const [, segment, token] = /^\/preview\/([^/]+)\/([^/]+)$/.exec(path) ?? []
  const slug = segment === undefined ? null : decodeSegment(segment)
  return slug === null || token === undefined ? null : { slug, token }
}

/** Whether a path is below the path of previews. */
export function isPreviewPath(path: string): boolean {
  return path.startsWith(PREVIEW)
}
