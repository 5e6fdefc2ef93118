import fc from 'fast-check'
import { formsOf, isStopWord, termOf, tokensOf } from './words'

const shareForm = (one: string, other: string) => formsOf(one).some((form) => formsOf(other).includes(form))

test.each([
  ['programación', 'programar'],
  ['programacion', 'programar'],
  ['programación', 'programacion'],
  ['programaciones', 'programacion'],
  ['años', 'año'],
  ['niña', 'niños'],
  ['imágenes', 'imagen'],
  ['jóvenes', 'joven'],
  ['índices', 'indice'],
  ['interfaces', 'interfaz'],
  ['consultas', 'consultar'],
  ['desarrolladora', 'desarrolladores'],
  ['rápida', 'rapido'],
  ['cachés', 'cache'],
  ['migraciones', 'migración'],
])('%s and %s are inflections of one word', (one, other) => {
  expect(shareForm(one, other)).toBe(true)
})

test.each([
  ['ano', 'año'],
  ['anos', 'años'],
  ['cana', 'caña'],
  ['nino', 'niño'],
  ['peso', 'pesca'],
  ['java', 'javascript'],
  ['css', 'cs'],
])('%s and %s are different words', (one, other) => {
  expect(shareForm(one, other)).toBe(false)
})

test('every word can be asked for under its own stem, and forms are folded', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const { word } of tokensOf(text.normalize('NFC'))) {
        expect(formsOf(word)).toContain(termOf(word))
        expect(formsOf(word).join('')).not.toMatch(/[áéíóúü]/)
      }
    }),
  )
})

test('words stand where they are in the text; signs are none', () => {
  const text = 'C++ y C#: ¿Node.js, «año_nuevo» o <b>HTML5</b>? #etiqueta'
  expect(tokensOf(text).map(({ word }) => word)).toEqual([
    'c++',
    'y',
    'c#',
    'node',
    'js',
    'año',
    'nuevo',
    'o',
    'b',
    'html5',
    'b',
    'etiqueta',
  ])
  for (const { start, end, word } of tokensOf(text)) expect(text.slice(start, end).toLowerCase()).toBe(word)
})

test('a word without an end is cut', () => {
  expect(tokensOf('a'.repeat(10_000))[0]).toEqual({ start: 0, end: 10_000, word: 'a'.repeat(40) })
})

test('common words say nothing, words with a meaning do', () => {
  for (const word of ['de', 'que', 'como', 'the', 'tambien']) expect(isStopWord(word)).toBe(true)
  for (const word of ['año', 'web', 'ia', 'c', 'cv', 'datos', 'tiempo']) expect(isStopWord(word)).toBe(false)
})

test.each([
  ['lugares', 'lugar'],
  ['imágenes', 'imágen'],
  ['años', 'año'],
])('%s is indexed as its singular, %s', (plural, singular) => {
  expect(termOf(plural)).toBe(termOf(singular))
})

test('a short word is no plural', () => {
  expect(['css', 'dos', 'tres', 'es'].map(termOf)).toEqual(['css', 'dos', 'tre', 'es'])
})
