import fc from 'fast-check'
import { readListQuery, withListQuery } from './list-query'

test('term and view of an address; anything else is the whole list as a grid', () => {
  expect(readListQuery('?vista=lista&q=a+b')).toEqual({ term: 'a b', view: 'list' })
  for (const search of ['', '?', '?vista=', '?vista=grid', '?otra=1'])
    expect(readListQuery(search)).toEqual({ term: '', view: 'grid' })
})

test('what is written is read again, other parameters stay, and the plain list has no query', () => {
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
