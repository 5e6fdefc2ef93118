import { isInlineScript, parsePage } from './page-html'

test('scripts, styles and what the head says are found in their order, with their place in the source', () => {
  const html =
    '<html><head><meta name="a"><title>T</title><link REL="icon" href="/a"><style>p{}</style></head><body><p>a</p><script>b()</script></body></html>'
  const { elements } = parsePage(html)
  expect(
    elements.map(({ name, parent, text, start, end }) => [name, parent, text, html.slice(start, end)]),
  ).toEqual([
    ['meta', 'head', '', '<meta name="a">'],
    ['title', 'head', 'T', '<title>T</title>'],
    ['link', 'head', '', '<link REL="icon" href="/a">'],
    ['style', 'head', 'p{}', '<style>p{}</style>'],
    ['script', 'body', 'b()', '<script>b()</script>'],
  ])
  expect([...(elements[2]?.attributes ?? [])]).toEqual([
    ['rel', 'icon'],
    ['href', '/a'],
  ])
})

test('the names of data attributes are known, and where the body ends', () => {
  const html = '<body data-a><p data-b="1" id="c">a</p></body>'
  const { dataAttributes, bodyEnd } = parsePage(html)
  expect([...dataAttributes]).toEqual(['data-a', 'data-b'])
  expect(bodyEnd).toBe(html.indexOf('</body>'))
  expect(parsePage('<p>a').bodyEnd).toBeNull()
})

test.each([
  ['<script>a()</script>', true],
  ['<script type="module">a()</script>', true],
  ['<script type=" Application/JSON ">{}</script>', false],
  ['<script type="application/ld+json">{}</script>', false],
  ['<script></script>', false],
  ['<script src="/a.js">a()</script>', false],
  ['<style>a{}</style>', false],
])('whether a browser runs the text of %s: %s', (html, runs) => {
  expect(parsePage(html).elements.map(isInlineScript)).toEqual([runs])
})
