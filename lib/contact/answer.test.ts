import fc from 'fast-check'
import { parseEntries } from './answer'

const GOOD = { name: 'Ana Gil', email: 'ana@correo.example', kind: 'offer', message: 'Hola.' }
const parse = (given: object) => parseEntries({ ...GOOD, ...given })
const entriesOf = (given: object) => {
  const parsed = parse(given)
  return 'entries' in parsed ? parsed.entries : null
}
const faultsOf = (given: object) => {
  const parsed = parse(given)
  return 'faults' in parsed ? parsed.faults : {}
}

test('a complete form has no errors', () => {
  const { message, ...entries } = GOOD
  expect(parse({})).toEqual({ entries: { ...entries, text: message } })
})

test('each field has its own error', () => {
  expect(parseEntries({})).toEqual({
    faults: { name: 'missing', email: 'missing', kind: 'missing', message: 'missing' },
  })
  expect(faultsOf({ name: ' \u0000 ', message: '\r\n\t' })).toEqual({ name: 'missing', message: 'missing' })
  expect(faultsOf({ name: 'x'.repeat(101), email: `${'x'.repeat(250)}@a.example`, kind: 'spam' })).toEqual({
    name: 'long',
    email: 'long',
    kind: 'missing',
  })
  expect(faultsOf({ message: 'x'.repeat(5_001) })).toEqual({ message: 'long' })
})

test.each(['\u200b', '\u2060\ufeff \u00ad', '\u061c', '\u3164\u2800', '\ufe0f'])(
  'a text of invisible characters counts as missing: %j',
  (unseen) => {
    expect(faultsOf({ name: unseen, message: `\n${unseen}` })).toEqual({
      name: 'missing',
      message: 'missing',
    })
    expect(entriesOf({ name: `A${unseen}`, message: `${unseen}?` })).not.toBeNull()
  },
)

test.each(['Ñ', '山', '?', '👍🏽', '❤️', '…'])('%s is enough for a name and a message', (sign) =>
  expect(entriesOf({ name: sign, message: sign })).toMatchObject({ name: sign, text: sign }),
)

test.each([
  'a@b.example',
  'ana.gil+web@correo.example',
  'ñandú@correo.example',
  'a@correo.españa',
  ' a@b.example ',
])('%s is a valid address', (email) => expect(entriesOf({ email })?.email).toBe(email.trim()))

test.each([
  'ana',
  'ana@',
  '@a.example',
  'a b@c.example',
  'a@b@c.example',
  'a@b.example\r\nBcc: c@d.example',
  'a@b.example, c@d.example',
  '<a@b.example>',
  'a@b.example\u0000',
  'a\u001b@b.example',
])('%j is not a valid address', (email) => expect(faultsOf({ email })).toEqual({ email: 'malformed' }))

test('a name is a single line without control characters', () => {
  expect(entriesOf({ name: 'Ana\r\nBcc: todos@a.example' })?.name).toBe('Ana Bcc: todos@a.example')
  expect(entriesOf({ name: '  Ana\u2028\u202e\u061cGil\u0007 ' })?.name).toBe('Ana Gil')
  for (const name of ['José Ñ', 'עדי', '山田', 'O’Neill-García', '👩‍💻 Ana'])
    expect(entriesOf({ name })?.name).toBe(name)
})

test('a message keeps its line breaks and loses control characters', () => {
  expect(entriesOf({ message: 'a\nb\nc\n\td\u0000\u001b[0m\ud800' })?.text).toBe('a\nb\nc\n\td[0m')
})

test('no input adds a line break or control character to a header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, host) => {
      const entries = entriesOf({ name, email: `a@${host}.example` }) ?? GOOD
      return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(entries.name + entries.email)
    }),
  )
})

test('invisible characters pasted with an address are removed', () => {
  expect(entriesOf({ email: '\u200bana@b.example\u200b' })?.email).toBe('ana@b.example')
})
