import { formatProblem, problemsOf } from './problems'
import { readJson } from './read-json'

/** The messages for a file with this text. */
function said(text: string): string[] | undefined {
  try {
    readJson('a.json', text, 'Write a list.')
    return undefined
  } catch (error) {
    return problemsOf(error)?.map(formatProblem)
  }
}

test('a file returns its value with the position of each field', () => {
  const { value, locate } = readJson('a.json', '\ufeff{\n  "a": [1,\n    { "b": 2 }]\n}')
  expect(value).toEqual({ a: [1, { b: 2 }] })
  expect(locate(['a', 1, 'b'])).toEqual({ line: 3, column: 7 })
})

test.each(['', ' \n', '\ufeff'])('%j is empty, and the expected content is reported', (text) => {
  expect(said(text)).toEqual(['a.json: is empty. Write a list.'])
})

test.each([
  ['[1, 2 ,\n]', '1:8: has a syntax error: Value expected. Names stand in double quotes, and behind'],
  ['{"a" 1}', '1:5: has a syntax error: Colon expected'],
  ['["a\tb"]', '1:2: has a syntax error: Invalid character. Write a tab as \\t'],
  ['[1', '1:3: has a syntax error: Close bracket expected'],
])('%j is not JSON, which is reported at its position', (text, words) => {
  const lines = said(text)
  expect(lines).toEqual([expect.stringContaining(`a.json:${words}`)])
})

test('each duplicate key of an object is reported at its second position, also inside arrays', () => {
  const lines = said('{"a": 1,\n"b": [{"c": 1, "d": 2, "c": 3}],\n"a": 2, "a": 3}')
  expect(lines?.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    'a.json:3:1: a',
    'a.json:3:9: a',
    'a.json:2:24: c',
  ])
  expect(said('{"a": {"a": 1}, "b": [{"a": 1}, {"a": 1}, "a", "a", ["a"], ["a"]]}')).toBeUndefined()
})

test.each<[PropertyKey[], number, number]>([
  [['list', 1], 4, 3],
  [['list', 1, 'url'], 4, 5],
  [['list', 1, 'missing'], 4, 3],
  [['list', 7, 'url'], 3, 3],
  [[Symbol('none')], 1, 1],
])('%j is located at its key or entry, or at the nearest parent', (keys, line, column) => {
  const text = '{\n  "name": "Ana",\n  "list": [7,\n  { "url": "x" }]}'
  expect(readJson('a.json', text).locate(keys)).toEqual({ line, column })
})
