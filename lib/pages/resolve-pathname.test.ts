import { fakeContent, fakeSnapshot, resetContent } from '@/e2e/unit/fake-content'
import { anArticle, aProject } from '@/e2e/unit/builders'
import { resolvePathname } from './resolve-pathname'

const resolve = (path: string) => resolvePathname(path, fakeSnapshot())

const articles = (count: number) =>
  Array.from({ length: count }, (_, index) => anArticle({ id: index + 1, slug: `a-${index + 1}` }))
const projects = (count: number, tipo: string) =>
  Array.from({ length: count }, (_, index) => aProject({ id: index + 1, tipo }))

beforeEach(() => {
  resetContent()
  fakeContent.translations = { 'a-1': { content: 'Text.' } }
})

test.each([
  ['/article/a-1', 'page'],
  ['/markdown/article/a-1', 'page'],
  ['/article/a-1.md', 'markdown'],
  ['/article/a-1.md.md', 'no-article'],
  ['/article/b', 'no-article'],
  ['/article/a%2F1', 'no-article'],
  ['/article/%E0%A4%A', 'no-article'],
  ['/article/a-1/otra', 'unknown'],
])('%s resolves to %s', (path, destination) => {
  fakeContent.articles = articles(1)
  expect(resolve(path)).toBe(destination)
})

test('an article whose own slug ends in .md is a page', () => {
  fakeContent.articles = [anArticle({ slug: 'leeme.md' })]
  expect(resolve('/article/leeme.md')).toBe('page')
  expect(resolve('/article/leeme')).toBe('no-article')
})

const LIST = { location: '/articles', status: 307 }

test.each([
  [24, '/articles/page/2', 'page'],
  [24, '/articles/page/3', LIST],
  [25, '/articles/page/3', 'page'],
  [0, '/articles/page/2', LIST],
  [24, '/articles/page/99999999', LIST],
  [24, '/articles/page/1', { location: '/articles', status: 301 }],
  [24, '/articles/page/01', 'unknown'],
  [24, '/articles/page', 'unknown'],
  [24, '/articles/page/9/9', 'unknown'],
  [24, '/articles/otra', 'unknown'],
])('with %i articles %s resolves to %j', (count, path, destination) => {
  fakeContent.articles = articles(count)
  expect(resolve(path)).toEqual(destination)
})

test.each([
  ['/project/page/3', { location: '/project', status: 307 }],
  ['/project/page/1', { location: '/project', status: 301 }],
  ['/project/web/page/1', { location: '/project/web', status: 301 }],
  ['/project/juegos/page/1', 'unknown'],
  ['/project/web', 'page'],
  ['/project/web/page/3', { location: '/project/web', status: 307 }],
  ['/project/app', 'page'],
  ['/project/app/page/2', { location: '/project/app', status: 307 }],
  ['/project/juegos', 'unknown'],
])('with seven web projects and no others %s resolves to %j', (path, destination) => {
  fakeContent.projects = projects(7, 'web')
  expect(resolve(path)).toEqual(destination)
})

test.each([
  '/article/uno%20',
  '/article/uno%20%20%09'.replace('%09', '%20'),
  '/article/Uno',
  '/article/A%C3%91O',
  '/article/an%CC%83o',
])('%s redirects to the canonical address of its article', (path) => {
  fakeContent.articles = [anArticle({ slug: 'uno' }), anArticle({ id: 2, slug: 'año' })]
  const location = /uno/i.test(path) ? '/article/uno' : '/article/a%C3%B1o'
  expect(resolve(path)).toEqual({ location, status: 301 })
  expect(resolve(location)).toBe('page')
})

test.each([
  ['/en/article/a-1', 'page'],
  ['/en/article/%20a-1', { location: '/en/article/a-1', status: 301 }],
  ['/en/article/A-1', { location: '/en/article/a-1', status: 301 }],
  ['/en/article/a-1.md', 'markdown'],
  // An untranslated article, its Markdown, and an unknown article.
  ['/en/article/a-2', 'unknown'],
  ['/en/article/a-2.md', 'unknown'],
  ['/en/articles/page/1', 'unknown'],
  ['/en/etiqueta/php', 'unknown'],
  ['/en/project/page/2', 'page'],
  ['/en/project/web', 'page'],
  ['/en/project/page/1', { location: '/en/project', status: 301 }],
  ['/en/project/page/9', { location: '/en/project', status: 307 }],
  ['/en/project/juegos', 'unknown'],
])('in English %s resolves to %j', (path, destination) => {
  fakeContent.articles = articles(2)
  fakeContent.projects = projects(7, 'web')
  expect(resolve(path)).toEqual(destination)
})

test('an article whose slug has capitals is found in any case, also beside a lower-case one', () => {
  fakeContent.articles = [
    anArticle({ slug: 'PHP' }),
    anArticle({ id: 2, slug: 'css' }),
    anArticle({ id: 3, slug: 'CSS' }),
  ]
  for (const path of ['/article/PHP', '/article/css', '/article/CSS']) expect(resolve(path)).toBe('page')
  expect(resolve('/article/Css')).toEqual({ location: '/article/css', status: 301 })
  for (const name of ['Php', 'php', '%20PHP'])
    expect(resolve(`/article/${name}`)).toEqual({ location: '/article/PHP', status: 301 })
  expect(resolve('/article/Ph')).toBe('no-article')
})

test.each([
  ['/article/uno.MD', { location: '/article/uno.md', status: 301 }],
  ['/articles/Archivo', { location: '/articles/archivo', status: 301 }],
  ['/project/WEB', { location: '/project/web', status: 301 }],
  ['/articles/Nada', 'unknown'],
  ['/article/Nada', 'no-article'],
])('in capitals %s resolves to %j', (path, destination) => {
  fakeContent.articles = [anArticle({ slug: 'uno' })]
  fakeContent.projects = projects(7, 'web')
  expect(resolve(path)).toEqual(destination)
})

describe('tags, series and the archive', () => {
  const articles = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      anArticle({
        id: index + 1,
        slug: `a-${index + 1}`,
        tags: ['C++', 'Año'],
        series: 'Primeros pasos',
        created_at: `${2020 + (index % 2)}-01-01 10:00:00`,
      }),
    )

  beforeEach(() => {
    resetContent()
    fakeContent.articles = articles(3)
  })

  test.each([
    '/etiqueta/c-plus-plus',
    '/etiqueta/ano',
    '/etiqueta/ano/rss.xml',
    '/serie/primeros-pasos',
    '/articles/archivo',
  ])('%p is a page', (path) => {
    expect(resolve(path)).toBe('page')
  })

  test.each([
    ['/etiqueta/C%2B%2B', '/etiqueta/c-plus-plus'],
    ['/etiqueta/A%C3%91O', '/etiqueta/ano'],
    ['/etiqueta/an%CC%83o/rss.xml', '/etiqueta/ano/rss.xml'],
    ['/serie/Primeros%20pasos', '/serie/primeros-pasos'],
  ])('%p redirects permanently to its canonical address %p', (path, location) => {
    expect(resolve(path)).toEqual({ location, status: 301 })
  })

  test.each([
    '/etiqueta/c',
    '/etiqueta/%F0%9F%8E%89',
    '/etiqueta/%',
    '/etiqueta/ano/atom.xml',
    '/serie/ano',
    '/articles/archivo/1999',
    '/articles/archivo/x',
  ])('%p is unknown', (path) => {
    expect(resolve(path)).toBe('unknown')
  })

  test('a year is a section of the archive, or its own page if the archive is too long', () => {
    expect(resolve('/articles/archivo/2021')).toEqual({
      location: '/articles/archivo#2021',
      status: 307,
    })
    fakeContent.articles = articles(1_001)
    expect(resolve('/articles/archivo/2021')).toBe('page')
    expect(resolve('/articles/archivo/1999')).toBe('unknown')
  })
})
