import type { Nodes } from 'hast'
import { toString } from 'hast-util-to-string'
import { withinLimits } from './limits'
import { parseText } from './parse-text'

const BANNER = `-- ${'-'.repeat(72)}`
const BORDER = `+${'-'.repeat(40)}+${'-'.repeat(40)}+`
const DASHES = '-'.repeat(80)
const QUOTES = '>'.repeat(60)

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
