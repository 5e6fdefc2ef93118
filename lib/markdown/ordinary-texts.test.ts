import fc from 'fast-check'
import type { Nodes } from 'hast'
import { toString } from 'hast-util-to-string'
import { withinLimits } from './limits'
import { literalBlocks } from './literal-blocks'
import { nestedMarkers } from './nested-markers'
import { parseText } from './parse-text'

const BANNER = `-- ${'-'.repeat(72)}`
const BORDER = `+${'-'.repeat(40)}+${'-'.repeat(40)}+`
const DASHES = '-'.repeat(80)
const QUOTES = '>'.repeat(60)

const many = <Part>(count: number, part: Part): Part[] => Array.from({ length: count }, () => part)
const lines = (count: number, line: string | ((index: number) => string)) =>
  many(count, line)
    .map((one, index) => (typeof one === 'string' ? one : one(index)))
    .join('\n')

function shown(content: string): string {
  const { tree, whole } = parseText(content)
  expect(whole).toBe(true)
  return toString(tree)
}

/** The names of the elements of a text, outermost first. */
function elementsOf(content: string): string[] {
  const names = (node: Nodes): string[] => [
    ...(node.type === 'element' ? [node.tagName] : []),
    ...('children' in node ? node.children.flatMap(names) : []),
  ]
  return names(parseText(content).tree)
}

test.each([
  ['borders of a table in code', `\`\`\`\n${BORDER}\n| a | b |\n${BORDER}\n\`\`\``, BORDER],
  ['a line under a heading in code', `~~~\n QUERY PLAN\n${DASHES}\n~~~`, DASHES],
  ['a banner in indented code', `a\n\n    ${BANNER}\n    select 1`, BANNER],
  ['a banner in code of a list', `- a\n\n  \`\`\`sql\n  ${BANNER}\n  \`\`\``, BANNER],
  ['a border in a paragraph', `a\n${BORDER}`, BORDER],
  ['signs of quotes in code', `\`\`\`\n${QUOTES} b\n\`\`\``, `${QUOTES} b`],
  ['signs of quotes in indented code', `a\n\n    ${QUOTES} b`, `${QUOTES} b`],
  ['signs of quotes in code of a list', `- a\n\n  \`\`\`\n  ${QUOTES} b\n  \`\`\``, `${QUOTES} b`],
  ['signs of quotes in code of a quote', `> \`\`\`\n> ${QUOTES} b\n> \`\`\``, `${QUOTES} b`],
  ['bullets in code of a quote', `> - a\n>\n>       ${'+ '.repeat(60)}b`, `${'+ '.repeat(60)}b`],
  ['signs of quotes in HTML', `<pre>\n${QUOTES.replaceAll('>', '&gt;')}\n</pre>`, QUOTES],
])('%s: shown', (_what, content, line) => expect(shown(content).split('\n')).toContain(line))

test.each([
  ['dashes', DASHES],
  ['stars', '*'.repeat(80)],
  ['dashes with blanks', '- '.repeat(60)],
  ['stars with blanks', `${'* '.repeat(80)}*`],
  ['lines', '_'.repeat(80)],
])('a rule may be as long as it likes: %s', (_what, rule) => {
  expect(elementsOf(`a\n\n${rule}\n\nb`)).toEqual(['p', 'hr', 'p'])
  expect(elementsOf(`> ${rule}`)).toEqual(['blockquote', 'hr'])
  expect(elementsOf(`${'> '.repeat(58)}${rule}`).filter((name) => name === 'blockquote')).toHaveLength(58)
})

test('a heading may be underlined, and columns of a table divided, by as many dashes', () => {
  expect(elementsOf(`Título\n${'-'.repeat(85)}\n\na`)).toEqual(['h3', 'p'])
  expect(elementsOf(`| a | b |\n|${'-'.repeat(70)}|${'-'.repeat(70)}|\n| c | d |`)).toContain('td')
  expect(elementsOf(`a | b\n${'-'.repeat(70)} | ${'-'.repeat(70)}\nc | d`)).toContain('td')
})

test.each([
  ['bullets', '- ', ''],
  ['bullets of two kinds', '- * ', ''],
  ['numbers', '1. ', ''],
  ['quotes and bullets', '> - ', ''],
  ['quotes that end in a rule', '> ', ' - - -'],
  ['a rule that goes on behind a line separator', '- ', '\u2028 b'],
  ['quotes after code', '>', '', '```\na\n```\n\n'],
  ['quotes in a fence that is a formula', '>', '', '$$\n```\n$$\n\n'],
  ['quotes in a fence that is HTML', '>', '', '<div>\n```\n\n'],
])('containers that are really nested are left out past the limit: %s', (_what, signs, end, before = '') => {
  const { text, whole } = withinLimits(`${before}${signs.repeat(70)}${end || 'b'}\n\nc`)
  expect(whole).toBe(true)
  expect(text.slice(before.length)).toMatch(/^ *(?:b|- - -|\u2028 b)\n\nc$/)
})

test.each([
  ['prompts of a shell in code', `\`\`\`\n${lines(2_990, '>>> 1')}\n\`\`\``, lines(2_990, '>>> 1')],
  ['prompts in indented code', `a\n\n${lines(2_500, '    >>> 1')}`, lines(2_500, '>>> 1')],
  ['signs of a log in code', `\`\`\`\n${lines(1_200, `${QUOTES} b`)}\n\`\`\``, `${QUOTES} b`],
  ['prompts in code of a quote', lines(1_500, '> >>> 1').replace(/^/, '> ```\n'), lines(1_500, '>>> 1')],
  ['a log in code', `\`\`\`\n${lines(2_900, '[INFO]: a')}\n\`\`\``, lines(2_900, '[INFO]: a')],
  ['logs in many blocks', lines(500, '```\n[a]: b\n[c]: d\n[e]: f\n```\n'), '[e]: f'],
])('lines of code are no quotes and no definitions, however many: %s', (_what, content, code) =>
  expect(shown(content)).toContain(code),
)

test('nor are the signs of a rule', () => {
  expect(elementsOf(lines(700, '- - -\n'))).toEqual(many(700, 'hr'))
  expect(elementsOf(`a\n\n${'- '.repeat(30_000)}-`)).toEqual(['p', 'hr'])
})

test('what is nested behind code counts', () => {
  const code = `\`\`\`\n${lines(900, '>>> 1')}\n\`\`\`\n`
  expect(parseText(`${code}${lines(1_000, '>>> a')}`).whole).toBe(true)
  const { tree, whole } = parseText(`${code}${lines(1_001, '>>> a')}`)
  expect(whole).toBe(false)
  expect(toString(tree).match(/^a$/gm)).toHaveLength(1_000)
})

test('three hundred footnotes, and five hundred headings, are shown', () => {
  const notes =
    lines(300, (index) => `a[^${index}]`) + '\n\n' + lines(300, (index) => `[^${index}]: Nota ${index}.`)
  expect(shown(notes)).toContain('Nota 299.')
  expect(elementsOf(lines(500, (index) => `## Parte ${index}`))).toEqual(many(500, 'h3'))
})

test('whatever stands around them, signs that are nested too deep stay in code alone', () => {
  const part = fc.constantFrom(
    ...['>'.repeat(60), '> '.repeat(61), '- '.repeat(60), '1. '.repeat(60), '> '.repeat(59), '- '.repeat(58)],
    ...[
      '```',
      '~~~',
      '$$',
      '<div>',
      '[^1]: ',
      ' '.repeat(118),
      '    ',
      '  ',
      '> ',
      '- ',
      'a',
      '\n',
      '\n',
      '\n\n',
    ],
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
      const { text } = withinLimits(parts.join(''))
      const blocks = literalBlocks(text)
      const deep = [...nestedMarkers(text)].filter(({ count }) => count >= 60)
      expect(deep.filter(({ end }) => !blocks.some(([first, last]) => end > first && end <= last))).toEqual(
        [],
      )
    }),
    { numRuns: 300 },
  )
})
