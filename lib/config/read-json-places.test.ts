import path from 'node:path'
import { problemsOf } from './problems'
import { readJson, readJsonFile } from './read-json'

/** The duplicate keys of a text, with their lines. */
function twice(text: string): string[] {
  try {
    readJson('a.json', text)
    return []
  } catch (error) {
    return (problemsOf(error) ?? []).map(({ field, place }) => `${field} ${place?.line}:${place?.column}`)
  }
}

test('each key that an object has twice is named where it stands again, within lists too', () => {
  expect(twice('{"a": 1,\n"b": [{"c": 1, "d": 2, "c": 3}],\n"a": 2, "a": 3}')).toEqual([
    'a 3:1',
    'a 3:9',
    'c 2:24',
  ])
})

test('one key in two objects, and one entry twice in a list, are right', () => {
  expect(twice('{"a": {"a": 1}, "b": [{"a": 1}, {"a": 1}, "a", "a", ["a"], ["a"]]}')).toEqual([])
})

test.each<[PropertyKey[], number, number]>([
  [['name'], 2, 3],
  [['list', 1], 4, 3],
  [['list', 1, 'url'], 4, 5],
  [['list', 1, 'missing'], 4, 3],
  [['list', 7, 'url'], 3, 3],
  [['missing', 'url'], 1, 1],
  [[Symbol('none')], 1, 1],
  [[], 1, 1],
])('%j stands where its key or entry begins, else where what is around it does', (keys, line, column) => {
  const text = '{\n  "name": "Ana",\n  "list": [7,\n  { "url": "x" }]}'
  expect(readJson('a.json', text).locate(keys)).toEqual({ line, column })
})

test('a file that is not there is called by its name', () => {
  const read = () => readJsonFile('content/dos.json', path.join(__dirname, 'dos.json'), 'Begin with []')
  expect(read).toThrow('content/dos.json: is missing. Begin with [].')
})
