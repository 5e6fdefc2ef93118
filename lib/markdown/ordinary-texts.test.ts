import { toString } from 'hast-util-to-string'
import { pageHtml } from './page-html'
import { MAX_NODES } from './limits'
import { parseOnce, parseText } from './parse-text'

const SENTENCE =
  'La casa de la colina tiene **una ventana** con vistas al mar, y `código` en [un enlace](https://example.com/a) que se lee bien.'
const WORDS = SENTENCE.split(' ').length
const LONG = 60_000
const many = (count: number, one: (index: number) => string, between = '\n\n') =>
  Array.from({ length: count }, (_, index) => one(index)).join(between)
const sentences = Math.ceil(LONG / WORDS)

test.each([
  ['a sentence a paragraph', many(sentences, () => SENTENCE)],
  [
    'wrapped at eighty characters',
    many(sentences / 4, () => `${SENTENCE} `.repeat(4).replace(/(.{60,80}) /g, '$1\n')),
  ],
  ['in a list', many(sentences, () => `- ${SENTENCE}`, '\n')],
  [
    'in HTML',
    many(
      sentences,
      () =>
        '<p class="a">La casa de la <b>colina</b> tiene una ventana con vistas al mar, y <code>código</code> en <a href="https://example.com/a">un enlace</a> que se lee bien.</p>',
    ),
  ],
  [
    'in HTML in one line',
    many(
      sentences,
      () =>
        '<p>La casa de la colina tiene una ventana con vistas al mar, y código en un enlace que se lee bien.</p>',
      '',
    ),
  ],
])('sixty thousand words %s are rendered in full', (_how, text) => {
  const { tree, beyond } = parseOnce(text)
  expect(beyond).toEqual([])
  expect(toString(tree).split('que se lee bien').length - 1).toBeGreaterThanOrEqual(sentences - 4)
  expect(toString(tree)).not.toMatch(/\*\*|\]\(|<p/)
})

test.each([
  [
    'two thousand five hundred paragraphs of HTML',
    many(2_500, (index) => `<p>Párrafo ${index}.</p>`),
    'Párrafo 2499.',
  ],
  [
    'a table of three thousand rows',
    `| a | b | c |\n|---|---|---|\n${many(3_000, (index) => `| ${index} | x | y |`, '\n')}`,
    '2999',
  ],
  [
    'a thousand links',
    many(1_000, (index) => `[enlace ${index}](https://example.com/${index})`, ' '),
    'enlace 999',
  ],
  [
    'three hundred footnotes',
    `${many(300, (index) => `a[^${index}]`)}\n\n${many(300, (index) => `[^${index}]: Nota ${index}.`, '\n')}`,
    'Nota 299.',
  ],
  ['eight hundred headings', many(800, (index) => `## Parte ${index}`), 'Parte 799'],
  [
    'five thousand lines of code',
    `\`\`\`\n${many(5_000, (index) => `>>> [a]: *b_${index}`, '\n')}\n\`\`\``,
    '>>> [a]: *b_4999',
  ],
  [
    'seven hundred pictures',
    many(700, (index) => `![foto ${index}](/a.png)\n\nTexto ${index}.`),
    'Texto 699.',
  ],
  ['two thousand lists', many(2_000, (index) => `Texto ${index}.\n\n- uno\n- dos`), 'Texto 1999.'],
  ['signs of quotes in code', `\`\`\`\n${'>'.repeat(90)} b\n\`\`\``, `${'>'.repeat(90)} b`],
  ['a long address', `https://example.com/${'a'.repeat(8_000)}`, 'a'.repeat(8_000)],
  [
    'a long line of JSON',
    JSON.stringify(Array.from({ length: 500 }, (_, id) => ({ id, url: `https://a.example/${id}` }))),
    'https://a.example/499',
  ],
  ['a paragraph of three thousand words', `${SENTENCE} `.repeat(3_000 / WORDS), 'que se lee bien'],
])('%s: rendered in full', (_what, text, last) => {
  const { tree, beyond } = parseOnce(text)
  expect(beyond).toEqual([])
  expect(toString(tree)).toContain(last)
})

test.each([
  ['dashes', '-'.repeat(80)],
  ['stars', '*'.repeat(80)],
])('a thematic break can have any length: %s', (_what, rule) => {
  expect(pageHtml(`a\n\n${rule}\n\nb`, {})).toBe('<p>a</p>\n<hr>\n<p>b</p>')
})

test('one of the largest texts is parsed once, whoever asks for it next', () => {
  const text = `<div>${'<br>'.repeat(MAX_NODES - 100)}</div>`
  const first = parseText(text)
  expect(first.beyond).toEqual([])
  expect(parseText(text) === first).toBe(true)
})
