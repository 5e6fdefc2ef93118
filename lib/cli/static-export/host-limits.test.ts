import { unreadByHosts } from './host-files'
import type { Snapshot } from './snapshot'

type Given = Partial<Pick<Snapshot, 'redirects' | 'policies'>>
const unread = ({ redirects = new Map(), policies = new Map([['/', 'p']]) }: Given) =>
  unreadByHosts({ headers: {}, redirects, policies })
const many = (length: number, value: (at: number) => string) =>
  new Map(Array.from({ length }, (_, at) => [`/n${at}`, value(at)]))

test("a copy within its host's limits has no problems", () => {
  expect(unread({})).toEqual([])
  expect(unread({ redirects: many(1000, () => '/uno') })).toEqual([])
  expect(unread({ policies: many(500, () => 'the same') })).toEqual([])
  expect(unread({ policies: many(89, (at) => `own ${at}`) })).toEqual([])
})

test('redirects beyond the limit of Cloudflare Pages are counted, and the first lost one is reported', () => {
  expect(unread({ redirects: many(1500, () => '/uno') })).toEqual([
    '_redirects has 3000 lines, and Cloudflare Pages reads 2000: /n1000 and those after it lead nowhere there.',
  ])
})

test('header rules beyond the limit are counted, and the first page without a policy is reported', () => {
  expect(unread({ policies: many(90, (at) => `own ${at}`) })).toEqual([
    '_headers has 101 rules, and Cloudflare Pages reads 100: /n89 and the pages after it have no Content-Security-Policy there.',
  ])
})

test('an overlong line is reported', () => {
  expect(unread({ policies: new Map([['/', 'x'.repeat(1975)]]) })).toEqual([])
  expect(unread({ policies: new Map([['/', 'x'.repeat(1976)]]) })).toEqual([
    '_headers has a line of 2001 characters (Content-Security-Policy), and Cloudflare Pages reads lines of 2000: it is ignored there.',
  ])
})

test('an address that hosts would read as a pattern is reported; one with a time in it is not', () => {
  const redirects = new Map([
    ['/wiki/Ayuda:Indice', '/uno'],
    ['/12:30', '/uno'],
  ])
  expect(unread({ redirects })).toEqual([
    '/wiki/Ayuda:Indice is not in _redirects: hosts would read it as a pattern.',
  ])
})
