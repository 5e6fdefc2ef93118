import type { Nodes } from 'hast'
import { feedHtml } from './feed-html'
import { pageText } from './page-text'
import { parseText } from './parse-text'

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

const CHARACTERS = 80_000
const fill = (text: string) => text.repeat(Math.ceil(CHARACTERS / text.length)).slice(0, CHARACTERS)
const lines = (line: (index: number) => string, count: number) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n')

/** Counts nodes without a visitor function: trees are large here, and walked often. */
function count(tree: Nodes, tagName?: string): number {
  let found = 0
  const left: Nodes[] = [tree]
  for (let node = left.pop(); node; node = left.pop()) {
    if (!tagName || (node.type === 'element' && node.tagName === tagName)) found += 1
    if ('children' in node) for (const child of node.children) left.push(child)
  }
  return found
}

const options = { page: 'https://www.example.com/article/a', imageAddress: () => ({ src: '/x' }) }

test.each([
  ['links that never close', fill('[a](')],
  ['open brackets', '['.repeat(40_000) + ']'.repeat(40_000)],
  ['links', fill('[a](b) ')],
  ['pictures that never close', fill('![[[[')],
  ['emphasis of two kinds', fill('*a_')],
  ['emphasis in emphasis', '*a '.repeat(20_000) + 'b*'.repeat(10_000)],
  ['strikethrough', fill('~a~ ')],
  ['backticks in runs of each length', lines((index) => `e${'`'.repeat(index)}`, 380)],
  ['angle brackets', fill('<a b="')],
  ['comments that never end', `a ${fill('<!-- ')}`],
  ['addresses', fill('<http://a.b> ')],
  ['bare addresses', fill('www.a.b ')],
  ['an address of entities', `http://a.b/${fill('&amp;')}`],
  ['references to one footnote', `[^1]: x\n\n${fill('[^1] ')}`],
  ['footnotes in footnotes', lines((index) => `[^${index}]: [^${index + 1}] [^${index + 1}]`, 3_500)],
  ['definitions of addresses', lines((index) => `[${index}]: x`, 20_000)],
  ['a long address that is referred to', `[a]: http://x/${'y'.repeat(39_000)}\n\n${fill('[a] ')}`],
  ['a long title that is referred to', `[a]: x "${'y'.repeat(39_000)}"\n\n${fill('[a] ')}`],
  ['a long footnote name', `[^${'ñ'.repeat(900)}]: x\n\n${fill(`[^${'ñ'.repeat(900)}] `)}`],
  ['a wide table of short rows', `${'|a'.repeat(2_000)}|\n${'|-'.repeat(2_000)}|\n${'|\n'.repeat(2_900)}`],
  ['a long table', `|a|b|\n|-|-|\n${'|x|y|\n'.repeat(8_000)}`],
  ['formatting that HTML repeats', `<p>${lines((index) => `<b a${index}>`, 2_000)}${fill('<p>')}`],
  ['formatting that is repeated in paragraphs', `${lines((i) => `<b a${i}>`, 200)}\n\n${fill('a\n\n')}`],
  ['elements in elements', fill('<b>')],
  ['cells of many columns', `<table>${fill('<tr><td colspan=1000 rowspan=1000>x</td></tr>')}`],
  ['quotes and lists in one line', fill(`${'> - '.repeat(25)}a\n`)],
  ['carriage returns', fill('a\r')],
  ['headings', fill('# a\n')],
  ['task lists', fill('- [x] [a](b)\n')],
])('%s: the text is cut, and neither page nor feed grows beyond its limit', (_name, content) => {
  const page = pageText(content, options.imageAddress)
  expect(page.whole).toBe(false)
  expect(count(page.tree)).toBeLessThanOrEqual(25_000)
  expect(count(page.tree, 'a')).toBeLessThanOrEqual(3_000)
  expect(count(page.tree, 'td') + count(page.tree, 'th')).toBeLessThanOrEqual(5_000)
  expect(JSON.stringify(page.tree).length).toBeLessThan(4_000_000)
  const html = feedHtml(content, options)
  expect(Buffer.byteLength(html)).toBeLessThan(1_000_000)
  expect(html).toMatch(/demasiado largo o complejo para mostrarlo entero aquí\.<\/p>$/)
})

const honest = [
  lines(
    (i) =>
      `Párrafo ${i} con [un enlace](https://example.com/a/${i}), \`código\`, **negrita** y *cursiva*, ${'y va de lo que es '.repeat(6)}.\n`,
    300,
  ),
  lines((i) => `Una frase con su nota.[^${i}]\n`, 100),
  lines((i) => `[^${i}]: Al pie ${i}, con [su fuente](https://example.com/f/${i}).`, 100),
  `\n| a | b | c | d |\n|---|---|---|--:|\n${'| x | `y` | [z](/z) | 1 |\n'.repeat(200)}`,
  lines((i) => `## Parte ${i}\n\n\`\`\`ts\nconst a${i} = b[c] * d_e // \`x\` [y](z\n\`\`\`\n`, 60),
].join('\n\n')

test('an article of thirteen thousand words, with links, footnotes, a table and code, is whole', () => {
  expect(honest.split(/\s+/).length).toBeGreaterThan(13_000)
  const { tree, whole } = pageText(honest, options.imageAddress)
  expect(whole).toBe(true)
  expect(count(tree, 'pre')).toBe(60)
  expect(count(tree, 'tr')).toBe(201)
  expect(count(tree, 'section')).toBe(1)
  expect(count(tree, 'h3')).toBe(60)
})

test.each([
  ['brackets and stars in code', `\`\`\`\n${'a[i] * b[j] * c_d < e & f\n'.repeat(1_000)}\`\`\``],
  ['three hundred spans of code in a list', lines((index) => `- \`f${index}()\``, 300)],
  ['quotes in quotes', '> > Una cita dentro de otra.\n'.repeat(500)],
  ['a long address', `https://example.com/${'a'.repeat(2_000)}`],
  ['legacy HTML', `<p>${'<b>Texto</b> y <a href="/a">enlace</a>.</p>\n\n<p>'.repeat(500)}</p>`],
])('%s: whole', (_name, content) => expect(parseText(content).whole).toBe(true))

test('a text is cut at the end of a line, and what comes before stays', () => {
  const { tree, whole } = parseText(`Primero.\n\nSegundo.\n\n${'*a_'.repeat(1_000)}`)
  expect(whole).toBe(false)
  expect(JSON.stringify(tree)).toContain('Segundo.')
  const table = parseText(`|a|b|\n|-|-|\n${'|x|y|\n'.repeat(2_900)}`)
  expect(count(table.tree, 'tr')).toBe(2_500)
})

test('a text is parsed once for everything that starts from it', () => {
  expect(parseText('# Uno')).toBe(parseText('# Uno'))
  const before = JSON.stringify(parseText('# Uno\n\n![a](b)').tree)
  pageText('# Uno\n\n![a](b)', options.imageAddress)
  feedHtml('# Uno\n\n![a](b)', options)
  expect(JSON.stringify(parseText('# Uno\n\n![a](b)').tree)).toBe(before)
})
