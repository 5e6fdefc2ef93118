import { plainText } from './plain-text'

test.each([
  ['Uno <em>dos</em>', 'Uno dos'],
  ['Pan &amp; vino', 'Pan & vino'],
  ['a < b', 'a < b'],
  ['  Uno \n\t dos  ', 'Uno dos'],
  [' <p> Uno </p> ', 'Uno'],
  ['Uno > dos', 'Uno > dos'],
  ['', ''],
])('%j has the words %j', (html, words) => expect(plainText(html)).toBe(words))

test('of what is nested too deeply the words are kept', () => {
  expect(plainText(`${'<b>'.repeat(151)} Hola &amp; adiós `)).toBe('Hola &amp; adiós')
})
