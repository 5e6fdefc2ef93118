import { isEmptyOrNull, isEmptyText, withoutEmpty } from './without-empty'

test.each([
  ['', true, true],
  [' \n', true, true],
  [null, false, true],
  ['a', false, false],
  [0, false, false],
  [false, false, false],
  [undefined, false, false],
  [[], false, false],
])('%j is an empty text: %p, and omitted where null is allowed: %p', (value, isText, isNothing) => {
  expect([isEmptyText(value), isEmptyOrNull(value)]).toEqual([isText, isNothing])
})

test('empty texts are removed at every level; dates and numbers stay', () => {
  const date = new Date(0)
  const given = { a: ' ', b: ['', 'x', { c: '', d: 0 }], e: date, f: null }
  expect(withoutEmpty(given, isEmptyText).value).toEqual({ b: ['x', { d: 0 }], e: date, f: null })
  expect(withoutEmpty(given, isEmptyOrNull).value).toEqual({ b: ['x', { d: 0 }], e: date })
})

test.each<[PropertyKey[], PropertyKey[]]>([
  [
    ['list', 0],
    ['list', 1],
  ],
  [
    ['list', 1, 'inner', 0],
    ['list', 3, 'inner', 2],
  ],
  [
    ['list', 9],
    ['list', 9],
  ],
  [
    ['list', 'size'],
    ['list', 'size'],
  ],
  [
    ['name', 0, 'none'],
    ['name', 0, 'none'],
  ],
  [
    ['nothing', 'none'],
    ['nothing', 'none'],
  ],
])('the item now at %j was originally at %j', (path, before) => {
  const given = { list: ['', 'a', ' ', { inner: ['', '', 'b'] }], name: 'Ana', nothing: null }
  expect(withoutEmpty(given, isEmptyText).pathBefore(path)).toEqual(before)
})
