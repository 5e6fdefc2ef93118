/** The paths of pages that lead to articles. Apart from the others, which every page's script contains. */
export const topicRoutes = {
  /** Without a year: all of them. */
  archive: (year?: string) => `/articles/archivo${year === undefined ? '' : `/${year}`}`,
  subscribe: '/suscribirse',
  tags: '/etiquetas',
  tag: (slug: string) => `/etiqueta/${encodeURIComponent(slug)}`,
  tagFeed: (slug: string) => `/etiqueta/${encodeURIComponent(slug)}/rss.xml`,
  series: (slug: string) => `/serie/${encodeURIComponent(slug)}`,
} as const
