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
])('the header %p opens: %p', (header, expected) => {
  expect(bearerMatches(header, TOKEN)).toBe(expected)
})
