import type { Element } from 'hast'
import { visit } from 'unist-util-visit'
import { parseText } from './parse-text'
import { withinLimits } from './limits'

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

/** An address with a path as long as those of editors that keep a whole file in the URL. */
const address = (length: number, index = 0) =>
  `https://play.example.com/${index}#code/`.padEnd(length, 'JYOwLgpgTgZghgYwgAgBLmQbwFDIOYD6UQA-')
const many = (count: number, one: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => one(index)).join('\n')
const json = (entries: number) =>
  JSON.stringify(
    Array.from({ length: entries }, (_, id) => ({ id, url: `https://api.example.com/v1/${id}` })),
  )

function links(content: string): Element[] {
  const found: Element[] = []
  visit(parseText(content).tree, 'element', (node) => {
    if (node.tagName === 'a') found.push(node)
  })
  return found
}

test.each([
  ['JSON in a line of code', `\`\`\`json\n${json(1_000)}\n\`\`\``],
  ['JSON in a line of text', json(80)],
  ['JSON in a span of code', `\`${json(80)}\``],
  ['JSON in HTML', `<pre>${json(80)}</pre>`],
])('%s: whole', (_what, content) => expect(parseText(`a\n\n${content}\n\nb`).whole).toBe(true))

test.each<[string, number, number, (url: string, index: number) => string]>([
  ['text', 1, 8_000, (url) => `[a](${url})`],
  ['text', 5, 2_000, (url) => `[a](${url})`],
  ['text', 12, 1_300, (url) => `[a](${url})`],
  ['text', 20, 1_000, (url) => `[a](${url})`],
  ['angle brackets', 10, 4_500, (url) => `<${url}>`],
  ['definitions', 10, 4_500, (url, index) => `[a${index}]\n\n[a${index}]: ${url}\n`],
  ['nothing', 10, 4_500, (url) => url],
  ['parentheses', 10, 4_500, (url) => `(${url})`],
])('links in %s may be many and long: %i of %i characters', (_what, count, length, link) => {
  const content = `${many(count, (index) => link(address(length, index), index))}\n\nb`
  expect(parseText(content).whole).toBe(true)
  expect(links(content).map(({ properties }) => properties.href)).toEqual(
    Array.from({ length: count }, (_, index) => address(length, index)),
  )
})

const CHARACTERS = 20_000
const fill = (text: string) => text.repeat(CHARACTERS / text.length)

test.each([
  ['dots behind one another', `https://a.b/${fill('.')}c`],
  ['brackets behind one another', `https://a.b/${fill(']')}c`],
  ['entities behind one another', `https://a.b/${fill('&amp;')}c`],
  ['marks after a dot of the host', `https://a.${fill('!')}c`],
  ['dots before an entity that is none', `https://a.b/${'.'.repeat(9_000)}&${'a'.repeat(9_000)}-`],
  ['hosts in hosts', fill('www._')],
  ['hosts with an emoji', fill('www._\u{1f600}')],
])('an address that a parser reads again and again is refused before: %s', (_what, content) => {
  expect(withinLimits(`a\n${content}`)).toMatchObject({ text: 'a\n', whole: false })
})

test.each([
  ['hosts that are none, with a path', '/www\\.-'],
  ['hosts that are none, with a scheme', 'http://a_b/'],
  ['hosts of entities', '&#119;ww.a_b/'],
  ['hosts after a letter', 'éwww.a.b'],
])('so is a paragraph in which they are looked for once more: %s', (_what, part) => {
  const { tree, whole } = parseText(`a\n\n${fill(part)}\n\nb`)
  expect(whole).toBe(false)
  expect(tree.children).toHaveLength(1)
  expect(parseText(`a\n\n${part.repeat(100)}\n\nb`).whole).toBe(true)
})
