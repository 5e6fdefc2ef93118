import { withBaseIn } from './page-addresses'

const based = (html: string) => withBaseIn(html, '/copia')

test.each([
  ['<a href="/about?a=1&amp;b=2#c">', '<a href="/copia/about?a=1&amp;b=2#c">'],
  ['<img src=/a.png alt="">', '<img src="/copia/a.png" alt="">'],
  ["<video poster='/a.jpg'></video>", '<video poster="/copia/a.jpg"></video>'],
  ['<form action="/buscar"></form>', '<form action="/copia/buscar"></form>'],
  ['<img srcset="/a?w=4 400w,/b 800w">', '<img srcset="/copia/a?w=4 400w,/copia/b 800w">'],
  ['<svg><use href="/i.svg#a"></use></svg>', '<svg><use href="/copia/i.svg#a"></use></svg>'],
  ['<noscript><a href="/about">a</a></noscript>', '<noscript><a href="/copia/about">a</a></noscript>'],
  ['<template><a href="/about">a</a></template>', '<template><a href="/copia/about">a</a></template>'],
])('the base is added to an address of this site: %s', (html, expected) => expect(based(html)).toBe(expected))

test.each([
  '<a href="/copia/about">',
  '<a href="https://example.com/a">',
  '<a href="//example.com/a">',
  '<a href="#c" title="/about">',
  '<p>/about "/about"</p>',
  '<script type="application/json">{"a":"<a href=\\"/about\\">"}</script>',
])('nothing else changes: %s', (html) => expect(based(html)).toBe(html))

test('without a base a page stays as it is, byte for byte', () => {
  const html = "<!DOCTYPE html><html><body><A HREF='/a'>a</A><img srcset='/a 1x,  /b 2x'></body></html>"
  expect(withBaseIn(html, '')).toBe(html)
})
