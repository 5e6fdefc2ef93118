import { readDeferred } from '@/e2e/page-scripts'
import { preparePage } from './prepare-page'
import { START_SCRIPT } from './start-page'

const STYLES = '<link rel="stylesheet" href="/a.css"/>'
const page = (head: string, body: string) => `<html><head>${head}${STYLES}</head><body>${body}</body></html>`
const chunk = (name: string) => `<script src="/_next/static/chunks/${name}" async=""></script>`
const THEME = '((a)=>{document.title=a})("x")'
const FIRST = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
const push = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])</script>`
const deferred = (html: string) => preparePage(html) ?? { html: '', inlineScripts: [] }

test("a page's scripts and their data become one block at the end of its body, in order", () => {
  const { html, inlineScripts } = deferred(
    page(
      `<link rel="preload" as="script" fetchPriority="low" href="/c.js"/>${chunk('a.js?x=1&amp;y=2')}${chunk('b.js')}`,
      `<p>Texto</p><script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"runtimeModuleIds":[1]});</script>` +
        `<script src="/_next/static/chunks/c.js" id="_R_" async=""></script>${FIRST}${push('a')}${push('b')}${chunk('b.js')}`,
    ),
  )
  expect(html).toBe(
    page(
      `<script>${START_SCRIPT}</script>`,
      `<p>Texto</p>${/<script type="application\/json".*?<\/script>/.exec(html)?.[0]}`,
    ),
  )
  expect(readDeferred(html)).toEqual({
    data: [
      ['TURBOPACK', { runtimeModuleIds: [1] }],
      ['__next_f', [0]],
      ['__next_f', [1, 'a']],
      ['__next_f', [1, 'b']],
    ],
    scripts: ['a.js?x=1&y=2', 'b.js', 'c.js'].map((name) => `/_next/static/chunks/${name}`),
  })
  expect(inlineScripts).toEqual([START_SCRIPT])
})

test('a page whose scripts are already deferred is unchanged', () => {
  const { html, inlineScripts } = deferred(page(chunk('a.js'), FIRST))
  expect(preparePage(html)).toEqual({ html, inlineScripts })
})

test('a script that must run before the first paint moves before the styles; others stay in place', () => {
  const theme = `<script data-before-paint="">${THEME}</script>`
  const { html, inlineScripts } = deferred(page(chunk('a.js'), `${theme}<script>other()</script>${FIRST}`))
  expect(html).toContain(`<head><script>${THEME}</script><script>${START_SCRIPT}</script>${STYLES}`)
  expect(html).toContain('<body><script></script><script>other()</script>')
  expect(inlineScripts).toEqual([THEME, START_SCRIPT, 'other()'])
})

test('the scripts that run first come after the charset', () => {
  const { html } = deferred(page('<meta charSet="utf-8"/>' + chunk('a.js'), FIRST))
  expect(html).toMatch(/^<html><head><meta charSet="utf-8"\/><script>/)
})

test('the font is preloaded in wide windows only', () => {
  const font = '<link rel="preload" href="/f.woff2" as="font" crossorigin=""/>'
  expect(deferred(page(font + chunk('a.js'), FIRST)).html).toContain(
    '<link media="(min-width: 48rem)" rel="preload" href="/f.woff2" as="font" crossorigin=""/>',
  )
})

test('no data can close the block or open a comment in it', () => {
  const text = '</script><!-- <script> ]]> & \u2028 </body> é 🙂'
  const { html } = deferred(page(chunk('a.js'), FIRST + push(text)))
  expect(readDeferred(html)?.data).toEqual([
    ['__next_f', [0]],
    ['__next_f', [1, text]],
  ])
  expect(html.split('</script>')).toHaveLength(3)
})

test('data blocks stay in place; polyfills are removed, as browsers that need them run no other script', () => {
  const old = '<script src="/_next/static/old.js" noModule=""></script>'
  const data = '<script type="application/ld+json">{}</script>'
  const { html } = deferred(page(old + chunk('a.js'), data + FIRST))
  expect(html).toContain(`${STYLES}</head><body>${data}<script type="application/json"`)
  expect(readDeferred(html)?.scripts).toEqual(['/_next/static/chunks/a.js'])
})

test('a script with another kind of address stays in place', () => {
  const other = '<script src="/other.js" type="module"></script>'
  expect(deferred(page(chunk('a.js'), other + FIRST)).html).toContain(`<body>${other}<script`)
})

test.each([
  ['code within the data', 'self.__next_f.push([1,alert(1)])'],
  ['code before the data', 'alert(1);self.__next_f.push([1,"a"])'],
  ['code after the data', 'self.__next_f.push([1,"a"]);alert(1)'],
  ['data for something else', 'self.__next_g.push([1,"a"])'],
])('%s remains a separate script', (_name, source) => {
  const { html, inlineScripts } = deferred(page(chunk('a.js'), `<script>${source}</script>${FIRST}`))
  expect(inlineScripts).toEqual([START_SCRIPT, source])
  expect(readDeferred(html)?.data).toEqual([['__next_f', [0]]])
})

test('no data call is recognised inside the content, and text that looks like a script is text', () => {
  const [inside, text] = [
    `<main>${push('evil')}</main>`,
    '<p title="<script src=x async></script>">&lt;script&gt;</p>',
  ]
  const { html, inlineScripts } = deferred(page(chunk('a.js'), inside + text + FIRST))
  expect(html).toContain(inside + text)
  expect(inlineScripts).toEqual([START_SCRIPT, 'self.__next_f.push([1,"evil"])'])
  expect(readDeferred(html)?.data).toEqual([['__next_f', [0]]])
})

test.each([
  ['without scripts', page('', FIRST)],
  ['without data', page(chunk('a.js'), '')],
  [
    'whose data is handed over in another way, apart from the chunks that start',
    page(
      chunk('a.js'),
      `<script>(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":1});</script>${FIRST.replaceAll('__next_f', '__next_g')}`,
    ),
  ],
  ['without a body that ends', `<html><head>${STYLES}${chunk('a.js')}</head><body>${FIRST}`],
  ['without a link in its head', `<html><head>${chunk('a.js')}</head><body>${FIRST}</body></html>`],
  ['that is empty', ''],
])('a page %s is not recognised as rendered by Next', (_name, html) => {
  expect(preparePage(html)).toBeNull()
})
