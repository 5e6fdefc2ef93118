import { COUNTERS } from './counters'
import { SEARCH_BOX } from './search-box'

test('the results of a search are counted, and told apart from those that are listed', () => {
  const said = (total: number, shown = total) => SEARCH_BOX.count('gato', total, shown)
  expect(said(0)).toBe('No hay resultados para «gato».')
  expect(said(1)).toBe('1 resultado para «gato».')
  expect(said(2)).toBe('2 resultados para «gato».')
  expect(said(40, 15)).toBe('40 resultados para «gato»; estos son los 15 primeros.')
})

test('one subscriber is no plural', () => {
  expect(COUNTERS.subscribers(1)).toMatch(/^1 suscriptor en total/)
  for (const count of [0, 2])
    expect(COUNTERS.subscribers(count)).toMatch(new RegExp(`^${count} suscriptores en`))
})
