import { parsePage } from '../page-html'
import { isChunk, isChunkPreload, isForOldBrowsers } from './page-elements'

/** Returns the first element in the head of a page. */
function element(html: string) {
  const found = parsePage(`<html><head>${html}</head><body></body></html>`).elements.find(
    ({ name }) => !['html', 'head', 'body'].includes(name),
  )
  if (!found) throw new Error(`no element in ${html}`)
  return found
}

test.each([
  ['<script src="/a.js" async=""></script>', true],
  ['<script src="/a.js" id="_R_" async=""></script>', true],
  ['<script src="/a.js"></script>', false],
  ['<script async="">a()</script>', false],
  ['<script src="/a.js" async="" type="module"></script>', false],
  ['<script src="/a.js" async="" nomodule=""></script>', false],
  ['<link src="/a.js" async="">', false],
])('a chunk of the page: %s %s', (html, expected) => expect(isChunk(element(html))).toBe(expected))

test.each([
  ['<script src="/a.js" nomodule=""></script>', true],
  ['<script src="/a.js"></script>', false],
])('for old browsers alone: %s %s', (html, expected) =>
  expect(isForOldBrowsers(element(html))).toBe(expected),
)

test.each([
  ['<link rel="preload" as="script" href="/a.js">', true],
  ['<link rel="preload" as="font" href="/a.woff2">', false],
  ['<link rel="prefetch" as="script" href="/a.js">', false],
  ['<script rel="preload" as="script" src="/a.js"></script>', false],
  ['<script src="/a.js"></script>', false],
])('preloads a chunk: %s %s', (html, expected) => expect(isChunkPreload(element(html))).toBe(expected))
