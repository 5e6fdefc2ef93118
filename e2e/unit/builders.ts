import type { Article, Project, Story } from '../../lib/content/types'

/** Builds an article for tests; pass the fields that matter to the test. */
export function anArticle(fields: Partial<Article> = {}): Article {
  return {
    id: 1,
    slug: 'un-articulo',
    title: 'Un artículo',
    excerpt: 'Un resumen.',
    featured_image: null,
    tags: ['php'],
    meta_description: null,
    published_at: null,
    created_at: '2026-09-05 10:33:56',
    updated_at: '2026-09-05 10:33:56',
    reading_minutes: 1,
    content: 'Texto.',
    ...fields,
  }
}

export function aProject(fields: Partial<Project> = {}): Project {
  return {
    id: 1,
    imgPath: null,
    isBlog: false,
    title: 'Un proyecto',
    description: 'Lo que hace.',
    ghLink: 'https://example.com/codigo',
    demoLink: 'https://example.com/demo',
    tipo: 'web',
    ...fields,
  }
}

export function aStory(fields: Partial<Story> = {}): Story {
  return {
    id: 1,
    slug: null,
    description: null,
    role: null,
    period: null,
    tools: [],
    figure: null,
    articles: [],
    updatedAt: null,
    content: '# El problema\n\nTexto.',
    ...fields,
  }
}
