import { shown } from './shown'

test.each([
  ['a', '"a"'],
  ['a"b', '"a\\"b"'],
  [7, '7'],
  [null, 'null'],
  [undefined, 'undefined'],
  [() => 7, 'a function'],
  [[], 'an empty list'],
  [['a', 1], '["a",1]'],
  [{ a: 1 }, '{"a":1}'],
  [{}, '{}'],
  ['x'.repeat(58), `"${'x'.repeat(58)}"`],
  ['x'.repeat(59), `"${'x'.repeat(59)}…`],
  [['x'.repeat(60)], 'a list'],
  [{ a: 'x'.repeat(60) }, 'an object'],
])('%p is shown as %p', (value, text) => {
  expect(shown(value)).toBe(text)
})
