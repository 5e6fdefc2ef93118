import '@/e2e/unit/own-content'
import { articlesMetadata, englishArticlesMetadata, projectsMetadata } from './list-metadata'
import { pageWords } from '../pages/page-words'

const ORIGIN = 'https://site.example'

test('the English list is the translation of the first page, if there is one', () => {
  const twin = { languages: { en: `${ORIGIN}/en/articles` } }
  expect(articlesMetadata(1, true).alternates).toMatchObject(twin)
  for (const metadata of [articlesMetadata(1), articlesMetadata(2, true)])
    expect(metadata.alternates).not.toHaveProperty('languages')
})

test('the English list is the translation of the Spanish one', () =>
  expect(englishArticlesMetadata()).toMatchObject({
    title: 'Articles | Cuaderno de pruebas',
    alternates: { canonical: `${ORIGIN}/en/articles`, languages: { es: `${ORIGIN}/articles` } },
  }))

test('a page of projects is in the language of the page, with its own address', () => {
  expect(projectsMetadata({ page: 1 }).alternates).toMatchObject({
    canonical: `${ORIGIN}/project`,
    languages: { en: `${ORIGIN}/en/project` },
  })
  const [spanish, english] = [
    projectsMetadata({ page: 2, type: 'web' }),
    projectsMetadata({ page: 2, type: 'web' }, 'en'),
  ]
  expect(spanish.title).not.toBe(english.title)
  expect(english.alternates?.canonical).toMatch(/^https:\/\/site\.example\/en\/project/)
})

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
