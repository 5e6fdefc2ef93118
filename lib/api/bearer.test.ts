import { bearerMatches } from './bearer'

const TOKEN = 'a-long-enough-token'

test.each([
  [`Bearer ${TOKEN}`, true],
  [`bearer ${TOKEN}`, true],
  [`Bearer ${TOKEN} `, false],
  [`Bearer ${TOKEN.slice(0, -1)}`, false],
  [TOKEN, false],
  ['Bearer ', false],
  [null, false],
])('the header %p is accepted: %p', (header, expected) => {
  expect(bearerMatches(header, TOKEN)).toBe(expected)
})

test('a token with ñ is accepted both as UTF-8, as sent by curl and read as Latin-1, and as Latin-1', () => {
  const token = 'contraseña-muy-larga'
  const sent = Buffer.from(token, 'utf8').toString('latin1')
  expect([sent, token, 'contrasena-muy-larga'].map((one) => bearerMatches(`Bearer ${one}`, token))).toEqual([
    true,
    true,
    false,
  ])
})
