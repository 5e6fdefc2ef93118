import fc from 'fast-check'
import { isSafeLink } from './safe-url'
import { parseUrl } from '../text/parse-url'

test.each([
  'http://a.b',
  'HTTPS://a.b',
  'mailto:a@b.c',
  'tel:+34600000000',
  '/about',
  'about',
  '#nota',
  '?q=1',
  '//a.b',
  'a/b:c',
])('§5 %p is allowed', (href) => expect(isSafeLink(href)).toBe(true))

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:x',
  'ftp://a.b',
])('§5 %p is not allowed', (href) => expect(isSafeLink(href)).toBe(false))

test('§5 allowed addresses are never executed by the browser, in any context', () => {
  const noise = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\r', '\u0000', '\u001f', '') })
  fc.assert(
    fc.property(noise, noise, (before, within) => {
      const href = `${before}java${within}script:alert(1)`
      const scheme = parseUrl(href)?.protocol
      if (scheme === 'javascript:') expect(isSafeLink(href)).toBe(false)
    }),
  )
})
