import { bodyIn, counted, listIn, recordsIn, textIn } from './values'

test('a list is one only under its name, and its records are its objects', () => {
  expect(listIn({ a: [1, 'x'] }, 'a')).toEqual([1, 'x'])
  for (const value of [null, 'x', [], {}, { a: 'x' }]) expect(listIn(value, 'a')).toEqual([])
  expect(recordsIn({ a: [{ b: 1 }, null, 'x', [1]] }, 'a')).toEqual([{ b: 1 }])
})

test('a text is the first that is there under one of the names', () => {
  expect(textIn({ a: null, b: 'dos', c: 'tres' }, 'a', 'b', 'c')).toBe('dos')
  expect(textIn({}, 'a')).toBe('')
})

test('a body keeps its line ends; what is no text is none', () => {
  expect(bodyIn({ a: ' uno\n\n' }, 'a')).toBe(' uno\n\n')
  expect(bodyIn({ a: 1 }, 'a')).toBe('')
})

test.each([
  [0, '0 comments'],
  [1, '1 comment'],
  [2, '2 comments'],
])('%d is counted as %s', (count, words) => expect(counted(count, 'comment')).toBe(words))
