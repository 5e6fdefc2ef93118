import { parseUrl } from './parse-url'

test.each([
  ['https://ñandú.example/año', undefined, 'https://xn--and-6ma2c.example/a%C3%B1o'],
  ['../año?a#b', 'https://a.example/x/y', 'https://a.example/a%C3%B1o?a#b'],
  ['mailto:ana@a.example', 'https://a.example', 'mailto:ana@a.example'],
  ['', 'https://a.example', 'https://a.example/'],
])('%p relative to %p is the address %p', (text, base, href) => expect(parseUrl(text, base)?.href).toBe(href))

test.each([
  ['año', undefined],
  ['https://', 'https://a.example'],
  ['/a', 'nada'],
  ['', undefined],
])('%p relative to %p is not an address', (text, base) => expect(parseUrl(text, base)).toBeNull())

test('parsing an address with accents is idempotent', () => {
  const read = Array.from({ length: 50_000 }, () => parseUrl('https://ñandú.example') !== null)
  expect(read).not.toContain(false)
})
