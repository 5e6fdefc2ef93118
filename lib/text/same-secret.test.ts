import { sameSecret } from './same-secret'

test('a secret is the same as itself, also where it has letters beyond ASCII', () => {
  for (const secret of ['', 'a', 'contraseña', 'x'.repeat(1_000)])
    expect(sameSecret(secret, secret)).toBe(true)
})

test.each([
  ['', 'secret'],
  ['secre', 'secret'],
  ['secret ', 'secret'],
  ['Secret', 'secret'],
  ['secret', ''],
])('%j is not %j', (given, right) => expect(sameSecret(given, right)).toBe(false))
