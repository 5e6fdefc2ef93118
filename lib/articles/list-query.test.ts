import fc from 'fast-check'
import { readListQuery, withListQuery } from './list-query'

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
