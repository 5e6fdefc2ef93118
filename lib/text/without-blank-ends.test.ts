import { withoutBlankEnds } from './without-blank-ends'

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
