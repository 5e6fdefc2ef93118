import fc from 'fast-check'
import { readEntries } from './faults'

const GOOD = { name: 'Ana Gil', email: 'ana@correo.example', kind: 'offer', message: 'Hola.' }
const entriesOf = (given: object) => readEntries({ ...GOOD, ...given }).entries
const faultsOf = (given: object) => readEntries({ ...GOOD, ...given }).faults

test('a whole form has no faults', () => {
  expect(readEntries(GOOD)).toEqual({ entries: GOOD, faults: {} })
})

test('each field says itself what is wrong with it', () => {
  expect(readEntries({})).toEqual({
    entries: null,
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
  'what shows nothing is nothing: %j',
  (unseen) => {
    expect(faultsOf({ name: unseen, message: `\n${unseen}` })).toEqual({
      name: 'missing',
      message: 'missing',
    })
    expect(entriesOf({ name: `A${unseen}`, message: `${unseen}?` })).not.toBeNull()
  },
)

test.each(['Ñ', '山', '?', '👍🏽', '❤️', '…'])('%s is enough for a name and a message', (sign) =>
  expect(entriesOf({ name: sign, message: sign })).toMatchObject({ name: sign, message: sign }),
)

test('line ends count as one character, as browsers count them', () => {
  const message = `${'x\r\n'.repeat(2_499)}xx`
  expect(entriesOf({ message })?.message).toHaveLength(5_000)
})

test.each([
  'a@b.example',
  'ana.gil+web@correo.example',
  'ñandú@correo.example',
  'a@correo.españa',
  ' a@b.example ',
])('%s is an address', (email) => expect(entriesOf({ email })?.email).toBe(email.trim()))

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
])('%j is none', (email) => expect(faultsOf({ email })).toEqual({ email: 'malformed' }))

test('a name is one line that shows in its own order', () => {
  expect(entriesOf({ name: 'Ana\r\nBcc: todos@a.example' })?.name).toBe('Ana Bcc: todos@a.example')
  expect(entriesOf({ name: '  Ana\u2028\u202e\u061cGil\u0007 ' })?.name).toBe('Ana Gil')
  for (const name of ['José Ñ', 'עדי', '山田', 'O’Neill-García', '👩‍💻 Ana'])
    expect(entriesOf({ name })?.name).toBe(name)
})

test('a message keeps its lines and loses what is no text', () => {
  expect(entriesOf({ message: 'a\r\nb\rc\n\td\u0000\u001b[0m\ud800' })?.message).toBe('a\nb\nc\n\td[0m')
})

test('a message is without blank lines around it', () => {
  expect(entriesOf({ message: '\r\n Hola.\n\nAdiós. \n' })?.message).toBe('Hola.\n\nAdiós.')
})

test('nothing that is typed puts a line end or a control character into a header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, host) => {
      const entries = entriesOf({ name, email: `a@${host}.example` }) ?? GOOD
      return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(entries.name + entries.email)
    }),
  )
})

test('an address that was pasted with signs that nobody sees is taken without them', () => {
  expect(entriesOf({ email: '\u200bana@b.example\u200b' })?.email).toBe('ana@b.example')
})
