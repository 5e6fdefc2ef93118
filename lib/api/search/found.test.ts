import type { SearchDocument, Section } from './document'
import { foundIn } from './found'

const section = (fields: Partial<Section> = {}): Section => ({
  id: null,
  heading: '',
  text: '',
  code: '',
  ...fields,
})
const aDocument = (sections: Section[], fields: Partial<SearchDocument> = {}): SearchDocument => ({
  key: 'article uno',
  kind: 'article',
  path: '/article/uno',
  title: 'Uno',
  tags: [],
  summary: '',
  sections,
  ...fields,
})

/**
 * Returns the excerpt of a document for some words, each of which is its own term.
 * @param weights of words with a lower weight
 */
function found(document: SearchDocument, words: string[], weights: Record<string, number> = {}) {
  const groups = words.map((word) => new Map([[word, weights[word] ?? 1]]))
  const { sections, ...shown } = foundIn(document, {
    groups,
    termOf: (word) => (word === 'nada' ? null : word),
  })
  const text = (parts: string[] | null) =>
    parts && parts.map((part, at) => (at % 2 ? `[${part}]` : part)).join('')
  return {
    ...shown,
    title: text(shown.title),
    sections: sections.map(({ href, heading, line }) => [href, text(heading), text(line)]),
  }
}

test('a document is shown with the words marked, where it has them', () => {
  const document = aDocument([
    section({ text: 'Antes.' }),
    section({ id: 'los-índices', heading: 'Los índices', text: 'Un índice ayuda.' }),
  ])
  expect(found(document, ['índice', 'uno'])).toEqual({
    kind: 'article',
    href: '/article/uno',
    title: '[Uno]',
    sections: [['/article/uno#los-%C3%ADndices', 'Los índices', 'Un [índice] ayuda.']],
  })
})

test('the beginning of a text has no heading, and leads to the document', () => {
  expect(found(aDocument([section({ text: 'Un índice.' })]), ['índice']).sections).toEqual([
    ['/article/uno', null, 'Un [índice].'],
  ])
})

test('a word counts most in a heading, then in the text, then in code; the best come first, two at most', () => {
  const sections = [
    section({ id: 'a', code: 'sql' }),
    section({ id: 'b', text: 'sql' }),
    section({ id: 'c', heading: 'sql' }),
    section({ id: 'd', heading: 'sql' }),
    section({ id: 'e', heading: 'sql' }),
  ]
  const hrefs = (...given: Section[]) =>
    found(aDocument(given), ['sql']).sections.map(([href]) => href?.split('#')[1])
  expect(hrefs(...sections)).toEqual(['c', 'd'])
  // Half the best score is the minimum for being shown next to it.
  expect(hrefs(...sections.slice(0, 2))).toEqual(['b'])
  expect(hrefs(...sections.slice(1, 3))).toEqual(['c'])
})

test('each word counts once, where it counts most', () => {
  const twice = section({ id: 'a', heading: 'sql', text: 'sql sql', code: 'sql' })
  const both = section({ id: 'b', heading: 'sql', text: 'php' })
  expect(found(aDocument([twice, both]), ['sql', 'php']).sections.map(([href]) => href)).toEqual([
    '/article/uno#b',
    '/article/uno#a',
  ])
})

test('what stands for a word less surely counts less', () => {
  const [begun, same] = [section({ id: 'a', text: 'sqlite' }), section({ id: 'b', text: 'sql' })]
  const groups = [
    new Map([
      ['sql', 1],
      ['sqlite', 0.6],
    ]),
  ]
  const { sections } = foundIn(aDocument([begun, same]), { groups, termOf: (word) => word })
  expect(sections.map(({ href }) => href)).toEqual(['/article/uno#b', '/article/uno#a'])
})

test('a line of code is shown where the text has none of the words', () => {
  expect(found(aDocument([section({ text: 'Así:', code: 'select uno' })]), ['select']).sections).toEqual([
    ['/article/uno', null, '[select] uno'],
  ])
  expect(
    found(aDocument([section({ text: 'Un select.', code: 'select uno' })]), ['select']).sections[0]?.[2],
  ).toBe('Un [select].')
  expect(
    found(aDocument([section({ heading: 'sql', text: 'Así:', code: 'uno' })]), ['sql']).sections[0]?.[2],
  ).toBe('Así:')
})

test('one whose words are in its title or its tags alone is shown with its summary, or how it begins', () => {
  const sections = [section(), section({ text: 'Empieza aquí.' })]
  expect(found(aDocument(sections, { summary: 'Resumen.' }), ['uno']).sections).toEqual([
    ['/article/uno', null, 'Resumen.'],
  ])
  expect(found(aDocument(sections), ['uno']).sections).toEqual([['/article/uno', null, 'Empieza aquí.']])
  expect(found(aDocument([]), ['uno']).sections).toEqual([['/article/uno', null, '']])
})

test('words that say nothing are not marked', () => {
  expect(found(aDocument([section({ text: 'nada uno' })]), ['nada', 'uno']).sections[0]?.[2]).toBe(
    'nada [uno]',
  )
})
