import { foldAccents, foldToPlain, singleSpaces, withoutBlankEnds } from './folding'

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
