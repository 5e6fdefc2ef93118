import { pageHtml } from './page-html'

const TABLE = '| a | b |\n|:-:|--:|\n| 1 | 2 |'

test('tables are in a scrollable frame, and cells have their alignment', () => {
  const html = pageHtml(TABLE, {})
  expect(html).toMatch(/^<div data-scroll role="region" tabindex="0" aria-label="Tabla"><table>/)
  expect(html).toContain('<th data-align="center">a</th>')
  expect(html).toContain('<td data-align="right">2</td>')
  expect(html).not.toContain(' align=')
})

test('an empty cell of the head names nothing, so it is no header; one with code is', () => {
  expect(pageHtml('| | b |\n|---|---|\n| 1 | 2 |', {})).toContain('<tr>\n<td></td>\n<th>b</th>\n</tr>')
  expect(pageHtml('| `a` | b |\n|---|---|\n| 1 | 2 |', {})).toContain('<th><code>a</code></th>')
})

test('each table of a text has a unique name', () => {
  const html = pageHtml(`${TABLE}\n\n${TABLE}\n\n${TABLE}`, {})
  expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    'Tabla',
    'Tabla 2',
    'Tabla 3',
  ])
})

test('a nested table scrolls with the outer one', () => {
  const inner = '<table><tr><td align="center">a</td></tr></table>'
  const html = pageHtml(`<table><tr><td>${inner}</td></tr></table>`, {})
  expect(html.match(/data-scroll/g)).toHaveLength(1)
  expect(html).toContain('<td data-align="center">')
})
