/**
 * The paths of pages that group articles. Separate from the other routes, because those are part of every page's
 * script.
 */
export const topicRoutes = {
  /** Without a year: the archive of all years. */
  archive: (year?: string) => `/articles/archivo${year === undefined ? '' : `/${year}`}`,
  subscribe: '/suscribirse',
  tags: '/etiquetas',
  tag: (slug: string) => `/etiqueta/${encodeURIComponent(slug)}`,
  tagFeed: (slug: string) => `/etiqueta/${encodeURIComponent(slug)}/rss.xml`,
  series: (slug: string) => `/serie/${encodeURIComponent(slug)}`,
} as const
