import { anArticle } from '@/e2e/unit/builders'
import '@/e2e/unit/own-content'
import {
  articlesMetadata,
  projectsMetadata,
  archiveMetadata,
  seriesMetadata,
  tagMetadata,
  tagsMetadata,
} from './list-metadata'
import { pageWords } from '../pages/words'

const ORIGIN = 'https://site.example'

test('the English list is the translation of the Spanish one', () =>
  expect(articlesMetadata(1, true, 'en')).toMatchObject({
    title: 'Articles | Cuaderno de pruebas',
    alternates: { canonical: `${ORIGIN}/en/articles`, languages: { es: `${ORIGIN}/articles` } },
  }))

test.each([
  [{ page: 1 }, '', ''],
  [{ page: 2 }, ' Página 2.', ' Page 2.'],
  [{ page: 1, type: 'web' }, ' Filtro: Web.', ' Filter: Web.'],
  [{ page: 3, type: 'app' }, ' Filtro: Apps. Página 3.', ' Filter: Apps. Page 3.'],
] as const)(
  'the description of a page of projects names the list and its page: %j',
  (view, spanish, english) => {
    for (const [language, added] of [
      ['es', spanish],
      ['en', english],
    ] as const) {
      const { description, openGraph } = projectsMetadata(view, language)
      expect(description).toBe(pageWords('projects', language).description + added)
      expect(openGraph?.description).toBe(description)
    }
  },
)

const articles = (count: number) => Array.from({ length: count }, (_, id) => anArticle({ id }))
const UNLISTED = { index: false, follow: true }
const imageIn = (start: string) => ({ url: expect.stringContaining(`${ORIGIN}/media/${start}`) as string })

test('a tag: its name, number of articles, address and card', () => {
  expect(tagMetadata({ slug: 'año', name: 'Año', articles: articles(2) })).toMatchObject({
    title: 'Artículos sobre Año | Cuaderno de pruebas',
    description: '2 artículos con la etiqueta Año.',
    alternates: { canonical: `${ORIGIN}/etiqueta/a%C3%B1o` },
    openGraph: { url: `${ORIGIN}/etiqueta/a%C3%B1o`, images: [imageIn('tag/a%C3%B1o.jpg?v=')] },
  })
})

test('its feed replaces those of the site', () => {
  expect(tagMetadata({ slug: 'ia', name: 'IA', articles: articles(2) }).alternates).toEqual({
    canonical: `${ORIGIN}/etiqueta/ia`,
    types: {
      'application/rss+xml': [
        { url: `${ORIGIN}/etiqueta/ia/rss.xml`, title: 'Blog de Cuaderno de pruebas: IA' },
      ],
    },
  })
})

test('a tag of one article is noindex, one with more can be indexed', () => {
  expect(tagMetadata({ slug: 'ia', name: 'IA', articles: articles(1) }).robots).toEqual(UNLISTED)
  for (const count of [2, 3])
    expect(tagMetadata({ slug: 'ia', name: 'IA', articles: articles(count) }).robots).toBeUndefined()
})

test('a series can be indexed whatever its number of articles', () => {
  const page = seriesMetadata({ slug: 'la serie', name: 'La serie', articles: articles(1) })
  expect(page).toMatchObject({
    title: 'Serie: La serie | Cuaderno de pruebas',
    description: '«La serie», una serie de 1 artículo.',
    alternates: { canonical: `${ORIGIN}/serie/la%20serie` },
    openGraph: { images: [imageIn('series/la%20serie.jpg?v=')] },
  })
  expect(page.robots).toBeUndefined()
})

test('the list of tags describes the site', () => {
  expect(tagsMetadata()).toMatchObject({
    title: 'Etiquetas | Cuaderno de pruebas',
    description:
      'Las etiquetas de los artículos de Cuaderno de pruebas, con el número de artículos de cada una.',
    alternates: { canonical: `${ORIGIN}/etiquetas` },
    openGraph: { images: [imageIn('page/articles.jpg?v=')] },
  })
})

test('the archive includes its year, or that it covers all years', () => {
  expect(archiveMetadata()).toMatchObject({
    title: 'Archivo | Cuaderno de pruebas',
    description: 'Todos los artículos de Cuaderno de pruebas, por año.',
    alternates: { canonical: `${ORIGIN}/articles/archivo` },
    openGraph: { images: [imageIn('page/articles.jpg?v=')] },
  })
  expect(archiveMetadata('2025')).toMatchObject({
    title: 'Archivo de 2025 | Cuaderno de pruebas',
    description: 'Los artículos de 2025.',
    alternates: { canonical: `${ORIGIN}/articles/archivo/2025` },
  })
})
