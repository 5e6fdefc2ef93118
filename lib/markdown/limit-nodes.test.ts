import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { LIMITS, remarkLimitNodes } from './limit-nodes'

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkLimitNodes)

/** The limit that a text is above, with the place at which it is; null for one within all limits. */
function limitOf(text: string): [limit: string, text: string] | null {
  try {
    processor.runSync(processor.parse(text))
    return null
  } catch (error) {
    const { message, offset } = error as { message: string; offset: number }
    return [
      Object.keys(LIMITS).find((limit) => message.includes(limit)) ?? message,
      text.slice(offset, offset + 5),
    ]
  }
}

const times = (count: number, text: string) => text.repeat(count)

test.each([
  ['links', times(LIMITS.links, '[a](b) '), times(LIMITS.links + 1, '[a](b) ')],
  ['definitions', numbered(LIMITS.definitions, '[d#]: x'), numbered(LIMITS.definitions + 1, '[d#]: x')],
  [
    'footnotes',
    `${times(LIMITS.footnotes - 1, '[^n] ')}\n\n[^n]: x`,
    `${times(LIMITS.footnotes, '[^n] ')}\n\n[^n]: x`,
  ],
])('a text has its limit of %s, and one more is one too many', (limit, most, tooMany) => {
  expect(limitOf(most)).toBeNull()
  expect(limitOf(tooMany)?.[0]).toBe(limit)
})

function numbered(count: number, text: string): string {
  return Array.from({ length: count }, (_, at) => text.replace('#', String(at))).join('\n')
}

test('pictures count as links, and references as both', () => {
  const half = LIMITS.links / 2
  expect(limitOf(times(half, '[a](b) ![a](b) '))).toBeNull()
  expect(limitOf(`${times(half, '[a] ![a] ')}\n\n[a]: b`)).toBeNull()
  expect(limitOf(`${times(half, '[a] ![a] ')}[a]\n\n[a]: b`)?.[0]).toBe('links')
})

test('what references repeat is limited: an address with its title, of the definition that counts', () => {
  const long = 'x'.repeat(999)
  const text = (uses: number, definitions: string) => `${times(uses, '[a] ')}\n\n${definitions}`
  expect(limitOf(text(100, `[a]: ${long}x`))).toBeNull()
  expect(limitOf(text(101, `[a]: ${long}x`))?.[0]).toBe('repeated')
  expect(limitOf(text(100, `[a]: ${long} "t"`))).toBeNull()
  expect(limitOf(text(100, `[a]: ${long} "tt"`))?.[0]).toBe('repeated')
  // The first definition of a name is the one that counts.
  expect(limitOf(text(101, `[a]: b\n[a]: ${long}x`))).toBeNull()
  expect(limitOf(text(101, `[a]: ${long}x\n[a]: b`))?.[0]).toBe('repeated')
})

test('names of notes are repeated as they stand in an address', () => {
  const name = 'ñ'.repeat(100)
  const text = (uses: number) => `${times(uses, `[^${name}] `)}\n\n[^${name}]: x`
  expect(limitOf(text(166))).toBeNull()
  expect(limitOf(text(167))?.[0]).toBe('repeated')
})

test('short rows of a table count as wide as the table', () => {
  const head = `|${times(100, 'a|')}\n|${times(100, '-|')}\n`
  expect(limitOf(head + times(49, '|b|\n'))).toBeNull()
  expect(limitOf(head + times(50, '|b|\n'))?.[0]).toBe('cells')
})

test('the first place above a limit is told', () => {
  expect(limitOf(`${times(LIMITS.links, '[a](b) ')}[zz](b) [a](b)`)).toEqual(['links', '[zz]('])
})
