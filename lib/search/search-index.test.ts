import type { SearchDocument } from './query'
import { createSearchIndex, wordsOfQuery } from './search-index'

const aDocument = (
  path: string,
  fields: Partial<SearchDocument> & { text?: string; heading?: string },
): SearchDocument => {
  const { text = '', heading = '', ...given } = fields
  const sections = [{ id: null, heading, text }]
  return { kind: 'article', path, title: '', tags: [], summary: '', sections, ...given }
}

type Index = ReturnType<typeof createSearchIndex>
const pathsIn = (index: Index, query: string) => index.search(wordsOfQuery(query)).map(({ path }) => path)

function find(query: string, documents: SearchDocument[]): string[] {
  const index = createSearchIndex()
  for (const one of documents) index.put(one)
  return pathsIn(index, query)
}

const texts = (...all: string[]) => all.map((text, at) => aDocument(`d${at}`, { text }))

test('a word scores highest in the title, then in tags, headings and text', () => {
  const word = 'contenedores'
  const documents = [
    aDocument('text', { text: word }),
    aDocument('headings', { heading: word }),
    aDocument('tags', { tags: [word] }),
    aDocument('title', { title: word }),
  ]
  expect(find('contenedor', documents)).toEqual(['title', 'tags', 'headings', 'text'])
})

test.each(['PROGRAMACION', 'programaciones', 'prog', 'porgramar', 'programaciom'])(
  '%s finds the relevant documents, and nothing else',
  (query) => {
    const documents = texts('La programación de hoy: programar.', 'Un paseo por el monte.')
    expect(find(query, documents)).toEqual(['d0'])
  },
)

test.each([
  ['contenedor', 'Los contenedores.'],
  ['desplegar', 'Al desplegarla.'],
  ['luz', 'Las luces.'],
])('%s also finds other forms of the word: %s', (query, text) => {
  const index = createSearchIndex()
  for (const one of texts(text, 'Un paseo por el monte.')) index.put(one)
  expect(pathsIn(index, query)).toEqual(['d0'])
  index.remove('d0')
  expect(pathsIn(index, query)).toEqual([])
})

test('a word as it is written ranks above its other forms', () => {
  const documents = texts('Un contenedor vacío.', 'Los contenedores vacíos.')
  expect(find('contenedores', documents)).toEqual(['d1', 'd0'])
  expect(find('contenedor', documents)).toEqual(['d0', 'd1'])
})

test('many typos are not tolerated, nor one in a short word', () => {
  const documents = texts('La programación de hoy.', 'El gato.')
  expect(find('pxogxxmazion', documents)).toEqual([])
  expect(find('gavo', documents)).toEqual([])
  expect(find('gato', documents)).toEqual(['d1'])
})

test('fuzzy matching is used only when the word itself occurs nowhere', () => {
  expect(find('cuentos', texts('Los cuentos.', 'Los cientos.'))).toEqual(['d0'])
  expect(find('cuentos', texts('Los cientos.'))).toEqual(['d0'])
})

test('stop words have no weight', () => {
  expect(find('el de la', texts('El de la otra casa.'))).toEqual([])
  expect(find('la casa', texts('La otra.', 'Una casa.'))).toEqual(['d1'])
})

test('a stop word alone is matched as a prefix', () => {
  const documents = [aDocument('a', { title: 'Un contenedor' }), aDocument('b', { title: 'Uno con otro' })]
  expect(find('con', documents)).toEqual(['a'])
})

test('the last word is a prefix, the others are matched whole', () => {
  const documents = texts('Un contenedor vacío.', 'Un ejemplo.')
  expect(find('vacío conte', documents)).toEqual(['d0'])
  expect(find('conte', documents)).toEqual(['d0'])
  expect(find('conte ', documents)).toEqual([])
  expect(find('conte ejemplo', documents)).toEqual(['d1'])
})

test('a prefix of up to three letters is searched only in titles, tags and headings', () => {
  const documents = [aDocument('text', { text: 'Python' }), aDocument('title', { title: 'Python' })]
  expect(find('pyt', documents)).toEqual(['title'])
  expect(find('pyth', documents)).toEqual(['title', 'text'])
})

test('only documents with all words are returned; if there are none, those with the most words', () => {
  const documents = texts('rojo verde', 'rojo verde azul', 'rojo')
  expect(find('rojo verde azul', documents)).toEqual(['d1'])
  expect(find('rojo azul blanco', documents)).toEqual(['d1'])
})

test('a text that repeats a word ranks higher for it', () => {
  const about = 'Un gato, otro gato y el tercer gato.'
  const once = 'Un gato y otros seres.'
  expect(find('gato', texts(once, about))).toEqual(['d1', 'd0'])
  expect(find('gato', texts(about, once))).toEqual(['d0', 'd1'])
})

test('documents with equal scores are sorted by path, whatever their order of insertion', () => {
  const [one, other] = [aDocument('a', { text: 'Un gato.' }), aDocument('b', { text: 'Un gato.' })]
  expect(find('gato', [one, other])).toEqual(['a', 'b'])
  expect(find('gato', [other, one])).toEqual(['a', 'b'])
})

test('the words of a Markdown source are found, headings first; addresses and HTML tags are not', () => {
  const index = createSearchIndex()
  index.put(
    aDocument('text', {}),
    'Un gato con [enlace](/pagina/oculta) y <b class="raro">negrita</b> https://sitio.example',
  )
  index.put(aDocument('heading', {}), 'Nada.\n\n## Un gato\n')
  expect(pathsIn(index, 'gato')).toEqual(['heading', 'text'])
  expect(
    ['enlace ', 'negrita ', 'oculta ', 'raro ', 'sitio '].map((word) => pathsIn(index, word).length),
  ).toEqual([1, 1, 0, 0, 0])
})

test.each(['<', '](', '#', 'https:', '\n# ', '`'])('a text of nothing but %j is indexed', (sign) => {
  const index = createSearchIndex()
  index.put(aDocument('a', {}), `gato ${sign.repeat(100_000)}`)
  expect(pathsIn(index, 'gato')).toEqual(['a'])
})

test('only the first hundred thousand characters of a text are searchable', () => {
  const index = createSearchIndex()
  index.put(aDocument('a', {}), `${'x '.repeat(49_980)}principio ${'y '.repeat(20)} final`)
  expect([pathsIn(index, 'principio'), pathsIn(index, 'final')]).toEqual([['a'], []])
})

describe('the words of a query', () => {
  const words = (text: string) =>
    wordsOfQuery(text).map(({ word, start }) => (start === null ? word : `${word}…`))

  test('are the non-stop words; the last is a prefix unless followed by whitespace', () => {
    expect(words('Índices en la base')).toEqual(['índices', 'base…'])
    expect(words('índices base ')).toEqual(['índices', 'base'])
    expect(words('índices, ¿base?')).toEqual(['índices', 'base'])
  })

  test('are deduplicated, and one repeated at the end is a prefix', () => {
    expect(words('gato perro gato')).toEqual(['gato…', 'perro'])
  })

  test('consist of the last word if all are stop words', () => {
    expect(words('de la con')).toEqual(['con…'])
    expect(words('')).toEqual([])
  })

  test('are limited to eight', () => {
    expect(words('rojo azul verde negro blanco gris rosa lila ocre')).toEqual(
      'rojo azul verde negro blanco gris rosa lila'.split(' '),
    )
  })
})
