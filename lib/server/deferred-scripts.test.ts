import { deferScripts, readDeferred } from './deferred-scripts'
import { SCRIPT_LOADER } from './script-loader'

const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`
const chunk = (address: string) => `<script src="${address}" async=""></script>`
const THEME = '<script>((a)=>{document.title=a})("x")</script>'
const START = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
const push = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])</script>`

test("a page's scripts and their data become one block at its end, in their order", () => {
  const { html, inlineScripts } = deferScripts(
    page(
      `<link rel="preload" as="script" fetchPriority="low" href="/c.js"/>${chunk('/a.js?x=1&amp;y=2')}${chunk('/b.js')}`,
      `${THEME}<p>Texto</p><script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"runtimeModuleIds":[1]});</script>` +
        `<script src="/c.js" id="_R_" async=""></script>${START}${push('a')}${push('b')}${chunk('/b.js')}`,
    ),
  )
  expect(html).toMatch(/^<html><head><\/head><body><script>\(\(a\).*<\/script><p>Texto<\/p><script type/)
  expect(html.endsWith(`</script><script>${SCRIPT_LOADER}</script></body></html>`)).toBe(true)
  expect(readDeferred(html)).toEqual({
    data: [
      ['TURBOPACK', { runtimeModuleIds: [1] }],
      ['__next_f', [0]],
      ['__next_f', [1, 'a']],
      ['__next_f', [1, 'b']],
    ],
    scripts: ['/a.js?x=1&y=2', '/b.js', '/c.js'],
  })
  expect(inlineScripts).toEqual(['((a)=>{document.title=a})("x")', SCRIPT_LOADER])
  expect(deferScripts(html)).toEqual({ html, inlineScripts, accentStyles: [] })
})

test('an inline script that needs an element keeps its text where one is, and its permission everywhere', () => {
  const script = '<script data-only-with="data-list">list()</script>'
  const around = (body: string) => page(chunk('/a.js'), `${script}${THEME}${body}`)
  const [used, unused] = ['<div data-list="articles"></div>', '<p>data-list</p>'].map((body) =>
    deferScripts(around(body)),
  )
  expect(used?.html).toContain(script)
  expect(unused?.html).not.toContain('list()')
  expect(unused?.html).toContain(`<body><script></script>${THEME}`)
  expect(unused?.inlineScripts).toEqual(used?.inlineScripts)
  expect(unused?.inlineScripts).toContain('list()')
  const again = deferScripts(unused?.html ?? '')
  expect(again.html).toBe(unused?.html)
  expect(again.inlineScripts).not.toContain('')
})

test('the data of a page that is served apart is left out, and nothing else', () => {
  const started =
    '<script>(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":1});</script>'
  const whole = page(chunk('/a.js'), started + START + push('1:"uno"') + push('2:"dos"'))
  const { html } = deferScripts(whole, { text: '1:"uno"2:"dos"', address: '/datos/x.txt' })
  const rest = [
    ['TURBOPACK', { a: 1 }],
    ['__next_f', [0]],
  ]
  expect(readDeferred(html)).toEqual({ data: rest, scripts: ['/a.js'], page: '/datos/x.txt' })
  const other = deferScripts(whole, { text: '1:"uno"2:"tres"', address: '/datos/x.txt' }).html
  expect(other).toBe(deferScripts(whole).html)
})

const STYLES = '<link rel="stylesheet" href="/a.css"/>'

test('the block is in front of the first stylesheet of the head, behind what announces the font', () => {
  const font = '<link rel="preload" as="font" href="/f.woff2"/>'
  const whole = page(`${font}${STYLES}${STYLES}${chunk('/a.js')}`, `<p>Texto</p>${START}${push('1:"uno"')}`)
  const { html } = deferScripts(whole, { text: '1:"uno"', address: '/datos/x.txt' })
  const [before, after] = html.split(`<script>${SCRIPT_LOADER}</script>`)
  expect(before).toMatch(
    /^<html><head><link rel="preload" as="font" href="\/f.woff2"\/><script type="application\/json" /,
  )
  expect(after).toBe(`${STYLES}${STYLES}</head><body><p>Texto</p></body></html>`)
  expect(readDeferred(html)).toEqual({
    data: [['__next_f', [0]]],
    scripts: ['/a.js'],
    page: '/datos/x.txt',
  })
  expect(deferScripts(html).html).toBe(html)
})

test.each([
  ['with the data in it', page(STYLES + chunk('/a.js'), START + push('1:"uno"')), undefined],
  [
    'of a page without styles',
    page(chunk('/a.js'), START + push('x')),
    { text: 'x', address: '/datos/x.txt' },
  ],
  [
    'of a page whose styles are in its content',
    page(chunk('/a.js'), `<main>${STYLES}</main>${START}${push('x')}`),
    { text: 'x', address: '/datos/x.txt' },
  ],
])('the block %s is at the end of the body', (_name, whole, served) => {
  const { html } = deferScripts(whole, served)
  expect(html.endsWith(`</script><script>${SCRIPT_LOADER}</script></body></html>`)).toBe(true)
})

test('no data ends the block, or opens a comment in it', () => {
  const text = '</script><!-- <script> ]]> & \u2028 </body> é 🙂'
  const { html } = deferScripts(page(chunk('/a.js'), START + push(text)))
  expect(readDeferred(html)?.data).toEqual([
    ['__next_f', [0]],
    ['__next_f', [1, text]],
  ])
  expect(html.split('</script>')).toHaveLength(3)
})

test.each([
  ['a script that runs in its place', '<script src="/other.js"></script>'],
  ['a module', '<script src="/other.js" type="module"></script>'],
  ['a script with a condition', '<script src="/other.js" async integrity="sha256-x"></script>'],
])('%s: then no script of the page waits', (_name, other) => {
  const html = page(chunk('/a.js') + other, START + push('a'))
  expect(deferScripts(html)).toEqual({
    html,
    inlineScripts: ['(self.__next_f=self.__next_f||[]).push([0])', 'self.__next_f.push([1,"a"])'],
    accentStyles: [],
  })
})

test('blocks of data stay where they are; polyfills go, since the browsers that want them run no other script', () => {
  const [old, data] = [
    '<script src="/old.js" noModule=""></script>',
    '<script type="application/ld+json">{}</script>',
  ]
  const untouched = page(old, data)
  expect(deferScripts(untouched)).toEqual({ html: untouched, inlineScripts: [], accentStyles: [] })
  const { html } = deferScripts(page(old + chunk('/a.js'), data))
  expect(html).toContain(`<head></head><body>${data}<script type="application/json"`)
  expect(readDeferred(html)?.scripts).toEqual(['/a.js'])
})

test.each([
  ['code within the data', 'self.__next_f.push([1,alert(1)])'],
  ['code after the data', 'self.__next_f.push([1,"a"]);alert(1)'],
  ['data for something else', 'self.__next_g.push([1,"a"])'],
])('%s stays a script of its own', (_name, source) => {
  const { html, inlineScripts } = deferScripts(page(chunk('/a.js'), `<script>${source}</script>`))
  expect(inlineScripts).toEqual([source, SCRIPT_LOADER])
  expect(readDeferred(html)?.data).toEqual([])
})

test('within the content nothing hands over data, and what only looks like a script is text', () => {
  const [inside, text] = [
    `<main>${push('evil')}</main>`,
    '<p title="<script src=x async></script>">&lt;script&gt;</p>',
  ]
  const { html, inlineScripts } = deferScripts(page(chunk('/a.js'), inside + text))
  expect(html).toContain(inside + text)
  expect(inlineScripts).toEqual(['self.__next_f.push([1,"evil"])', SCRIPT_LOADER])
  expect(readDeferred(html)).toEqual({ data: [], scripts: ['/a.js'] })
})

test('a page that goes on after its body is left alone', () => {
  const html = `<html><head>${chunk('/a.js')}</head><body></body></html>${push('late')}`
  expect(deferScripts(html).html).toBe(html)
})

const ACCENT = ':root:root{--color-accent:light-dark(#0b6e4f,#6ec7a2);}'

test("the accent's colours are found in the head, whether scripts wait or not", () => {
  for (const scripts of [chunk('/a.js'), '']) {
    const html = page(`<style>${ACCENT}</style>${scripts}`, '')
    expect(deferScripts(html).accentStyles).toEqual([ACCENT])
    expect(deferScripts(html).html).toContain(`<style>${ACCENT}</style>`)
  }
})

test.each([
  ['within the content', page('', `<main><style>${ACCENT}</style></main>`)],
  ['with anything else in it', page(`<style>${ACCENT}body{display:none}</style>`, '')],
])('a style %s is no accent', (_where, html) => {
  expect(deferScripts(html).accentStyles).toEqual([])
})
