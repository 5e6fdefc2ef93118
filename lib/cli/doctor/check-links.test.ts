import { checkLinks } from './check-links'
import type { Page } from './crawl'
import { externalLinks } from './external/external-links'
import { readFacts } from './page-facts'

const ORIGIN = 'https://site.test'
const page = (path: string, body: string): Page => ({
  path,
  from: '',
  status: 200,
  html: body,
  facts: readFacts(`<body>${body}</body>`),
})
const said = (...pages: Page[]) =>
  checkLinks(pages, ORIGIN).map(({ severity, where, message }) => `${severity} ${where} ${message}`)

test.each(['', '#', ' ', 'javascript:void(0)'])('a link to %j has no address', (href) => {
  expect(said(page('/a', `<a href="${href}">x</a>`))).toEqual([
    `error /a a link without an address: href="${href}"`,
  ])
})

test.each(['https://example.com', 'http://www.example.org/x', 'http://localhost:3000/', 'http://127.0.0.1/'])(
  'a link to %s is a placeholder',
  (href) => {
    expect(said(page('/a', `<a href="${href}">x</a>`))).toEqual([
      `warning /a the link ${href} is a placeholder; put your own address there`,
    ])
  },
)

test.each([
  '#contenido',
  '/',
  '?pagina=2',
  'mailto:hola@site.test',
  'tel:+34600000000',
  'https://example.com.es/',
  'https://miexample.com',
  'https://github.com/nuria/example.com',
])('a link to %s is fine', (href) => {
  expect(said(page('/a', `<a href="${href}">x</a><a>y</a>`))).toEqual([])
})

test('a link of every page is said once', () => {
  const footer = '<a href="#">x</a>'
  expect(said(page('/', footer), page('/a', footer + footer), page('/b', footer))).toEqual([
    'error / a link without an address: href="#" (on 3 pages)',
  ])
})

test('links to other sites, each once, with its pages', () => {
  const pages = [
    page('/', '<a href="https://a.test/x#uno">x</a><a href="/b">y</a><a href="mailto:a@b.test">z</a>'),
    page(
      '/b',
      '<a href="https://a.test/x#dos">x</a><a href="https://site.test/">y</a><a href="http://c.test">z</a>',
    ),
  ]
  expect(externalLinks(pages, ORIGIN)).toEqual([
    { address: 'https://a.test/x', pages: ['/', '/b'] },
    { address: 'http://c.test/', pages: ['/b'] },
  ])
})

test('while the site runs on this machine its own links are none of a placeholder, and what is no address is nothing', () => {
  const own = 'http://localhost:3000'
  const links = '<a href="/b">b</a><a href="http://localhost:3000/c">c</a><a href="http://[">d</a>'
  expect(checkLinks([page('/a', links)], own)).toEqual([])
  expect(checkLinks([page('/a', '<a href="http://localhost:4000/">x</a>')], own)).toHaveLength(1)
})
