import { parseDataCall } from './prepare-page'

test.each([
  ['self.__next_f.push([1,"a\\nb"])', ['__next_f', [1, 'a\nb']]],
  ['(self.__next_f=self.__next_f||[]).push([0])', ['__next_f', [0]]],
  ['(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":1});', ['TURBOPACK', { a: 1 }]],
])('%s is a data call', (source, expected) => {
  expect(parseDataCall(source)).toEqual(expected)
})

test.each([
  '',
  'self.__next_f.push()',
  'self.__next_f.push([1,"a"]);malo()',
  'self.__next_f.push(malo())',
  'malo();self.__next_f.push([1,"a"])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":1})',
])('%s is not a data call', (source) => {
  expect(parseDataCall(source)).toBeNull()
})
