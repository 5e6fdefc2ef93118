import fc from 'fast-check'
import type { Nodes } from 'hast'
import { toString } from 'hast-util-to-string'
import { parseText } from '../../markdown/parse-text'
import { escapeMarkup } from '../../text/escaping'
import { singleSpaces } from '../../text/single-spaces'
import { htmlToMarkdown } from './html-to-markdown'
import { Marks } from './marks'

const SIGNS = [...'<>&_*~`[]\\|#-+=:.,;!?/()"\'{}ab1ñ« ']
const FRAGMENTS = [
  '<div>',
  '</p>',
  '<!-- x -->',
  '&nbsp;',
  '&#39;',
  '1. ',
  '## ',
  '- ',
  '~~',
  '**',
  '``',
  '](a)',
]
const ADDRESSES = ['https://x.es/', 'http://a_b.es/_c_', 'www.x.es/', 'a_b_c@x.es', 'https://x.es/?a=1&b;=2']
const words = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...SIGNS) },
      { weight: 2, arbitrary: fc.constantFrom(...FRAGMENTS) },
      { weight: 1, arbitrary: fc.constantFrom(...ADDRESSES) },
    ),
    { minLength: 1, maxLength: 24 },
  )
  .map((parts) => singleSpaces(parts.join('')))
  .filter((text) => text !== '')

const converted = (html: string) => htmlToMarkdown(html, new Marks())

/** The names of the elements that a text is shown with, outermost first, but for the links of bare addresses. */
function shown(html: string) {
  const { tree } = parseText(converted(html))
  const names = (node: Nodes): string[] => [
    ...(node.type === 'element' && node.tagName !== 'a' ? [node.tagName] : []),
    ...('children' in node ? node.children.flatMap(names) : []),
  ]
  return { names: names(tree).join(' '), text: singleSpaces(toString(tree)) }
}

/** Spaces between elements are not compared: in a text of blocks they are none of its words. */
const solid = (text: string) => text.replace(/\s/g, '')

test.each([
  ['a paragraph', '<p>WORDS</p>', 'p'],
  ['a line of its own', '<p>z<br>WORDS</p>', 'p br'],
  ['a heading', '<h2>WORDS</h2>', 'h3'],
  ['an item', '<ul><li>WORDS</li></ul>', 'ul li'],
  ['a numbered item', '<ol><li>WORDS</li></ol>', 'ol li'],
  ['a quote', '<blockquote><p>WORDS</p></blockquote>', 'blockquote p'],
  ['a cell', '<table><tr><th>z</th></tr><tr><td>WORDS</td></tr></table>', 'table thead tr th tbody tr td'],
  ['a link', '<p>z <a href="/a">WORDS</a> z</p>', 'p'],
  ['strong words', '<p>z <strong>WORDS</strong> z</p>', 'p strong'],
  ['words struck through', '<p>z <s>WORDS</s> z</p>', 'p del'],
  ['a raised word', '<p>z<sup>WORDS</sup></p>', 'p sup'],
])('any words in %s are shown as they were', (_where, frame, names) => {
  const around = frame.replace(/<[^<>]*>/g, '')
  fc.assert(
    fc.property(words, (text) => {
      const found = shown(frame.replace('WORDS', () => escapeMarkup(text)))
      expect(solid(found.text)).toBe(solid(around.replace('WORDS', () => text)))
      expect(found.names).toBe(names)
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['Usa <div> y <br> o <script>, o List<String>.', 'Usa \\<div> y \\<br> o \\<script>, o List\\<String>.'],
  ['&nbsp; y &#39; y &amp;lt;', '\\&nbsp; y \\&#39; y \\&amp;lt;'],
  ['<!-- así -->', '\\<!-- así -->'],
  ['PATH=~/bin:~/.local/bin', 'PATH=\\~/bin:\\~/.local/bin'],
  ['*a* _b_ `c` [d] \\e', '\\*a\\* \\_b\\_ \\`c\\` \\[d\\] \\\\e'],
  ['# a', '\\# a'],
  ['1. a', '1\\. a'],
  ['1) a', '1\\) a'],
])('%s is escaped', (text, markdown) => expect(converted(`<p>${escapeMarkup(text)}</p>`)).toBe(markdown))

test.each(['a < b', '1 << 2', 'I+D & R&D', 'a > b', 'C# y F#', '3.5', 'a - b', '#etiqueta', '¿Sí? (no)'])(
  '%s needs no escape',
  (text) => expect(converted(`<p>${escapeMarkup(text)}</p>`)).toBe(text),
)

describe('a bare address', () => {
  const link = (text: string) => {
    const { tree } = parseText(converted(`<p>${escapeMarkup(text)}</p>`))
    const found: string[] = []
    const walk = (node: Nodes): void => {
      if (node.type === 'element' && node.tagName === 'a')
        found.push(String(node.properties.href), toString(node))
      if ('children' in node) node.children.forEach(walk)
    }
    walk(tree)
    return found
  }

  test.each([
    'https://www.youtube.com/watch?v=dQw_4w9_WgX',
    'https://es.wikipedia.org/wiki/Funci%C3%B3n_lambda',
    'http://localhost:3000/a_b',
    'https://x.es/?a=1&b=2#c_d',
  ])('stays as it is: %s', (address) => {
    expect(converted(`<p>${escapeMarkup(address)}</p>`)).toBe(address)
    expect(link(`Ver ${address} ya.`)).toEqual([address, address])
  })

  test.each([
    ['https://x.es/_next/static', 'https://x.es/_next/static'],
    ['https://x.es/~ana/~b', 'https://x.es/~ana/~b'],
    ['https://es.wikipedia.org/wiki/A_(b)', 'https://es.wikipedia.org/wiki/A_(b)'],
    ['www.ejemplo.es/a_b_c', 'http://www.ejemplo.es/a_b_c'],
    ['www.ejemplo.es/_a_', 'http://www.ejemplo.es/_a_'],
    ['ana_maria_b@example.com', 'mailto:ana_maria_b@example.com'],
  ])('leads where it did, whatever signs it has: %s', (text, address) => {
    expect(link(`Ver ${text} ya.`)[0]).toBe(address)
  })
})
