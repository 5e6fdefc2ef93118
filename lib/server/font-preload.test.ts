import { limitFontPreloads } from './font-preload'

const page = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`
const preload = (attributes: string) =>
  `<link ${attributes}rel="preload" href="/a.woff2" as="font" crossorigin=""/>`
const REDUCED = 'media="(prefers-reduced-motion: reduce)" '

test('the type is announced to those alone whom no overlay keeps from seeing the page', () => {
  expect(limitFontPreloads(page(`${preload('')}<title>T</title>${preload('')}`))).toBe(
    page(`${preload(REDUCED)}<title>T</title>${preload(REDUCED)}`),
  )
})

test.each([
  ['a font that is limited already', page(preload('media="print" '))],
  ['another kind of file', page('<link rel="preload" href="/a.css" as="style"/>')],
  ['a font that is not announced', page('<link rel="prefetch" href="/a.woff2" as="font"/>')],
  ['a text about such a link', page('', `<pre>&lt;link rel="preload" as="font"&gt;</pre>`)],
])('%s stays as it is', (_, html) => expect(limitFontPreloads(html)).toBe(html))
