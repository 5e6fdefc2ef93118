import { faultOf, MailFault } from './mail-fault'

const error = (fields: object) => Object.assign(new Error('550 to ana@example.com'), fields)

test('a fault that is known already stays what it is', () => {
  const fault = new MailFault('no recipient', 'NO_RECIPIENT', false, false)
  expect(faultOf(fault)).toBe(fault)
})

test.each<[object, Partial<MailFault>]>([
  [
    { code: 'EMESSAGE', responseCode: 554, command: 'DATA' },
    { code: 'EMESSAGE 554 DATA', aboutMessage: true, permanent: true },
  ],
  [
    { code: 'EMESSAGE', responseCode: 499, command: 'DATA' },
    { code: 'EMESSAGE 499 DATA', aboutMessage: true, permanent: false },
  ],
  [
    { code: 'EMESSAGE', responseCode: 500 },
    { code: 'EMESSAGE 500', aboutMessage: true, permanent: true },
  ],
  [
    { code: 'EMESSAGE', responseCode: 421 },
    { code: 'EMESSAGE 421', aboutMessage: false, permanent: false },
  ],
  [
    { code: 'EENVELOPE', responseCode: 550 },
    { code: 'EENVELOPE 550', aboutMessage: false, permanent: false },
  ],
  [
    { code: '', responseCode: '554' },
    { code: 'unknown', aboutMessage: false, permanent: false },
  ],
])('%j', (fields, expected) => {
  expect(faultOf(error(fields))).toMatchObject({ ...expected, message: '550 to ana@example.com' })
})

test.each([
  ['a text', 'a text'],
  [null, 'null'],
  [undefined, 'undefined'],
  [{ message: 7 }, '[object Object]'],
])('what was thrown as %p is a fault too', (thrown, message) => {
  expect(faultOf(thrown)).toMatchObject({ name: 'MailFault', message, code: 'unknown', permanent: false })
})
