import { foldAccents, foldToPlain } from './folding'

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
