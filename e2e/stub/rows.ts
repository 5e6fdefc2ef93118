export type StubRow = Record<string, unknown> & { id: number; slug: string }

/** Builds an article row as the live API sends it; pass the fields that matter to the test. */
export function anArticleRow(id: number, fields: Record<string, unknown> = {}): StubRow {
  // A higher id has a later date, and none is in the future.
  const day = new Date(Date.UTC(2010, 2, 1 + id * 5)).toISOString().slice(0, 10)
  return {
    id,
    slug: `articulo-${id}`,
    title: `Artículo ${id}`,
    excerpt: `Resumen del artículo ${id}.`,
    content: `# Sección\n\nTexto del artículo ${id}.`,
    status: 'published',
    featured_image: '',
    tags: ['php', 'ia'],
    meta_description: null,
    created_at: `${day} 10:33:56`,
    updated_at: `${day} 10:33:56`,
    published_at: null,
    ...fields,
  }
}

export function aProjectRow(id: number, fields: Record<string, unknown> = {}): StubRow {
  return {
    id,
    slug: '',
    imgPath: '',
    isBlog: false,
    title: `Proyecto ${id}`,
    description: `Descripción ${id}.`,
    ghLink: `https://example.com/${id}`,
    demoLink: '',
    tipo: id % 2 ? 'web' : 'app',
    ...fields,
  }
}
