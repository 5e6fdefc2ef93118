import { SEARCH } from './words'

const said = (total: number, shown = total, vague = false) => {
  const found = { kind: 'article' as const, href: '/', title: ['Gato'], sections: [] }
  return SEARCH.status({ query: 'gato', vague, total, results: Array.from({ length: shown }, () => found) })
}

test('search results are counted, with a note when only the first ones are listed', () => {
  expect(said(0)).toBe('No hay resultados para «gato».')
  expect(said(1)).toBe('1 resultado para «gato».')
  expect(said(2)).toBe('2 resultados para «gato».')
  expect(said(40, 15)).toBe('40 resultados para «gato»; estos son los 15 primeros.')
  expect(said(0, 0, true)).toBe('Escribe al menos una letra o una cifra.')
})
