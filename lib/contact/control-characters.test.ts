import fc from 'fast-check'
import { oneLine, plainLines } from './mail'

const anything = fc.string({ unit: 'binary' })
const CONTROL = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

test('a single line has no control characters, whatever the input', () => {
  fc.assert(fc.property(anything, (text) => !CONTROL.test(oneLine(text)) && !CONTROL.test(oneLine(text, 20))))
  expect(oneLine('Ana\r\nBcc: x@example.com')).toBe('Ana Bcc: x@example.com')
  expect(oneLine(' a\u2028b\u202Ec\u0000 ')).toBe('a b c')
})

test('a long line is cut between characters', () => {
  expect(oneLine('🙂'.repeat(5), 5)).toBe('🙂'.repeat(5))
  expect(oneLine('🙂'.repeat(6), 5)).toBe(`${'🙂'.repeat(4)}…`)
})

test('line breaks and tabs of a text stay, escape sequences are removed', () => {
  expect(plainLines('a\r\nb\rc\n\td\u001B[31me\u0000')).toBe('a\nb\nc\n\td[31me')
  fc.assert(fc.property(anything, (text) => !CONTROL.test(plainLines(text).replace(/[\n\t]/g, ''))))
})
