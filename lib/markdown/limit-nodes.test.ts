import type { Root, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { LIMITS, remarkLimitNodes } from './limit-nodes'

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkLimitNodes)

/** The limit that a text exceeds, and the text from there on; null for a text within all limits. */
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

/** The limit that these nodes exceed; as a text, they would take a test too long to parse. */
function limitOfNodes(...nodes: RootContent[]): string | null {
  try {
    processor.runSync({ type: 'root', children: nodes } as Root)
    return null
  } catch (error) {
    return (error as Error).message.split(' ')[0] ?? ''
  }
}

const many = <Node>(count: number, node: Node): Node[] => Array.from({ length: count }, () => node)
const link: RootContent = { type: 'link', url: 'b', children: [] }
const image: RootContent = { type: 'image', url: 'b' }
const linkReference: RootContent = {
  type: 'linkReference',
  identifier: 'a',
  referenceType: 'full',
  children: [],
}
const imageReference: RootContent = { type: 'imageReference', identifier: 'a', referenceType: 'full' }

test.each<[keyof typeof LIMITS, RootContent]>([
  ['nodes', { type: 'break' }],
  ['links', link],
  ['links', image],
  ['links', linkReference],
  ['links', imageReference],
  ['definitions', { type: 'definition', identifier: 'a', url: '' }],
  ['footnotes', { type: 'footnoteReference', identifier: 'n' }],
  ['footnotes', { type: 'footnoteDefinition', identifier: 'n', children: [] }],
])('a text has its limit of %s, and one more is one too many: %j', (limit, node) => {
  // The root is a node as well.
  const most = LIMITS[limit] - (limit === 'nodes' ? 1 : 0)
  expect(limitOfNodes(...many(most, node))).toBeNull()
  expect(limitOfNodes(...many(most + 1, node))).toBe(limit)
})

test('links, pictures and references to them count together', () => {
  const quarter = [link, image, linkReference, imageReference].flatMap((node) => many(LIMITS.links / 4, node))
  expect(limitOfNodes(...quarter)).toBeNull()
  expect(limitOfNodes(...quarter, link)).toBe('links')
})

test('elements of HTML in a text count as its nodes, at their place in it', () => {
  const html = (count: number) => `a\n\n<div>${times(count, '<b>x</b>')}</div>`
  expect(limitOf(html(10))).toBeNull()
  expect(limitOf(html(LIMITS.nodes))?.[0]).toBe('nodes')
  expect(limitOf(html(LIMITS.nodes))?.[1]).toMatch(/^<b>x</)
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

test('a note and the reference to it count as one, a note without a reference by itself', () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`)
  const references = (count: number) =>
    names(count).map((identifier): RootContent => ({ type: 'footnoteReference', identifier }))
  const notes = (count: number) =>
    names(count).map((identifier): RootContent => ({ type: 'footnoteDefinition', identifier, children: [] }))
  const most = LIMITS.footnotes
  expect(limitOfNodes(...references(most), ...notes(most))).toBeNull()
  expect(limitOfNodes(...references(most), ...notes(most + 1))).toBe('footnotes')
})
