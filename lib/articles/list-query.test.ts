import fc from 'fast-check'
import { anArticle } from '../../e2e/unit/builders'
import { readListQuery, withListQuery, searchArticles } from './list-query'

test('parses term and view from an address; anything else is the full list as a grid', () => {
  expect(readListQuery('?vista=lista&q=a+b')).toEqual({ term: 'a b', view: 'list' })
  for (const search of ['', '?', '?vista=', '?vista=grid', '?otra=1'])
    expect(readListQuery(search)).toEqual({ term: '', view: 'grid' })
})

test('serialisation round-trips, other parameters are kept, and the default list has no query string', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('grid', 'list'), (term, view) => {
      const search = withListQuery('?otra=1', { term, view })
      expect(readListQuery(search)).toEqual({ term, view })
      expect(search).toMatch(/^\?otra=1/)
    }),
  )
  expect(withListQuery('?q=a&vista=lista', { term: '', view: 'grid' })).toBe('')
  expect(withListQuery('?q=a&vista=lista', { term: '' })).toBe('?vista=lista')
  expect(withListQuery('?q=a&vista=lista', { view: 'grid' })).toBe('?q=a')
})

const articles = [
  anArticle({ id: 1, title: 'Índices parciales', excerpt: 'Menos es más' }),
  anArticle({ id: 2, title: 'El año del PHP', excerpt: null }),
]
const ids = (term: string) => searchArticles(articles, term).map(({ id }) => id)

test('§5 search: a case-insensitive substring of title or excerpt', () => {
  expect(ids('PARCIAL')).toEqual([1])
  expect(ids('es MÁS')).toEqual([1])
  expect(ids('php')).toEqual([2])
  expect(ids('  ')).toEqual([1, 2])
  expect(ids('nada')).toEqual([])
})

test('§5 search: accents are ignored, ñ is not', () => {
  expect(ids('indices')).toEqual([1])
  expect(ids('índicés')).toEqual([1])
  expect(ids('año')).toEqual([2])
  expect(ids('ano')).toEqual([])
})
