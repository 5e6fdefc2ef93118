import { rmSync, writeFileSync } from 'node:fs'
import { ownPath } from '../../e2e/unit/own-folders'
import { readSeriesFile, seriesFile } from './series-file'

type Read = (previous: unknown) => unknown
jest.mock('./followed-file', () => ({ followFile: (_name: string, read: Read) => ({ read }) }))

const FILE = ownPath('content/series.json')
const write = (value: unknown) => writeFileSync(FILE, JSON.stringify(value))
const follow = seriesFile.read as unknown as Read

test('without the file there are no series; with it their names and articles', () => {
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
])('%j is no such file', (value, expected) => {
  write(value)
  expect(() => readSeriesFile()).toThrow(expected)
  rmSync(FILE)
})

test('a file that says the same is the same value, so that nothing is made again', () => {
  write([{ name: 'Redes', articles: ['uno'] }])
  const first = follow(null)
  expect(follow(first)).toBe(first)
  write([{ name: 'Redes', articles: ['uno', 'dos'] }])
  expect(follow(first)).toEqual([{ name: 'Redes', articles: ['uno', 'dos'] }])
  rmSync(FILE)
  expect(follow(first)).toEqual([])
})
