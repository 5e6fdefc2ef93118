import { languageCode } from './person-data'

test.each([
  ['Español', 'es'],
  ['Inglés', 'en'],
  ['German', 'de'],
  [' Francés ', 'fr'],
])('%s is %s', (name, code) => {
  expect(languageCode(name)).toBe(code)
})

test('an unknown name is unchanged', () => {
  expect(languageCode('Klingon')).toBe('Klingon')
})
