import fc from 'fast-check'
import type { SearchDocument, Section } from './query'
import { excerptOf } from './excerpt'
import { formsOf } from './search-index'

const section = (fields: Partial<Section> = {}): Section => ({
  id: null,
  heading: '',
  text: '',
  ...fields,
})
const aDocument = (sections: Section[], fields: Partial<SearchDocument> = {}): SearchDocument => ({
  kind: 'article',
  path: '/article/uno',
  title: 'Uno',
  tags: [],
  summary: '',
  sections,
  ...fields,
})
const termsOf = (words: string[]) => new Set(words.flatMap(formsOf))
const written = (parts: string[] | null) =>
  parts && parts.map((part, at) => (at % 2 ? `[${part}]` : part)).join('')

/** What is shown of a document that was found by some words; marked ones are in brackets. */
function found(document: SearchDocument, ...words: string[]) {
  const { sections, title, ...shown } = excerptOf(document, termsOf(words))
  return {
    ...shown,
    title: written(title),
    sections: sections.map(({ href, heading, line }) => [href, written(heading), written(line)]),
  }
}
const lineOf = (text: string, ...words: string[]) =>
  excerptOf(aDocument([section({ text })]), termsOf(words)).sections[0]?.line ?? []

test('a result shows the matching words highlighted as written, where they occur', () => {
  const document = aDocument([
    section({ text: 'Antes.' }),
    section({ id: 'los-índices', heading: 'Los índices', text: 'Un índice ayuda, dos ÍNDICES más.' }),
  ])
  expect(found(document, 'indice', 'uno')).toEqual({
    kind: 'article',
    href: '/article/uno',
    title: 'Uno',
    sections: [['/article/uno#los-%C3%ADndices', 'Los [índices]', 'Un [índice] ayuda, dos [ÍNDICES] más.']],
  })
  expect(found(aDocument([], { title: 'Un gato' }), 'gatos').title).toBe('Un [gato]')
})

test('the beginning of a text has no heading, and links to the document', () => {
  expect(found(aDocument([section({ text: 'Un índice.' })]), 'índice').sections).toEqual([
    ['/article/uno', null, 'Un [índice].'],
  ])
})

test('a word scores highest in a heading; the best sections come first, two at most', () => {
  const sections = [
    section({ id: 'b', text: 'sql' }),
    section({ id: 'c', heading: 'sql' }),
    section({ id: 'd', heading: 'sql' }),
    section({ id: 'e', heading: 'sql' }),
  ]
  const hrefs = (...given: Section[]) =>
    found(aDocument(given), 'sql').sections.map(([href]) => href?.split('#')[1])
  expect(hrefs(...sections)).toEqual(['c', 'd'])
  // Half the best score is the minimum for being shown next to it.
  expect(hrefs(...sections.slice(0, 2))).toEqual(['c'])
  expect(hrefs(...sections.slice(0, 1))).toEqual(['b'])
})

test('each word counts once, where it scores highest', () => {
  const twice = section({ id: 'a', heading: 'sql', text: 'sql sql' })
  const both = section({ id: 'b', heading: 'sql', text: 'php' })
  expect(found(aDocument([twice, both]), 'sql', 'php').sections.map(([href]) => href)).toEqual([
    '/article/uno#b',
    '/article/uno#a',
  ])
})

test('a document matching only in title or tags shows its summary, or its beginning', () => {
  const sections = [section(), section({ text: 'Empieza aquí.' })]
  const line = (document: SearchDocument) => found(document, 'gato').sections
  expect(line(aDocument(sections, { summary: 'Resumen.' }))).toEqual([['/article/uno', null, 'Resumen.']])
  expect(line(aDocument(sections))).toEqual([['/article/uno', null, 'Empieza aquí.']])
  expect(line(aDocument([]))).toEqual([['/article/uno', null, '']])
})

test('the excerpt covers the most distinct words, and is cut between words', () => {
  const filling = (count: number) => 'relleno '.repeat(count)
  const text = `${filling(40)}rojo ${filling(60)}rojo y azul ${filling(40)}`.trim()
  const line = lineOf(text, 'rojo', 'azul')
  expect(line[0]).toMatch(/^… relleno .*relleno $/)
  expect(line.slice(1, 4)).toEqual(['rojo', ' y ', 'azul'])
  expect(line[4]).toMatch(/^ relleno .*relleno …$/)
  expect(line.join('').length).toBeLessThanOrEqual(190)
})

test('a word longer than the excerpt is cut', () => {
  const line = lineOf(`rojo ${'a/'.repeat(200)}`, 'rojo')
  expect([line[1], line.at(-1)?.endsWith(' …'), line.join('').length < 190]).toEqual(['rojo', true, true])
})

test('every text gives an excerpt of limited length whose parts are parts of the text', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 600 }),
    fc
      .array(fc.constantFrom('rojo', 'azul', 'verde', 'x'.repeat(70)), { maxLength: 90 })
      .map((all) => all.join(' ')),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const line = lineOf(text, 'rojo', 'verde')
      expect(line.length % 2).toBe(1)
      expect(line.join('').length).toBeLessThanOrEqual(190)
      expect(text).toContain(line.join('').replace(/^… /, '').replace(/ …$/, ''))
    }),
  )
})
