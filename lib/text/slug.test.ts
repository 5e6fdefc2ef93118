import fc from 'fast-check'
import { asciiSlugOf, shortSlugOf, slugOf } from './slug'

test.each([
  ['React', 'react'],
  ['Programación', 'programacion'],
  ['PROGRAMACIÓN ', 'programacion'],
  ['Diseño', 'diseno'],
  ['Node.js', 'node-js'],
  ['1.ª semana', '1a-semana'],
  ['2º y 3.º', '2o-y-3o'],
  ['E=mc² ½ ﬁn', 'e-mc2-1-2-fin'],
  ['C', 'c'],
  ['C++', 'c-plus-plus'],
  ['C#', 'c-sharp'],
  ['CI/CD', 'ci-cd'],
  ['I+D', 'i-plus-d'],
  ['R&D', 'r-y-d'],
  ['  muchas   palabras  ', 'muchas-palabras'],
  ['日本語', '日本語'],
  ['한국어', '한국어'],
  ['Ünïcode 16', 'unicode-16'],
])('%p has the address %p', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test.each(['', '  ', '···', '🎉', '--'])('%p has none', (name) => {
  expect(slugOf(name)).toBe('')
})

test('an address needs no escaping but that of its letters, and is that of itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const slug = slugOf(name)
      expect(slug).toMatch(/^(?:[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)?$/u)
      expect(slugOf(slug)).toBe(slug)
    }),
  )
})

test('a short one ends within its bytes, with a whole letter and without a hyphen', () => {
  expect(shortSlugOf('Uno & dos', 80)).toBe('uno-y-dos')
  expect(shortSlugOf('uno dos', 4)).toBe('uno')
  expect(shortSlugOf('日本語', 7)).toBe('日本')
  expect(shortSlugOf('a'.repeat(100), 80)).toBe('a'.repeat(80))
})

test('one in plain letters leaves the others out', () => {
  expect(asciiSlugOf('Añadir índices_2', 80)).toBe('anadir-indices-2')
  expect(asciiSlugOf('日本 C#, straße', 80)).toBe('c-sharp-stra-e')
  expect(asciiSlugOf('uno dos', 4)).toBe('uno')
  expect(asciiSlugOf('日本', 80)).toBe('')
})
