import { fakeContent, fakeSnapshot, resetContent } from '@/e2e/unit/fake-content'
import { anArticle } from '@/e2e/unit/builders'
import { resolvePathname } from './resolve-pathname'

const resolve = (path: string) => resolvePathname(path, fakeSnapshot())

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
  '/etiqueta/ano/rss.xml/x',
  '/serie/ano',
  '/articles/archivo/1999',
  '/articles/archivo/20200',
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
