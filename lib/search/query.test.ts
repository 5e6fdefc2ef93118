import fc from 'fast-check'
import { isResultsPath, normalQuery, queryOfSegment, resultsPath, searchPath } from './query'

const pathOf = (target: string) => resultsPath(new URL(target, 'https://site.example'))
const queryOf = (path: string) => queryOfSegment(path.slice('/buscar/'.length))

test.each([
  ['  dos   palabras\n', 'dos palabras'],
  ['an\u0303o', 'año'],
  ['nulo\u0000byte', 'nulo byte'],
  ['\ud800suelto', 'suelto'],
  ['c++ ¿y c#?', 'c++ ¿y c#?'],
  [`${'x'.repeat(99)} y`, 'x'.repeat(99)],
  [`${' '.repeat(1_000)}uno`, ''],
  ['😀'.repeat(200), '😀'.repeat(100)],
])('%j is searched for as %j', (given, expected) => {
  expect(normalQuery(given)).toBe(expected)
})

test('normalisation is idempotent, and the result is safe in an address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const query = normalQuery(text)
      expect(normalQuery(query)).toBe(query)
      expect(new URL(searchPath(query), 'https://site.example').searchParams.get('q') ?? '').toBe(query)
    }),
  )
})

test('a query survives the round trip through an ASCII path', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 150 }), (text) => {
      const path = pathOf(`/buscar?${new URLSearchParams({ q: text })}`)
      const query = normalQuery(text)
      if (query === '') return expect(path).toBeNull()
      expect(path).toMatch(/^\/buscar\/[\w-]{1,600}$/)
      expect(queryOf(path ?? '')).toBe(query)
    }),
  )
})

test('an address without a query, and any other address, has no results', () => {
  for (const target of ['/buscar', '/buscar?q=', '/buscar?q=%20', '/buscar?otro=1', '/articles?q=uno', '/'])
    expect(pathOf(target)).toBeNull()
  expect(pathOf('/buscar?utm=1&q=uno&q=dos')).toBe(pathOf('/buscar?q=uno'))
})

test('only paths below the search are results pages', () => {
  expect(isResultsPath(pathOf('/buscar?q=uno') ?? '')).toBe(true)
  for (const path of ['/buscar', '/', '/article/buscar', '/buscarlo/x'])
    expect(isResultsPath(path)).toBe(false)
})

test('the address of the search', () => {
  expect(searchPath('')).toBe('/buscar')
  expect(searchPath('año & más')).toBe('/buscar?q=a%C3%B1o%20%26%20m%C3%A1s')
})
