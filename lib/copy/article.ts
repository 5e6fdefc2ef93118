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
  tagsLabel: 'Etiquetas',
  footnotes: 'Notas',
  footnoteBack: (reference: string) => `Volver a la referencia ${reference}`,
  tableLabel: 'Tabla',
  cut: 'Este texto es demasiado largo o complejo para mostrarlo entero aquí.',
  asMarkdown: 'Ver como Markdown',
  outline: 'En este artículo',
  alerts: {
    note: 'Nota',
    tip: 'Consejo',
    important: 'Importante',
    warning: 'Advertencia',
    caution: 'Precaución',
  },
  video: 'Vídeo',
  watchAt: (service: string) => `Ver en ${service}`,
  largePicture: (description: string) => `Ver en grande: ${description}`,
  formulaLabel: 'Fórmula',
  codeLabel: 'Código',
  codeOf: (title: string) => `Código de ${title}`,
  taskDone: 'Hecho',
  taskOpen: 'Pendiente',
  /** Kinds of diagrams, for their alternative text. */
  diagrams: {
    flow: 'Diagrama de flujo',
    state: 'Diagrama de estados',
    sequence: 'Diagrama de secuencia',
    class: 'Diagrama de clases',
    relations: 'Diagrama entidad-relación',
  },
} as const
