import type { SearchDocument } from './document'
import { wordsOfQuery } from './query'
import { createSearchIndex } from './search-index'

const aDocument = (
  key: string,
  fields: Partial<SearchDocument> & { text?: string; code?: string; heading?: string },
): SearchDocument => {
  const { text = '', code = '', heading = '', ...given } = fields
  const sections = [{ id: null, heading, text, code }]
  return { key, kind: 'article', path: `/${key}`, title: '', tags: [], summary: '', sections, ...given }
}

function find(query: string, documents: SearchDocument[]): string[] {
  const index = createSearchIndex()
  for (const one of documents) index.put(one)
  return index.search(index.termsFor(wordsOfQuery(query))).map(({ key }) => key)
}

const texts = (...all: string[]) => all.map((text, at) => aDocument(`d${at}`, { text }))

test('a word counts most in the title, then in tags, headings, text and code', () => {
  const word = 'contenedores'
  const documents = [
    aDocument('code', { code: word }),
    aDocument('text', { text: word }),
    aDocument('headings', { heading: word }),
    aDocument('tags', { tags: [word] }),
    aDocument('title', { title: word }),
  ]
  expect(find('contenedor', documents)).toEqual(['title', 'tags', 'headings', 'text', 'code'])
})

test.each([
  ['ano', ['d1']],
  ['año', ['d0']],
  ['AÑO', ['d0']],
  ['an\u0303os', ['d0']],
])('%s: to a search, ñ is another letter than n', (query, expected) => {
  expect(find(query.normalize('NFC'), texts('El año pasado.', 'El ano artificial.'))).toEqual(expected)
})

test.each([
  'programar',
  'programación',
  'PROGRAMACION',
  'programaciones',
  'prog',
  'progrmar',
  'porgramar',
  'programaciom',
])('%s finds what is about it, and nothing else', (query) => {
  expect(find(query, texts('La programación de hoy.', 'Un paseo por el monte.'))).toEqual(['d0'])
})

test('two slips are not forgiven, nor one in a short word', () => {
  const documents = texts('La programación de hoy.', 'El gato.')
  expect(find('pxogrxmacion', documents)).toEqual([])
  expect(find('gavo', documents)).toEqual([])
  expect(find('gato', documents)).toEqual(['d1'])
})

test('a slip is looked for only where the word itself is nowhere', () => {
  expect(find('cuentos', texts('Los cuentos.', 'Los cientos.'))).toEqual(['d0'])
  expect(find('cuentos', texts('Los cientos.'))).toEqual(['d0'])
})

test('common words weigh nothing', () => {
  expect(find('el de la', texts('El de la otra casa.'))).toEqual([])
  expect(find('la casa', texts('La otra.', 'Una casa.'))).toEqual(['d1'])
})

test('a common word alone is the beginning of another', () => {
  expect(find('con', texts('Un contenedor.', 'Uno con otro.'))).toEqual(['d0'])
})

test('the last word may go on, the others are whole', () => {
  const documents = texts('Un contenedor vacío.', 'Un ejemplo.')
  expect(find('vacío conte', documents)).toEqual(['d0'])
  expect(find('conte', documents)).toEqual(['d0'])
  expect(find('conte ejemplo', documents)).toEqual(['d1'])
})

test('who has all words goes alone; where nobody has, who has the most', () => {
  const documents = texts('rojo verde', 'rojo verde azul', 'rojo')
  expect(find('rojo verde azul', documents)).toEqual(['d1'])
  expect(find('rojo azul blanco', documents)).toEqual(['d1'])
})

test.each([
  [720, 24],
  [9_999, 24],
  [300, 10],
  [60, 4],
])(
  'the beginning of a word stands for as many words as %i lookups of 30 documents allow: %i',
  (maxLookups, terms) => {
    const index = createSearchIndex({ maxLookups })
    for (let at = 0; at < 24; at += 1) index.put(aDocument(`d${at}`, { text: `cox${10 + at}` }))
    for (let at = 24; at < 29; at += 1) index.put(aDocument(`d${at}`, { text: 'cox99' }))
    index.put(aDocument('named', { title: 'Coxiliana' }))
    const groups = index.termsFor(wordsOfQuery('cox'))
    expect(groups.map(({ size }) => size)).toEqual([terms])
    expect(index.search(groups)[0]?.key).toBe('named')
    expect(index.search(index.termsFor(wordsOfQuery('cox99')))).toHaveLength(5)
  },
)

test('a document that changes or goes is found by what it says now', () => {
  const index = createSearchIndex()
  const found = (query: string) => index.search(index.termsFor(wordsOfQuery(query))).map(({ key }) => key)
  index.put(aDocument('a', { text: 'manzanas' }))
  index.put(aDocument('a', { text: 'naranjas' }))
  expect([found('manzana'), found('naranja')]).toEqual([[], ['a']])
  index.remove('a')
  index.remove('nobody')
  expect(found('naranja')).toEqual([])
})

test('a text that says a word three times is about it', () => {
  const about = 'Un gato, otro gato y el tercer gato.'
  const once = 'Un gato.'
  expect(find('gato', texts(once, about))).toEqual(['d1', 'd0'])
  expect(find('gato', texts(about, once))).toEqual(['d0', 'd1'])
})

test('of documents that are found as well as each other the key decides, whichever came first', () => {
  const [one, other] = [aDocument('a', { text: 'Un gato.' }), aDocument('b', { text: 'Un gato.' })]
  expect(find('gato', [one, other])).toEqual(['a', 'b'])
  expect(find('gato', [other, one])).toEqual(['a', 'b'])
})

test('of an endless text the first three thousand words are found', () => {
  const words = Array.from({ length: 3_001 }, (_, at) => `palabra${at}x`)
  const documents = texts(words.join(' '))
  expect(find('palabra2999x', documents)).toEqual(['d0'])
  expect(find('palabra3000x', documents)).toEqual([])
})
