import { preparePage } from '../page-policy/prepare-page'
import { withoutDeferred } from './without-scripts'

const THEME = "document.documentElement.dataset.theme='dark'"
const RAW = [
  '<!DOCTYPE html><html><head><link rel="preload" as="script" href="/_next/static/a.js"/>',
  '<link rel="stylesheet" href="/a.css"/><script src="/_next/static/a.js" async=""></script></head><body>',
  `<script>${THEME}</script><form></form><script type="application/ld+json">{"a":1}</script>`,
  '<script>self.__next_f.push([1,"x"])</script><script>malo()</script></body></html>',
].join('')

test.each([
  ['as Next rendered it', RAW],
  ['as it is served', preparePage(RAW)?.html ?? ''],
])('a page %s keeps its theme, its data and its styles, and runs nothing else', (_how, page) => {
  const html = withoutDeferred(page, new Set([THEME]))
  expect(html.match(/<script.*?<\/script>/gs)).toEqual([
    `<script>${THEME}</script>`,
    '<script type="application/ld+json">{"a":1}</script>',
  ])
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>')
  expect(html).not.toContain('preload')
  expect(html).toContain('<form></form>')
})
