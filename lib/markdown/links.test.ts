import { pageOfFile } from './links'
import { pageHtml } from './page-html'

test.each([
  ['otro-articulo.md', '/article/otro-articulo'],
  ['../articles/otro-articulo.md', '/article/otro-articulo'],
  ['2026-11-20-titulo.md', '/article/titulo'],
  ['titulo/index.md', '/article/titulo'],
  ['otro.en.md', '/en/article/otro'],
  ['../pages/usos.md', '/usos'],
  ['Mi%20nota.md', '/article/Mi%20nota'],
])("a link to an article's file leads to its page: %s", (href, page) => expect(pageOfFile(href)).toBe(page))

test.each([
  '/article/otro.md',
  'https://ejemplo.es/otro.md',
  'otro.mdx',
  '#otro.md',
  '.md',
  'index.md',
  '../projects/3.md',
])('other addresses are unchanged: %s', (href) => expect(pageOfFile(href)).toBe(href))

const NEW_TAB = 'target="_blank" rel="noopener noreferrer" aria-describedby="nueva.pestana"'

test.each([
  ['[a](/b)', `<a href="/b" ${NEW_TAB}>a</a>`],
  ['[a](https://b.es)', `<a href="https://b.es" ${NEW_TAB}>a</a>`],
  ['[a](#b)', '<a href="#b">a</a>'],
  ['[a](<javascript:b()>)', '<a role="link" aria-disabled="true">a</a>'],
  ['<a id="x">a</a>', '<a id="user-content-x">a</a>'],
  ['<a>a</a>', '<a role="link" aria-disabled="true">a</a>'],
])(
  '§5 links open a new tab, same-page links stay in the tab, and disallowed ones lead nowhere: %s',
  (text, shown) => {
    expect(pageHtml(text, {})).toBe(`<p>${shown}</p>`)
  },
)
