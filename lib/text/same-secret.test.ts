import { sameSecret } from './same-secret'

test('a secret equals itself, even with characters beyond ASCII', () => {
  for (const secret of ['', 'a', 'contraseña', 'x'.repeat(1_000)])
    expect(sameSecret(secret, secret)).toBe(true)
})

test.each([
  ['', 'secret'],
  ['secre', 'secret'],
  ['secret ', 'secret'],
  ['Secret', 'secret'],
  ['secret', ''],
])('%j does not equal %j', (given, right) => expect(sameSecret(given, right)).toBe(false))
