import type { Root } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import {
  type ImageAddress,
  rehypeImages,
  rehypeLinks,
  rehypeShiftHeadings,
  rehypeTables,
  rehypeTaskLists,
} from './plugins'

/** Returns HTML after a plugin has run. */
function after(step: (tree: Root) => void, html: string): string {
  const tree = unified().use(rehypeParse, { fragment: true }).parse(html)
  step(tree)
  return unified().use(rehypeStringify).stringify(tree)
}

test.each([
  ['<h1>a</h1>', '<h2>a</h2>'],
  ['<h5 id="x">a</h5>', '<h6 id="x">a</h6>'],
  ['<h6>a</h6>', '<h6>a</h6>'],
  ['<header>a</header>', '<header>a</header>'],
  ['<h2 id="user-content-footnote-label">Notas</h2>', '<h2 id="user-content-footnote-label">Notas</h2>'],
])('headings go down one level, except for the one of the footnotes: %s', (html, shifted) => {
  expect(after(rehypeShiftHeadings(), html)).toBe(shifted)
})

test.each([
  ['<a href="/a">a</a>', '<a href="/a" target="_blank" rel="noopener noreferrer">a</a>'],
  ['<a href="javascript:a()">a</a>', '<a role="link" aria-disabled="true">a</a>'],
  ['<a id="x">a</a>', '<a role="link" aria-disabled="true">a</a>'],
  ['<a href="#n" data-footnote-ref>1</a>', '<a href="#n" data-footnote-ref="">1</a>'],
  ['<b>a</b>', '<b>a</b>'],
])('links open in a tab of their own, or nowhere where they may not: %s', (html, shown) => {
  expect(after(rehypeLinks(), html)).toBe(shown)
})

describe('pictures', () => {
  const pictures = (html: string, address: ImageAddress) => after(rehypeImages({ address }), html)

  test('are served by the site, in order, and loaded when they are seen', () => {
    expect(
      pictures('<p><img src="a" alt="A" title="t"><b>x</b><img src="b"></p>', (src, index) => ({
        src: `/${src}${index}`,
        width: 9,
      })),
    ).toBe(
      '<p><img src="/a0" width="9" alt="A" loading="lazy" decoding="async"><b>x</b><img src="/b1" width="9" alt="" loading="lazy" decoding="async"></p>',
    )
  })

  test('that can not be served are their description, and count as well', () => {
    const asked: unknown[] = []
    const html = pictures('<img src="a" alt="A"><img alt="B"><img src="c">', (src, index) => {
      asked.push([src, index])
      return null
    })
    expect(html).toBe('AB')
    expect(asked).toEqual([
      ['a', 0],
      ['c', 2],
    ])
  })
})

test('tables stand in a frame that scrolls, and cells say how they are aligned', () => {
  const table = '<table align="left"><tbody><tr><th align="right">a</th><td>b</td></tr></tbody></table>'
  expect(after(rehypeTables({ label: 'Tabla' }), `<p>a</p>${table}`)).toBe(
    '<p>a</p><div data-scroll role="region" tabindex="0" aria-label="Tabla">' +
      '<table align="left"><tbody><tr><th data-align="right">a</th><td>b</td></tr></tbody></table></div>',
  )
})

test('each table of a text has a name of its own', () => {
  const html = after(
    rehypeTables({ label: 'Tabla' }),
    '<table></table><p>a</p><table></table><table></table>',
  )
  expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    'Tabla',
    'Tabla 2',
    'Tabla 3',
  ])
})

test('a table in a table scrolls with it', () => {
  const inner = '<table><tbody><tr><td align="center">a</td></tr></tbody></table>'
  const html = after(
    rehypeTables({ label: 'Tabla' }),
    `<table><tbody><tr><td>${inner}</td></tr></tbody></table>`,
  )
  expect(html.match(/data-scroll/g)).toHaveLength(1)
  expect(html).toContain('<td data-align="center">')
})

test('the boxes of tasks are named by their state', () => {
  const step = rehypeTaskLists({ done: 'Hecho', open: 'Pendiente' })
  expect(after(step, '<li>a<input type="checkbox" checked></li>')).toContain('aria-label="Hecho"')
  expect(after(step, '<li>a<input type="checkbox"></li>')).toBe(
    '<li>a<input type="checkbox" aria-label="Pendiente"></li>',
  )
})
