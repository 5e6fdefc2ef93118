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

test('a file is its value, and knows where each field stands', () => {
  const { value, locate } = readJson('a.json', '\ufeff{\n  "a": [1,\n    { "b": 2 }]\n}')
  expect(value).toEqual({ a: [1, { b: 2 }] })
  expect(locate(['a', 1, 'b'])).toEqual({ line: 3, column: 7 })
})

test.each(['', ' \n', '\ufeff'])('%j is empty, and what belongs there is told', (text) => {
  expect(said(text)).toEqual(['a.json: is empty. Write a list.'])
})

test('what is no JSON is named at its place, a key that is there twice at each', () => {
  expect(said('{\n  "a": 1,\n}')?.[0]).toMatch(/^a\.json:[23]:\d+: /)
  expect(said('{ "a": 1, // no\n"b": 2 }')).toHaveLength(1)
  expect(said('{\n  "a": 1,\n  "a": 2\n}')?.join()).toMatch(/a\.json:3:3: /)
})
