import { textSheetAddress } from '../markdown/text-sheets'
import { joinStylesheets } from './joined-stylesheets'
import { readChunkAddress } from './next-internals/build-addresses'

const link = (name: string, more = '', query = '?dpl=1a2b') =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css${query}" data-precedence="next"${more}/>`
const page = (head: string) => `<html><head>${head}<title>T</title></head><body>${link('z')}</body></html>`
const inHead = (head: string) => `<html><head>${head}</head><body><p>T</p></body></html>`
const JOINED = '<link rel="stylesheet" href="/_next/static/chunks/a-1.b~2.c_.css?dpl=1a2b"/>'

test('the stylesheets of a page become one, in their order and in the place of the first', () => {
  const html = inHead(`<meta charSet="utf-8"/>${link('a-1')}${link('b~2')}<title>T</title>${link('c_')}`)
  const joined = joinStylesheets(html)
  expect(
    joined.startsWith(`<html><head><meta charSet="utf-8"/>${JOINED}<link disabled="" rel="stylesheet"`),
  ).toBe(true)
  const document = new DOMParser().parseFromString(joined, 'text/html')
  const [first, ...others] = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  expect(readChunkAddress(first?.getAttribute('href') ?? '')).toEqual(['a-1.css', 'b~2.css', 'c_.css'])
  expect(
    others.map((one) => [one.hasAttribute('disabled'), one.getAttribute('href'), one.dataset.precedence]),
  ).toEqual(['a-1', 'b~2', 'c_'].map((name) => [true, `/_next/static/chunks/${name}.css?dpl=1a2b`, 'next']))
  expect(joined.replace(JOINED, '').replaceAll(' disabled=""', '')).toBe(html)
})

test('a page that is done already stays as it is', () => {
  const joined = joinStylesheets(inHead(link('a-1') + link('b')))
  expect(joined).toContain('a-1.b.css')
  expect(joinStylesheets(joined)).toBe(joined)
})

test('stylesheets of a build without a deployment are joined too', () => {
  expect(joinStylesheets(inHead(link('a', '', '') + link('b', '', '')))).toContain(
    '"/_next/static/chunks/a.b.css"',
  )
})

test.each([
  ['none', ''],
  ['one', link('a')],
  ['one behind one from elsewhere', `<link rel="stylesheet" href="https://x.example/a.css"/>${link('b')}`],
  ['one, and one of another deployment', link('a') + link('b', '', '?dpl=2')],
  ['one, and one for paper only', link('a') + link('b', ' media="print"')],
  ['one, and one that is checked', link('a') + link('b', ' integrity="sha256-x"')],
  [
    'more than an address can name',
    [...'abcdefghijklmnopqrst'].map((name) => link(name.repeat(13))).join(''),
  ],
])('with %s the page stays as it is', (_what, head) => {
  expect(joinStylesheets(inHead(head))).toBe(inHead(head))
})

test('the stylesheets of a text are joined too, as they are now', () => {
  const ofText = (href: string) => `<link rel="stylesheet" href="${href}" data-precedence="text"/>`
  const now = ofText(textSheetAddress('writing')) + ofText(textSheetAddress('code'))
  expect(joinStylesheets(inHead(link('a') + now))).toContain(
    '"/_next/static/chunks/a.text-writing.text-code.css?dpl=1a2b"',
  )
  const before = inHead(link('a') + ofText('/media/text/code.css?v=1'))
  expect(joinStylesheets(before)).toBe(before)
  const unnamed = inHead(link('a', '', '') + now)
  expect(joinStylesheets(unnamed)).toBe(unnamed)
})

test('what comes after the stylesheet of somebody else stays where it is, so that rules keep their order', () => {
  const other = '<link rel="stylesheet" href="/media/text/code.css?v=1" data-precedence="text"/>'
  const joined = joinStylesheets(inHead(link('a') + link('b') + other + link('c')))
  expect(joined).toContain(`"/_next/static/chunks/a.b.css?dpl=1a2b"/><link disabled=""`)
  expect(joined.match(/disabled/g)).toHaveLength(2)
  expect(joined).toContain(`${other}${link('c')}</head>`)
})

test('one that stands in the text stays as it is', () => {
  const joined = joinStylesheets(page(link('a') + link('b')))
  expect(joined).toContain('chunks/a.b.css')
  expect(joined).toContain(`<body>${link('z')}</body>`)
})

test.each([
  ['/_next/static/chunks/a.b-1~.css', ['a.css', 'b-1~.css']],
  ['/_next/static/chunks/a.b.css?dpl=x', ['a.css', 'b.css']],
  ['/_next/static/chunks/a.css', ['a.css']],
  ['/_next/static/chunks/a-1.js?dpl=x', ['a-1.js']],
  ['/_next/static/chunks/a.b.js', null],
  ['/_next/static/chunks/a..b.css', null],
  ['/_next/static/chunks/../a.b.css', null],
  ['/_next/static/chunks/a%2Fb.c.css', null],
  ['/_next/static/chunks/a.b.css.map', null],
  ['/_next/static/media/a.b.css', null],
  [`/_next/static/chunks/${'a.'.repeat(100)}b.css`, null],
])('%s names %j', (address, names) => {
  expect(readChunkAddress(address)).toEqual(names)
})

test('what is before the first stylesheet and is none, nor joined, stays where it is', () => {
  const icon = '<link rel="icon" href="/icon.svg"/>'
  const strange = '<meta rel="stylesheet"/>'
  const html = inHead(icon + strange + link('a') + icon + strange + link('b'))
  expect(joinStylesheets(html)).toContain(
    `${icon}${strange}<link rel="stylesheet" href="/_next/static/chunks/a.b.css`,
  )
})
