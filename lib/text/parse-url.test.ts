import { isHttpAddress, isOrigin, parseUrl } from './parse-url'

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

test.each([
  ['https://ana.example', true, true],
  ['HTTP://ana.example:8080/', true, true],
  ['https://ana.example/blog', true, false],
  ['https://ana.example?a', true, false],
  ['https://ana:b@ana.example', true, false],
  ['https:/ana.example', false, false],
  ['https://[', false, false],
  ['ftp://ana.example', false, false],
  ['mailto:ana@ana.example', false, false],
  ['', false, false],
])('%p is the address %p, and as a site address %p', (text, isAddress, isWhole) => {
  expect([isHttpAddress(text), isOrigin(text)]).toEqual([isAddress, isWhole])
})
