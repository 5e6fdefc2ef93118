import fc from 'fast-check'
import { toString } from 'hast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import {
  MAX_CHARACTERS,
  MAX_DEPTH,
  MAX_HTML_DEPTH,
  MAX_LINES,
  MAX_MARKS,
  MAX_NODES,
  remarkLimits,
} from './limits'
import { remarkMath } from './math/math-syntax'
import { pageHtml } from './page-html'
import { parseOnce } from './parse-text'

const plain = () => unified().use(remarkParse).use(remarkGfm).use(remarkMath)
const limited = (text: string) => plain().use(remarkLimits, { characters: text.length }).parse(text)

test.each([
  '- a\n- b\n  - c\n\n  d\n1. e\n2. f',
  '> a\n> b\n\n> > c\nd',
  '[a]: b "c"\n\n[a] ![a] [^1]\n\n[^1]: d\n\n    e',
  '| a | b |\n|---|---|\n| *c* | `d|` |',
  'Título\n======\n\n**a** _b_ ~~c~~ `d` <b>e</b> &amp; \\* $x$\n\n![a](b "c\\"d")',
])('the limits do not change the rendering: %j', (text) => expect(limited(text)).toEqual(plain().parse(text)))

test('whatever markup it contains', () => {
  const unit = fc.constantFrom(...'![]()*_~&$`<>\\a1.-+=|#: \n', '\n\n', '> ', '- ', '1. ', '[^1]: ', '|-|')
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 40 }), (text) =>
      expect(limited(text)).toEqual(plain().parse(text)),
    ),
    { numRuns: 300 },
  )
})

/** The limits that a text exceeds, with their lines. */
const beyond = (text: string) => parseOnce(text).beyond.map(({ limit, line }) => [limit, line])
const lines = (count: number, line: string) => Array.from({ length: count }, () => line).join('\n')

const code = (lines: string) => `\`\`\`\n${lines}\n\`\`\``

test('a text is limited to the maximum number of characters, and that exact length is allowed', () => {
  const text = (characters: number) => code(`${'a'.repeat(999)}\n`.repeat(characters / 1_000).trimEnd())
  expect(beyond(text(MAX_CHARACTERS - 1_000))).toEqual([])
  expect(beyond(text(MAX_CHARACTERS + 1_000))).toEqual([['characters', expect.any(Number)]])
})

test('a text is limited to the maximum number of lines, not counting blank ones', () => {
  expect(beyond(code(lines(MAX_LINES - 2, 'a\n')))).toEqual([])
  expect(beyond(code(lines(MAX_LINES - 1, 'a\n')))).toEqual([['lines', 2 * MAX_LINES]])
})

test('quotes and lists can be nested up to the limit', () => {
  const names = (text: string, name: string) => pageHtml(text, {}).split(`<${name}>`).length - 1
  expect(beyond(`${'> '.repeat(MAX_DEPTH)}a`)).toEqual([])
  expect(names(`${'> '.repeat(MAX_DEPTH)}a`, 'blockquote')).toBe(MAX_DEPTH)
  expect(beyond(`${'> '.repeat(MAX_DEPTH + 1)}a`)).toEqual([['nesting', 1]])
  expect(beyond(`${'- '.repeat(MAX_DEPTH + 1)}a`)).toEqual([['nesting', 1]])
})

test('what is nested too deep is shown as source with everything after it, below a notice', () => {
  expect(pageHtml(`**b**\n\n${'> '.repeat(MAX_DEPTH + 1)}a\n\n**c**`, {})).toMatch(
    /^<p><strong>b<\/strong><\/p>\n<p>Desde aquí el texto se muestra sin formato[^]*<code>> > [^]*> a\n\n\*\*c\*\*\n<\/code>/,
  )
})

test('a text has a limited number of markers; those beyond are shown', () => {
  const paragraphs = `${'\\* '.repeat(100)}\n\n`.repeat(MAX_MARKS / 100)
  expect(beyond(paragraphs)).toEqual([])
  const { tree, beyond: limits } = parseOnce(`${paragraphs}*a* \`b\``)
  expect(limits).toEqual([{ limit: 'marks', line: 2 * (MAX_MARKS / 100) + 1 }])
  expect(toString(tree)).toContain('*a* `b`')
})

test.each([
  ['brackets that never close', '[a '.repeat(500)],
  ['emphasis that never ends', '**a '.repeat(500)],
  ['code that never ends', '`a ``b ```c ````d `````e ``````f '.repeat(5)],
  ['titles that never close', '[a](b "'.repeat(20)],
  ['comments that never end', 'x <!-- '.repeat(20)],
])('%s: the next paragraph is formatted', (_what, text) => {
  const html = pageHtml(`${text}\n\n**b**`, {})
  expect(html.endsWith('<p><strong>b</strong></p>')).toBe(true)
})

test('a block with too much output is shown as source, with everything after it, below a notice', () => {
  const html = (count: number) => `**a**\n\n<div>${'<b>x</b>'.repeat(count)}</div>\n\n**b**`
  expect(beyond(html(MAX_NODES / 6))).toEqual([])
  expect(beyond(html(MAX_NODES))).toEqual([['nodes', 3]])
  const shown = pageHtml(html(MAX_NODES), {})
  expect(shown).toMatch(/^<p><strong>a<\/strong><\/p>\n<p>Desde aquí el texto se muestra sin formato/)
  expect(shown).toMatch(/&#x3C;b>x&#x3C;\/b>&#x3C;\/div>\n\n\*\*b\*\*\n<\/code>/)
})

test.each([
  ['elements in elements', `${'<div>'.repeat(MAX_HTML_DEPTH + 1)}a`],
  [
    'formatting that is repeated in each block',
    `<p>${Array.from({ length: 50 }, (_, i) => `<b a${i}>`).join('')}${'<p>x'.repeat(5_000)}`,
  ],
  ['short rows of a wide table', `${'|a'.repeat(1_000)}|\n${'|-'.repeat(1_000)}|\n${'|b|\n'.repeat(121)}`],
  ['long addresses that are repeated', `${'[a]\n\n'.repeat(1_100)}[a]: ${'x'.repeat(10_000)}`],
  ['references to a note', `${'a[^1]\n\n'.repeat(1_800)}\n\n[^1]: a`],
  ['a thousand pictures, whose widths are many addresses', '![a](b.png)\n\n'.repeat(1_000)],
  ['posters of six thousand videos', 'https://youtu.be/dQw4w9WgXcQ\n\n'.repeat(6_000)],
  ['three thousand headings, which are in the outline too', '## a\n\n'.repeat(3_000)],
  ['six thousand links', '[a](b)\n\n'.repeat(6_000)],
  ['six thousand links between notes', '[[a]]\n\n'.repeat(6_000)],
  ['two thousand frames for code', '```\na\n```\n\n'.repeat(2_000)],
  ['a thousand pictures in HTML', '<p><img src="b.png"></p>\n'.repeat(1_000)],
])('%s count as nodes too', (_what, text) => expect(beyond(text).map(([limit]) => limit)).toContain('nodes'))

test('elements can be nested as deep as a page needs', () => {
  expect(beyond(`${'<div>'.repeat(MAX_HTML_DEPTH - 1)}a`)).toEqual([])
  expect(beyond('<p>a<li>b<td>c'.repeat(200))).toEqual([])
})
