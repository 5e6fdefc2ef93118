import { rmSync, writeFileSync } from 'node:fs'
import { anArticle } from '@/e2e/unit/builders'
import { ownPath } from '@/e2e/unit/own-folders'
import { readSeriesFile, seriesOf, seriesWith } from './series-list'

const article = (id: number, fields: object = {}) =>
  anArticle({ id, slug: `a-${id}`, published_at: `2026-01-0${id} 10:00:00`, ...fields })
const shown = (...given: Parameters<typeof seriesOf>) =>
  seriesOf(...given).map(({ slug, name, articles }) => [slug, name, articles.map(({ id }) => id)])

test('the articles of a series are sorted by number, or by date without one', () => {
  const articles = [
    article(5, { series: 'Caché', series_order: 1 }),
    article(4, { series: 'Caché' }),
    article(3, { series: 'caché' }),
    article(2),
    article(1, { series: 'Caché', series_order: 2 }),
  ]
  expect(shown({ articles, series: [] })).toEqual([['cache', 'Caché', [5, 1, 3, 4]]])
})

test("series can be defined in the owner's file: with their own order, ignoring unknown articles", () => {
  const articles = [article(3), article(2), article(1)]
  const series = [
    { name: 'Zeta 10', articles: ['a-1'] },
    { name: 'Zeta 2', articles: ['a-2'] },
    { name: 'Álgebra', articles: ['a-3', 'nada', 'a-1', 'a-3'] },
    { name: 'Vacía', articles: ['nada'] },
  ]
  expect(shown({ articles, series })).toEqual([
    ['algebra', 'Álgebra', [3, 1]],
    ['zeta-2', 'Zeta 2', [2]],
    ['zeta-10', 'Zeta 10', [1]],
  ])
  expect(seriesWith({ articles, series }, 'a-1')?.name).toBe('Álgebra')
  expect(seriesWith({ articles, series }, 'a-4')).toBeNull()
})

test('front matter takes precedence over the file; both are merged into one series', () => {
  const articles = [article(3, { series: 'Suya' }), article(2), article(1, { series: 'Caché' })]
  const series = [{ name: 'Caché', articles: ['a-2', 'a-3'] }]
  expect(shown({ articles, series })).toEqual([
    ['cache', 'Caché', [1, 2]],
    ['suya', 'Suya', [3]],
  ])
})

test('equal dates are sorted by id, and articles without a date come first', () => {
  const date = { published_at: '2026-01-01 10:00:00', series: 'Una' }
  const none = { published_at: null, created_at: null, series: 'Una' }
  const articles = [article(3, date), article(2, date), article(4, none)]
  expect(shown({ articles, series: [] })).toEqual([['una', 'Una', [4, 2, 3]]])
})

test('a name without letters and digits is not a series', () => {
  const articles = [article(1, { series: '¿?' }), article(2)]
  expect(shown({ articles, series: [{ name: '🎉', articles: ['a-2'] }] })).toEqual([])
})

const FILE = ownPath('content/series.json')
const write = (value: unknown) => writeFileSync(FILE, JSON.stringify(value))

test('without the file there are no series; with it their names and articles are read', () => {
  expect(readSeriesFile()).toEqual([])
  write([{ name: '  Redes de hoy ', articles: ['uno', 'dos'] }])
  expect(readSeriesFile()).toEqual([{ name: 'Redes de hoy', articles: ['uno', 'dos'] }])
  rmSync(FILE)
})

test.each([
  [[{ name: '   ', articles: [] }], 'a text'],
  [[{ name: 'x'.repeat(141), articles: [] }], 'a text of at most 140 characters'],
  [[{ name: 'Redes', articles: 'uno' }], 'a list of slugs, in the order of the series'],
  [{}, 'a list of series'],
])('%j is not a valid series file', (value, expected) => {
  write(value)
  expect(() => readSeriesFile()).toThrow(expected)
  rmSync(FILE)
})
