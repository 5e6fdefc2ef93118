import { anArticle } from '@/e2e/unit/builders'
import { articleMetadata } from './metadata'

jest.mock('../config/owner', () => ({
  site: { name: 'Ana Prueba', title: 'Taller', url: 'https://taller.example' },
}))

test('§2 Article metadata: title, canonical link, type, times and author', () => {
  const article = anArticle({ published_at: '2026-01-15 09:30:00', updated_at: '2026-07-01 10:00:00' })
  expect(articleMetadata(article)).toMatchObject({
    title: 'Un artículo | Blog Taller',
    alternates: { canonical: 'https://taller.example/article/un-articulo' },
    authors: [{ name: 'Ana Prueba' }],
    openGraph: {
      type: 'article',
      url: 'https://taller.example/article/un-articulo',
      publishedTime: '2026-01-15T09:30:00+01:00',
      modifiedTime: '2026-07-01T10:00:00+02:00',
      authors: ['Ana Prueba'],
    },
  })
})

test.each([
  [{ meta_description: 'La suya.', excerpt: 'El resumen.' }, 'La suya.'],
  [{ meta_description: null, excerpt: 'El resumen.' }, 'El resumen.'],
  [{ meta_description: null, excerpt: null }, 'Artículo sobre Un artículo'],
])('§2 Article metadata: the description and what stands in for it (%j)', (fields, description) => {
  expect(articleMetadata(anArticle(fields)).description).toBe(description)
})
