import { orderHead } from './ordered-head'

const LIGHT = '<meta name="theme-color" content="#faf6ee" media="(prefers-color-scheme: light)"/>'
const DARK = '<meta name="theme-color" content="#14121d" media="(prefers-color-scheme: dark)"/>'
const TITLE = '<title>Sobre mí</title><meta name="description" content="Quién soy"/>'
const BODY = '</head><body><svg><title>Un dibujo</title></svg><p>Texto</p></body></html>'
const page = (...head: string[]) => `<html><head><meta charSet="utf-8"/>${head.join('')}${BODY}`

const ordered = page(LIGHT, DARK, TITLE)

test.each([
  ['first', ordered],
  ['behind what the page is about', page(TITLE, LIGHT, DARK)],
  ['on both sides of it', page(LIGHT, TITLE, DARK)],
])('colours that come %s are written first, in their order', (_, html) => {
  expect(orderHead(html)).toBe(ordered)
})

test.each([
  ['without colours', page(TITLE)],
  ['without a title', page(LIGHT, DARK)],
  ['with a title of a drawing alone', `<html><head>${BODY.replace('<p>', `${LIGHT}<p>`)}`],
  ['with a colour in its text', `${page(TITLE).replace('<p>', `<p>${LIGHT}`)}`],
  ['with other names', page(TITLE, LIGHT.replace('theme-color', 'color-scheme'))],
])('a page %s stays as it is', (_, html) => {
  expect(orderHead(html)).toBe(html)
})
