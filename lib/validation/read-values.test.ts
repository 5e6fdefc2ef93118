import fc from 'fast-check'
import { readCount, readFlag, readTags, readText, withoutBidiControls } from './read-values'

test.each([
  [null, []],
  [undefined, []],
  [[], []],
  [
    [7, null, true, 'PHP'],
    ['7', 'PHP'],
  ],
  ['react', ['react']],
  ['react, php ,, ia', ['react', 'php', 'ia']],
  ['["react","php"]', ['react', 'php']],
  ['[roto', ['[roto']],
  [{ 0: 'react', 3: 'php' }, ['react', 'php']],
  [['PHP', 'php', ' php '], ['PHP']],
  [true, []],
])('tags: %j is parsed as %j', (given, tags) => {
  expect(readTags(given)).toEqual(tags)
})

test('tags: the result is always a list of texts', () => {
  const areTexts = (value: unknown) => readTags(value).every((tag) => typeof tag === 'string' && tag !== '')
  fc.assert(fc.property(fc.anything(), areTexts))
})

describe('deceptive texts', () => {
  test.each([
    ['a sign that turns the direction', 'factura\u202efdp.exe', 'facturafdp.exe'],
    ['isolates and embeddings', '\u2066a\u2069 \u202bb\u202c', 'a b'],
    ['signs without width', 'ad\u200bmi\u2060n\ufeff', 'admin'],
    ['control characters', 'a\u0000b\u001b[31m', 'a b [31m'],
    ['half a character', 'a\ud800b', 'a\ufffdb'],
  ])('%s', (_name, given, read) => expect(readText(given)).toBe(read))

  test('right-to-left text, joined emoji and accents are preserved', () => {
    for (const text of ['مرحبا بالعالم', '👩‍👩‍👧‍👦 familia', 'می‌خواهم', 'ñandú']) expect(readText(text)).toBe(text)
  })

  test('a text of invisible characters only is empty', () =>
    expect(readText('\u200b\u2060 \ufeff')).toBeNull())
})

test.each([
  ['0', 0],
  ['123456789012345', 123_456_789_012_345],
  ['1234567890123456', null],
  [-1, null],
  [1.5, null],
  [true, null],
  [NaN, null],
  [null, null],
])('%p is parsed as the count %p', (given, count) => {
  expect(readCount(given)).toBe(count)
})

test('four values are true, all others false', () => {
  expect([true, 1, '1', 'true'].map(readFlag)).toEqual([true, true, true, true])
  expect([false, 0, '0', 'yes', 'TRUE', 2, null, undefined].some(readFlag)).toBe(false)
})

test('a text is truncated to the maximum length, including the ellipsis', () => {
  expect([readText('abc', 3), readText('abcd', 3), readText('a bcd', 3)]).toEqual(['abc', 'ab…', 'a…'])
  expect(readText('a👋b', 3)).toBe('a\ufffd…')
  expect([readText(7), readText(Infinity), readText(true), readText('  a\tb\n')]).toEqual([
    '7',
    null,
    null,
    'a\tb',
  ])
  expect(withoutBidiControls(' a\u202eb \n')).toBe(' ab \n')
})

test('a long tag is truncated between grapheme clusters', () => {
  expect(readTags(['a'.repeat(59) + '😀'])).toEqual(['a'.repeat(59)])
  expect(readTags(['a'.repeat(58) + '😀b'])).toEqual(['a'.repeat(58) + '😀'])
})

test('tags: fifty of at most sixty characters, also from numbers and comma-separated strings', () => {
  expect(readTags(7)).toEqual(['7'])
  expect(readTags('"roto"')).toEqual(['"roto"'])
  expect(readTags(' ["a", "b"]')).toEqual(['a', 'b'])
  expect(readTags(['php', 'PHP', 'Web', 'web'])).toEqual(['php', 'Web'])
  expect(readTags(['a'.repeat(60), 'b'.repeat(61)])).toEqual(['a'.repeat(60), 'b'.repeat(60)])
  expect(readTags(Array.from({ length: 50 }, (_, index) => index))).toHaveLength(50)
})
