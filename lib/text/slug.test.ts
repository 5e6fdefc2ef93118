import fc from 'fast-check'
import { slugOf } from './slug'

test.each([
  ['React', 'react'],
  ['Programación', 'programacion'],
  ['PROGRAMACIÓN ', 'programacion'],
  ['Diseño', 'diseno'],
  ['Node.js', 'node-js'],
  ['C', 'c'],
  ['C++', 'c-plus-plus'],
  ['C#', 'c-sharp'],
  ['CI/CD', 'ci-cd'],
  ['I+D', 'i-plus-d'],
  ['R&D', 'r-y-d'],
  ['  muchas   palabras  ', 'muchas-palabras'],
  ['日本語', '日本語'],
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
