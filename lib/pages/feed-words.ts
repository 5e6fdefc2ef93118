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
  inEnglish: 'Artículos en inglés',
  pagesInEnglish: 'Páginas en inglés',
  wholeInEnglish: 'Todos los artículos en inglés en un archivo',
  resumeText: 'CV como texto',
  whole: 'Todos los artículos en un archivo',
  leftOut: (count: number) =>
    count === 1
      ? 'Un artículo más antiguo no cabe en este archivo.'
      : `${count} artículos más antiguos no caben en este archivo.`,
} as const
