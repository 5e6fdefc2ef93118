export type StubRow = Record<string, unknown> & { id: number; slug: string }

/** An article row as the live API sends it; pass the fields that matter to the test. */
export function anArticleRow(id: number, fields: Record<string, unknown> = {}): StubRow {
  const day = String((id % 27) + 1).padStart(2, '0')
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
    created_at: `20${String(10 + Math.floor(id / 27)).padStart(2, '0')}-03-${day} 10:33:56`,
    updated_at: `20${String(10 + Math.floor(id / 27)).padStart(2, '0')}-03-${day} 10:33:56`,
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
