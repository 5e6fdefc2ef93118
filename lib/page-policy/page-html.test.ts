import { inlineScripts } from '@/e2e/page-scripts'
import { isInlineScript, parseLongPage, parsePage } from './page-html'

test('scripts and links are found in order, with their positions in the source', () => {
  const html =
    '<html><head><meta name="a"><link REL="icon" href="/a"></head><body><p>a</p><script>b()</script></body></html>'
  const { elements, bodyEnd } = parsePage(html)
  expect(
    elements.map(({ name, parent, text, start, end }) => [name, parent, text, html.slice(start, end)]),
  ).toEqual([
    ['link', 'head', '', '<link REL="icon" href="/a">'],
    ['script', 'body', 'b()', '<script>b()</script>'],
  ])
  expect([...(elements[0]?.attributes ?? [])]).toEqual([
    ['rel', 'icon'],
    ['href', '/a'],
  ])
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
])('whether a browser executes the text of %s: %s', (html, runs) => {
  expect(parsePage(html).elements.map(isInlineScript)).toEqual([runs])
})

test('the inline scripts of a page are those without src that a browser would execute', () => {
  const html = `<html><head><script src="/a.js" async=""></script><script type="module">m()</script></head><body>
    <script>f()</script><script type="application/ld+json">{"a":1}</script><script type="importmap">{}</script>
    <svg><script>s()</script></svg><!-- <script>c()</script> --><p title="<script>a()</script>"></p></body></html>`
  expect(inlineScripts(html)).toEqual(['m()', 'f()', '{}', 's()'])
})

test('a long page is read in slices, and serves others between them', async () => {
  const link =
    '<p><a title="<script>">ñ👩‍👩‍👧</a></p><link rel="x"><script>f("</p>")</script>' + 'a'.repeat(1_500)
  for (const length of [0, 1, 99_999, 100_000, 100_001, 450_000]) {
    const html = `${'a'.repeat(length % 7)}${link.repeat(length / link.length + 1)}`.slice(0, length)
    let turns = 0
    let next = setImmediate(function count() {
      turns += 1
      next = setImmediate(count)
    })
    const page = await parseLongPage(html)
    clearImmediate(next)
    expect(page).toEqual(parsePage(html))
    expect(turns).toBeGreaterThanOrEqual(Math.floor((length - 1) / 100_000))
  }
})
