import { rmSync, writeFileSync } from 'node:fs'
import { ownPath } from '../../e2e/unit/own-folders'
import { readSeriesFile } from './series-list'

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
