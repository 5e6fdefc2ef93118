import { cutAt, withinLimits } from './limits'

test.each([
  ['at the last line end', 'aaaa\nbbbb', 7, 'aaaa'],
  ['at the last blank of a long line', 'a\nbbbbb cc', 9, 'a\nbbbbb'],
  ['before a line that is too long', 'a\nbbbbbbbb', 8, 'a\n'],
  ['before what begins at the middle', 'aa\nbb', 4, 'aa\n'],
  ['where it must be, in a text without either', 'aaaa', 3, 'aaa'],
])('a text is cut %s', (_where, text, end, kept) => expect(cutAt(text, end)).toBe(kept))

const lines = (count: number, line: string) => Array.from({ length: count }, () => line).join('\n')

test.each<[string, number, (count: number) => string]>([
  ['characters', 80_000, (count) => 'a'.repeat(count)],
  ['lines', 3_000, (count) => lines(count, 'a')],
  ['lines with an end each', 3_000, (count) => 'a\n'.repeat(count)],
  ['quotes in quotes', 2_000, (count) => lines(count, '> > a')],
  ['lists in lists', 2_000, (count) => lines(count, '10. 2. a')],
  ['definitions', 1_500, (count) => lines(count, '[a]: b')],
  ['characters of an address', 4_472, (count) => `https://${'a'.repeat(count - 8)}`],
])('a text may have this many %s: %i', (_what, most, text) => {
  expect(withinLimits(text(most))).toEqual({ text: text(most), whole: true })
  const beyond = withinLimits(text(most + 1))
  expect(beyond.whole).toBe(false)
  expect(beyond.text.length).toBeLessThan(text(most + 1).length)
})

test('signs that are nested too deep are left out', () => {
  expect(withinLimits(`${'> '.repeat(59)}a`).text).toBe(`${'> '.repeat(59)}a`)
  expect(withinLimits(`a\n${'>'.repeat(60)} b`)).toEqual({ text: 'a\n b', whole: true })
})
