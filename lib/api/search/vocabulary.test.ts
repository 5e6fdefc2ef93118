import { createVocabulary } from './vocabulary'

const MANY = 10

/** Creates a vocabulary that has learnt these words, and returns terms with their weights. */
function vocabularyOf(...words: string[]) {
  const vocabulary = createVocabulary()
  for (const word of words) vocabulary.learn(word)
  const terms = (word: string, mayGoOn = false, most = MANY) => [...vocabulary.termsFor(word, mayGoOn, most)]
  return {
    ...vocabulary,
    terms,
    names: (...given: Parameters<typeof terms>) => terms(...given).map(([term]) => term),
  }
}

test('a word is known by its term once a document has it; common words have none', () => {
  const { learn, termOf } = vocabularyOf()
  expect(termOf('pruebas')).toBeNull()
  expect(learn('pruebas')).toBe(learn('prueba'))
  expect(termOf('pruebas')).toBe(learn('prueba'))
  expect([learn('que'), learn('que'), termOf('que')]).toEqual([null, null, null])
})

test('a word of a query stands for its own term first, and counts whole', () => {
  const { terms, learn } = vocabularyOf('java', 'javascript')
  expect(terms('java')).toEqual([[learn('java'), 1]])
  expect(terms('java', true)).toEqual([
    [learn('java'), 1],
    [learn('javascript'), 0.6],
  ])
})

test('one that goes on stands for what begins with it, short words first', () => {
  const { names, learn } = vocabularyOf('pytorch', 'python')
  expect(names('py', true)).toEqual(['python', 'pytorch'].map(learn))
  expect([names('py'), names('p', true)]).toEqual([[], []])
})

test('of equally long words the alphabet decides, whatever was learnt first', () => {
  for (const words of [
    ['python', 'pytest'],
    ['pytest', 'python'],
  ]) {
    const { names, learn } = vocabularyOf(...words)
    expect(names('py', true)).toEqual(['pytest', 'python'].map(learn))
  }
})

test('words of titles come before shorter ones', () => {
  const { names, learn, setProminent } = vocabularyOf('python', 'pytorch')
  setProminent(learn('pytorch') ?? '')
  expect(names('py', true)).toEqual(['pytorch', 'python'].map(learn))
})

test('a slip is looked for only where the word is nowhere, and in a long one alone', () => {
  const { terms, learn } = vocabularyOf('consulta', 'mesa')
  for (const word of ['consulat', 'cnsulta', 'consullta', 'consunta'])
    expect(terms(word)).toEqual([[learn('consulta'), 0.4]])
  expect(terms('mexa')).toEqual([])
  expect(
    vocabularyOf('consulta', 'consulto')
      .terms('consulta')
      .map(([, weight]) => weight),
  ).not.toContain(0.4)
})

test('the work of a word has a limit, which its own term is within', () => {
  const { names, learn } = vocabularyOf('javascript', 'javadoc', 'java')
  expect(names('java', true, 1)).toEqual([learn('java')])
  expect(names('java', true, 2)).toEqual(['java', 'javadoc'].map(learn))
})
