import { foldAccents, foldToPlain } from './folding'

test('case and accents make no difference', () => {
  for (const fold of [foldAccents, foldToPlain]) {
    expect(fold('PINGÜINO Ícaro çà')).toBe('pinguino icaro ca')
    expect(fold('I\u0301caro')).toBe('icaro')
    expect(fold('日本 php-8')).toBe('日本 php-8')
  }
})

test('ñ is a letter of its own for a search, however it is written, and an n with a mark in a name', () => {
  expect([foldAccents('Ñandú'), foldAccents('n\u0303andu'), foldAccents('nandu')]).toEqual([
    'ñandu',
    'ñandu',
    'nandu',
  ])
  expect([foldToPlain('Ñandú'), foldToPlain('n\u0303andu')]).toEqual(['nandu', 'nandu'])
})
