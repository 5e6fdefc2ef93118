import fc from 'fast-check'
import {
  asciiSlugOf,
  foldAccents,
  foldToPlain,
  shortSlugOf,
  singleSpaces,
  slugOf,
  withoutBlankEnds,
} from './folding'

test('case and accents are ignored', () => {
  for (const fold of [foldAccents, foldToPlain]) {
    expect(fold('PINGÜINO Ícaro çà')).toBe('pinguino icaro ca')
    expect(fold('I\u0301caro')).toBe('icaro')
    expect(fold('日本 php-8')).toBe('日本 php-8')
  }
})

test('ñ is a distinct letter in a search, in any Unicode form, and an n with a mark in a slug', () => {
  expect([foldAccents('Ñandú'), foldAccents('n\u0303andu'), foldAccents('nandu')]).toEqual([
    'ñandu',
    'ñandu',
    'nandu',
  ])
  expect([foldToPlain('Ñandú'), foldToPlain('n\u0303andu')]).toEqual(['nandu', 'nandu'])
})

test.each([
  ['Uno\n  y\tdos', 'Uno y dos'],
  ['\u00a0 Tres \r\n', 'Tres'],
  ['Cuatro', 'Cuatro'],
  ['👩🏽‍💻 y\u00adcinco', '👩🏽‍💻 y\u00adcinco'],
  [' \n ', ''],
])('%j becomes %j', (text, line) => expect(singleSpaces(text)).toBe(line))

test.each([
  ['\n\n    código\n\nTexto.\n\n', '    código\n\nTexto.'],
  ['\r\n \t\r\n\tcódigo\r\n', '\tcódigo'],
  ['Texto.', 'Texto.'],
  ['\nTexto.  ', 'Texto.'],
  ['   Texto.', 'Texto.'],
  ['    código', '    código'],
  [' \n ', ''],
  ['', ''],
])('%j trimmed of blank lines is %j', (text, rest) => expect(withoutBlankEnds(text)).toBe(rest))

test('trimming a text of blank lines takes linear time', () => {
  expect(withoutBlankEnds(`${' \n'.repeat(100_000)}a${' '.repeat(100_000)}b`)).toHaveLength(100_002)
})

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
])('the slug of %p is %p', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test.each(['', '  ', '···', '🎉', '--'])('%p has no slug', (name) => {
  expect(slugOf(name)).toBe('')
})

test('a slug only needs escaping for its letters, and is its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const slug = slugOf(name)
      expect(slug).toMatch(/^(?:[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)?$/u)
      expect(slugOf(slug)).toBe(slug)
    }),
  )
})

test('a truncated slug is within its byte limit, ends with a whole character, and not with a hyphen', () => {
  expect(shortSlugOf('Uno & dos', 80)).toBe('uno-y-dos')
  expect(shortSlugOf('uno dos', 4)).toBe('uno')
  expect(shortSlugOf('日本語', 7)).toBe('日本')
  expect(shortSlugOf('a'.repeat(100), 80)).toBe('a'.repeat(80))
})

test('an ASCII slug omits other characters', () => {
  expect(asciiSlugOf('Añadir índices_2', 80)).toBe('anadir-indices-2')
  expect(asciiSlugOf('日本 C#, straße', 80)).toBe('c-sharp-stra-e')
  expect(asciiSlugOf('uno dos', 4)).toBe('uno')
  expect(asciiSlugOf('日本', 80)).toBe('')
})
