import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sourceFiles } from '@/e2e/unit/source-files'

const DOCUMENT = readFileSync(path.join(__dirname, 'site-document.tsx'), 'utf8')
const STYLES = sourceFiles(['app', 'components'], /\.css$/)
  .map(([, text]) => text)
  .join('\n')

const WEIGHTS = [...DOCUMENT.matchAll(/weight: '(\d+) (\d+)'/g)].map(([, least, most]) => [
  Number(least),
  Number(most),
])
const [SPANISH, OTHERS] = [...DOCUMENT.matchAll(/'(U\+[^']*)'/g)].map(([, ranges = '']) => codesOf(ranges))

test('both fonts have every weight that a stylesheet gives', () => {
  const given = [...STYLES.matchAll(/(?:--weight-\w+|font-weight): (\d+);/g)].map(([, weight]) =>
    Number(weight),
  )
  expect(given.length).toBeGreaterThan(3)
  expect(WEIGHTS).toHaveLength(2)
  for (const [least = 0, most = 0] of WEIGHTS)
    expect(given.filter((weight) => weight < least || weight > most)).toEqual([])
})

test.each([...' ABCXYZabcxyz0123456789.,;:¿?¡!()«»“”‘’–—…·áéíñóúüÁÉÍÑÓÚÜ€©@&%+/'])(
  'the font that is loaded with every page has “%s”, the one on demand does not',
  (sign) => {
    const code = sign.codePointAt(0) ?? 0
    expect([SPANISH?.has(code), OTHERS?.has(code)]).toEqual([true, false])
  },
)

test.each([...'$<>[]^{}|~ªçãß±×−'])('“%s” is in the font that is loaded on demand', (sign) => {
  const code = sign.codePointAt(0) ?? 0
  expect([SPANISH?.has(code), OTHERS?.has(code)]).toEqual([false, true])
})

test('every printable sign of a keyboard is in one of them', () => {
  const keyboard = Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index)
  expect(keyboard.filter((code) => SPANISH?.has(code) === OTHERS?.has(code))).toEqual([])
})

/** @param ranges a CSS `unicode-range`: `U+20-7E, U+A1` */
function codesOf(ranges: string): Set<number> {
  const codes = ranges.split(', ').flatMap((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
  return new Set(codes)
}
