import { cutAt, MAX_CHARACTERS, withinLimits } from './limits'

const isWhole = (text: string) => withinLimits(text).whole
const times = (count: number, text: string) => text.repeat(count)
const numbered = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n')

test('a text within all limits stays as it is', () => {
  for (const text of ['', 'Texto', 'Uno\n\n> Dos\n\n- tres\n'])
    expect(withinLimits(text)).toEqual({ text, whole: true })
})

test.each<[string, (count: number) => string, number]>([
  ['characters', (count) => times(count, 'a'), MAX_CHARACTERS],
  ['lines', (count) => times(count, 'a\n'), 2_999],
  ['definitions', (count) => numbered(count, (index) => `[${index}]: x`), 1_500],
  ['quotes in quotes', (count) => times(count, '> > a\n'), 2_000],
  ['quotes three deep', (count) => times(count, '> > > a\n'), 1_000],
  ['lists in quotes', (count) => times(count, '> - a\n'), 2_000],
  ['numbers in lists', (count) => times(count, '- 12. a\n'), 2_000],
])('the most %s', (_what, text, most) => {
  expect(isWhole(text(most))).toBe(true)
  expect(isWhole(text(most + 1))).toBe(false)
})

test('long bare addresses are limited by the squares of their lengths, others are not', () => {
  const address = (length: number) => `https://${'a'.repeat(length - 8)}`
  expect(isWhole(`${address(1_000)} `.repeat(20))).toBe(true)
  expect(isWhole(`${address(1_000)} `.repeat(21))).toBe(false)
  expect(isWhole(`${'a'.repeat(1_000)} `.repeat(21))).toBe(true)
})

test('signs that nest deeper than any text are taken away, the text stays', () => {
  expect(withinLimits(`${times(60, '> ')}a\nb`)).toEqual({ text: ' a\nb', whole: true })
  expect(withinLimits(`${times(59, '>')}a`).text).toBe(`${times(59, '>')}a`)
})

test.each([
  ['uno\ndos\ntres', 9, 'uno\ndos'],
  ['uno dos tres', 9, 'uno dos'],
  ['uno\ndos tres cuatro cinco', 20, 'uno\ndos tres cuatro'],
  ['u\nabcdefghij', 9, 'u\n'],
  ['abcdefghij', 5, 'abcde'],
])('%j before character %i is %j', (text, end, kept) => expect(cutAt(text, end)).toBe(kept))
