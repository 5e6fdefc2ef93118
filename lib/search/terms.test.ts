import fc from 'fast-check'
import { formsOf, tokensOf } from './search-index'

const shareForm = (one: string, other: string) => formsOf(one).some((form) => formsOf(other).includes(form))

test.each([
  ['programación', 'programar'],
  ['programacion', 'programar'],
  ['programaciones', 'programacion'],
  ['años', 'año'],
  ['niña', 'niños'],
  ['jóvenes', 'joven'],
  ['interfaces', 'interfaz'],
  ['desarrolladora', 'desarrolladores'],
  ['rápida', 'rapido'],
])('%s and %s are inflections of one word', (one, other) => {
  expect(shareForm(one, other)).toBe(true)
})

test.each([
  ['ano', 'año'],
  ['nino', 'niño'],
  ['peso', 'pesca'],
  ['java', 'javascript'],
  ['dos', 'do'],
])('%s and %s are different words', (one, other) => {
  expect(shareForm(one, other)).toBe(false)
})

test('every word is found as written, with or without accents', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const { word } of tokensOf(text.normalize('NFC'))) {
        expect(new Set(formsOf(word)).size).toBe(formsOf(word).length)
        expect(formsOf(word).join('')).not.toMatch(/[áéíóúü]/)
      }
    }),
  )
})

test('terms have their positions in the text; punctuation gives none', () => {
  const text = 'C++ y C#: ¿Node.js, «año_nuevo» o <b>HTML5</b>? #etiqueta'
  const words = 'c++ y c# node js año nuevo o b html5 b etiqueta'
  expect(tokensOf(text).map(({ word }) => word)).toEqual(words.split(' '))
  for (const { start, end, word } of tokensOf(text)) expect(text.slice(start, end).toLowerCase()).toBe(word)
})

test('an overlong word is truncated', () => {
  expect(tokensOf('a'.repeat(10_000))[0]).toEqual({ start: 0, end: 10_000, word: 'a'.repeat(40) })
})

test('stop words are recognised, meaningful words are not', () => {
  for (const word of ['de', 'que', 'cómo', 'the', 'también']) expect(formsOf(word)).toEqual([])
  for (const word of ['año', 'web', 'ia', 'c', 'cv', 'datos', 'tiempo']) expect(formsOf(word)).toContain(word)
})
