import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { edited } from '../text/edits'
import { parsePage } from './page-html'
import { findJoinedStylesheets, stylesheetEdits, writeJoinedStylesheets } from './stylesheets'

const link = (name: string, more = '', query = '?dpl=1a2b') =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css${query}" data-precedence="next"${more}/>`
const page = (head: string) => `<html><head>${head}</head><body><p>T</p></body></html>`

let dist: string
beforeEach(() => {
  dist = mkdtempSync(path.join(os.tmpdir(), 'styles-'))
  mkdirSync(path.join(dist, 'static/chunks'), { recursive: true })
  mkdirSync(path.join(dist, 'server/app/article'), { recursive: true })
  for (const name of ['a-1', 'b~2', 'c_'])
    writeFileSync(path.join(dist, 'static/chunks', `${name}.css`), `.${name[0]}{}`)
})
afterEach(() => rmSync(dist, { recursive: true, force: true }))

/** Builds pages, and returns the given page as it is served then. */
function served(html: string, built: Record<string, string> = { 'index.html': html }): string {
  for (const [file, text] of Object.entries(built)) writeFileSync(path.join(dist, 'server/app', file), text)
  writeJoinedStylesheets(dist)
  return edited(html, stylesheetEdits(parsePage(html).elements, findJoinedStylesheets(dist)))
}
const read = (href: string) =>
  readFileSync(path.join(dist, href.replace('/_next/', '').replace(/\?.*/, '')), 'utf8')

test('the stylesheets of a page are joined into one, in order and in place of the first; the others are disabled', () => {
  const html = page(`<meta charSet="utf-8"/>${link('b~2')}${link('a-1')}<title>T</title>${link('c_')}`)
  const result = served(html)
  const [, first = '', href = ''] = /(<link rel="stylesheet" href="([^"]+)"\/>)/.exec(result) ?? []
  expect(read(href)).toBe('.b{}\n.a{}\n.c{}')
  expect(href).toMatch(/^\/_next\/static\/chunks\/joined-\w{16}\.css\?dpl=1a2b$/)
  expect(result).toContain(`<meta charSet="utf-8"/>${first}<link disabled="" rel="stylesheet"`)
  expect(result.match(/<link disabled="" rel/g)).toHaveLength(3)
  expect(result.replace(first, '').replaceAll(' disabled=""', '')).toBe(html)
})

test('pages with the same stylesheets share one, and others have their own', () => {
  const built = {
    'index.html': page(link('a-1') + link('b~2')),
    'article/uno.html': page(link('a-1') + link('b~2')),
    'about.html': page(link('b~2') + link('a-1')),
    'index.meta': '{}',
  }
  served('', built)
  expect(
    readdirSync(path.join(dist, 'static/chunks')).filter((name) => name.startsWith('joined-')),
  ).toHaveLength(2)
})

test('a page that was not prerendered has a joined stylesheet if another of its kind was', () => {
  const built = { 'index.html': page(link('a-1') + link('b~2')) }
  expect(served(page(`<title>Otra</title>${link('a-1')}${link('b~2')}`), built)).toContain('/joined-')
  const other = page(link('a-1') + link('c_'))
  expect(served(other, built)).toBe(other)
})

test.each([
  ['none', ''],
  ['one', link('a-1')],
  ['one behind one from elsewhere', `<link rel="stylesheet" href="https://x.example/a.css"/>${link('c_')}`],
  ['one, and one of another deployment', link('a-1') + link('c_', '', '?dpl=2')],
  ['one, and one for paper only', link('a-1') + link('c_', ' media="print"')],
  ['one, and one that is checked', link('a-1') + link('c_', ' integrity="sha256-x"')],
])('with %s the page is unchanged', (_what, head) => {
  expect(served(page(head))).toBe(page(head))
})

test('without local static files no stylesheets are joined', () => {
  expect(findJoinedStylesheets(path.join(dist, 'nowhere'))).toEqual(new Set())
  expect(() => writeJoinedStylesheets(path.join(dist, 'nowhere'))).not.toThrow()
})
