type Described = { title: string; meta_description: string | null; excerpt: string | null }

/** Returns the title of an article's page (SPEC §2): '{title} | Blog {site}'. */
export function articleTitle(title: string, site: string): string {
  return `${title} | Blog ${site}`
}

/** Returns the meta description of an article, with its fallbacks (SPEC §2). */
export function articleDescription(
  { title, meta_description, excerpt }: Described,
  language: 'es' | 'en' = 'es',
): string {
  return (
    meta_description ?? excerpt ?? (language === 'es' ? `Artículo sobre ${title}` : `Article about ${title}`)
  )
}

export const ARTICLE = {
  back: 'Volver a artículos',
  more: 'Ver más artículos',
  published: 'Publicado el',
  updated: 'Actualizado el',
  firstPublished: 'Publicado antes en',
  tagsLabel: 'Etiquetas',
  asMarkdown: 'Ver como Markdown',
  outline: 'En este artículo',
  keepReading: 'Sigue leyendo',
  others: 'Otros artículos',
  previous: 'Artículo anterior',
  next: 'Artículo siguiente',
} as const
