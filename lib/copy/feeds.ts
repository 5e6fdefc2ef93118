export const FEEDS = {
  rss: (title: string) => `${title}: artículos (RSS)`,
  atom: (title: string) => `${title}: artículos (Atom)`,
  json: (title: string) => `${title}: artículos (JSON Feed)`,
  title: (title: string) => `Blog de ${title}`,
} as const

/** Texts of llms.txt and of the Markdown version of an article. */
export const PLAIN = {
  pages: 'Páginas',
  articles: 'Artículos',
  projects: 'Proyectos',
  published: 'Publicado',
  updated: 'Actualizado',
  tags: 'Etiquetas',
  author: 'Autoría',
  original: 'Original',
} as const
