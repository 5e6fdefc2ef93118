import { deferScripts } from './deferred-scripts'
import { withoutDeferred } from './without-scripts'

const THEME = "document.documentElement.dataset.theme='dark'"
const RAW = [
  '<!DOCTYPE html><html><head><style>a{color:red}</style><link rel="preload" as="script" href="/_next/a.js"/>',
  '<link rel="stylesheet" href="/a.css"/><script src="/_next/a.js" async=""></script></head><body>',
  `<script>${THEME}</script><form></form><script type="application/ld+json">{"a":1}</script>`,
  '<script>self.__next_f.push([1,"x"])</script><script>malo()</script></body></html>',
].join('')

test.each([
  ['as Next rendered it', RAW],
  ['as it is served', deferScripts(RAW).html],
])('a page %s keeps its theme, its data and its styles, and runs nothing else', (_how, page) => {
  const { html, inlineScripts } = withoutDeferred(page, new Set([THEME]))
  expect(inlineScripts).toEqual([THEME])
  expect(html.match(/<script.*?<\/script>/gs)).toEqual([
    `<script>${THEME}</script>`,
    '<script type="application/ld+json">{"a":1}</script>',
  ])
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>')
  expect(html).not.toContain('preload')
  expect(html).toContain('<form></form>')
})

test('of the styles those are named that give an accent its colours, where they belong', () => {
  const accent = ':root:root{--accent:light-dark(#0b6e4f,#6fd3ac);}'
  const page = `<html><head><style>a{color:red}</style><style>${accent}</style><title>${accent}</title></head><body><style>${accent}</style></body></html>`
  expect(withoutDeferred(page, new Set()).accentStyles).toEqual([accent])
})
