import fc from 'fast-check'
import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { parseUrl } from '../text/parse-url'
import { parseText } from './parse-text'
import { isSafeLink } from './sanitise'

const html = (content: string) => toHtml(parseText(content).tree as Root)

test('misplaced elements are put where a browser would put them', () => {
  expect(html('<a href="/a">x<object><a href="/b">y</a></object></a>')).toBe(
    '<p><a href="/a">x</a><a href="/b">y</a></p>',
  )
})

test('ids in a text are prefixed once', () => {
  expect(html('x <b id="a">y</b>')).toBe('<p>x <b id="user-content-a">y</b></p>')
})

test('disallowed elements are removed, scripts and styles with their text', () => {
  expect(html('<style>p { color: red }</style>\n\nx')).toBe('\n<p>x</p>')
  expect(html('x <b onclick="a()" style="b">y</b><script>c()</script> <blink>d</blink>')).toBe(
    '<p>x <b>y</b> d</p>',
  )
})

test('a field of a form is removed, the checkbox of a task stays', () => {
  expect(html('x <input type="text" value="a"><input><INPUT TYPE=radio>y')).toBe('<p>x y</p>')
  expect(html('x <input type="checkbox" checked> y')).toContain('<input type="checkbox" checked disabled> y')
})

test("elements that GitHub allows beyond rehype-sanitize's defaults work as well", () => {
  const inline =
    '<abbr title="World Wide Web">a</abbr><bdo dir="rtl">b</bdo><cite>c</cite><dfn>d</dfn><mark>e</mark>' +
    '<small>f</small><time datetime="2026-01-01">g</time><wbr>'
  expect(html(`x ${inline}`)).toBe(`<p>x ${inline}</p>`)
  const table = '<table><caption>a</caption><tbody><tr><td>b</td></tr></tbody></table>'
  expect(html(table)).toContain(table)
})

test.each(['http://a.example', 'https://a.example', 'mailto:a@b.example', 'tel:+34600'])(
  'a link to %s is kept',
  (href) => {
    expect(html(`<a href="${href}">a</a>`)).toBe(`<p><a href="${href}">a</a></p>`)
  },
)

test('a link with another scheme leads nowhere', () => {
  expect(html('<a href="ftp://a.example">a</a>')).toBe('<p><a>a</a></p>')
})

test.each([
  ['[a](HTTPS://a.example/B)', '<a href="https://a.example/B">a</a>'],
  ['<Https://a.example>', '<a href="https://a.example">Https://a.example</a>'],
  ['HTTP://a.example/B', '<a href="http://a.example/B">HTTP://a.example/B</a>'],
  ['[a](MailTo:a@b.example)', '<a href="mailto:a@b.example">a</a>'],
  ['x <a href=" https://a.example ">a</a>', 'x <a href="https://a.example">a</a>'],
  ['![a](Https://a.example/B.png)', '<img src="https://a.example/B.png" alt="a">'],
  ['[a](JavaScript:b%28%29)', '<a>a</a>'],
])('schemes are case-insensitive: %s', (text, shown) => {
  expect(html(text)).toBe(`<p>${shown}</p>`)
})

test('a template element outside code does not swallow text', () => {
  const shown = html('El <template> es <template> útil.\n\n<script>a()</script>\n\n**Segundo**.')
  expect(shown).toContain('El  es  útil.')
  expect(shown).toContain('<strong>Segundo</strong>')
  expect(shown).not.toMatch(/template|a\(\)/)
  expect(html('x <template><b onclick="a()">y</b></template>')).toBe('<p>x <b>y</b></p>')
})

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
