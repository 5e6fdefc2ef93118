import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { parseText } from './parse-text'

const html = (content: string) => toHtml(parseText(content).tree as Root)

test('elements that are left where HTML does not allow them stand where a browser would put them', () => {
  expect(html('<a href="/a">x<object><a href="/b">y</a></object></a>')).toBe(
    '<p><a href="/a">x</a><a href="/b">y</a></p>',
  )
})

test('ids of a text have a prefix, once', () => {
  expect(html('x <b id="a">y</b>')).toBe('<p>x <b id="user-content-a">y</b></p>')
})

test('what is not allowed is left out, scripts with their text', () => {
  expect(html('x <b onclick="a()" style="b">y</b><script>c()</script> <blink>d</blink>')).toBe(
    '<p>x <b>y</b> d</p>',
  )
})

test.each(['http://a.example', 'https://a.example', 'mailto:a@b.example', 'tel:+34600'])(
  'a link to %s stays',
  (href) => {
    expect(html(`<a href="${href}">a</a>`)).toBe(`<p><a href="${href}">a</a></p>`)
  },
)

test('a link of another scheme leads nowhere', () => {
  expect(html('<a href="ftp://a.example">a</a>')).toBe('<p><a>a</a></p>')
})
