import { basicMatches } from './basic'

const TOKEN = 'a-long-enough-token'
const basic = (credentials: string) => `Basic ${Buffer.from(credentials).toString('base64')}`

test.each([
  [basic(`owner:${TOKEN}`), true],
  [basic(`:${TOKEN}`), true],
  [basic(`owner:${TOKEN}`).replace('Basic', 'basic'), true],
  [basic(`owner:${TOKEN}x`), false],
  [basic(`owner:${TOKEN.slice(1)}`), false],
  [basic(`${TOKEN}:`), false],
  [basic(TOKEN), false],
  [basic('owner:'), false],
  [`Basic ${TOKEN}`, false],
  [`Bearer ${TOKEN}`, false],
  ['Basic ', false],
  ['', false],
  [null, false],
])('the header %p opens: %p', (header, expected) => expect(basicMatches(header, TOKEN)).toBe(expected))

test('a token may have colons and letters of any language', () => {
  expect(basicMatches(basic('owner:contraseña:de:Inés'), 'contraseña:de:Inés')).toBe(true)
})
