import { wordsOfQuery } from './query'

const words = (text: string) => wordsOfQuery(text).map(({ word, mayGoOn }) => (mayGoOn ? `${word}…` : word))

test('the words that say something; the last one may go on while nothing stands behind it', () => {
  expect(words('Índices en la base')).toEqual(['índices', 'base…'])
  expect(words('índices base ')).toEqual(['índices', 'base'])
  expect(words('índices, ¿base?')).toEqual(['índices', 'base'])
})

test('a word counts once, and goes on if it is the last as well', () => {
  expect(words('gato perro gato')).toEqual(['gato…', 'perro'])
})

test('of common words alone the last one counts', () => {
  expect(words('de la con')).toEqual(['con…'])
  expect(words('con')).toEqual(['con…'])
  expect(words('')).toEqual([])
})

test('no more than eight words make a query', () => {
  expect(words('uno dos tres cuatro cinco seis siete ocho nueve diez once').length).toBeLessThanOrEqual(8)
  expect(words('rojo azul verde negro blanco gris rosa lila ocre')).toEqual([
    'rojo',
    'azul',
    'verde',
    'negro',
    'blanco',
    'gris',
    'rosa',
    'lila',
  ])
})
