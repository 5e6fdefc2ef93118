import { analyticsHosts } from '../analytics/service'
import { readDeferred } from './deferred-scripts'
import type { CacheValue } from './next-internals/cache-entries'
import { pagePolicy } from './page-policy'
import { parsePage } from './page-html'
import { createPageProcessor } from './page-processor'
import { SCRIPT_LOADER } from './script-loader'

jest.mock('./page-html', () => {
  const actual: typeof import('./page-html') = jest.requireActual('./page-html')
  return { ...actual, parsePage: jest.fn(actual.parsePage) }
})

const options = {
  trusted: new Set([SCRIPT_LOADER]),
  libraries: { styles: [], analytics: [] },
  accentStyles: [],
  hosts: analyticsHosts(null),
}
const POLICY = pagePolicy({ inlineScripts: [SCRIPT_LOADER], accentStyles: [] }, options).policy

/**
 * @param text of the page's own data
 * @param data what Next sends for a client-side navigation; the same text by default
 */
function page(text: string, data: string | undefined = text, body = '') {
  const pushed = `<script>self.__next_f.push([0])</script><script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`
  return {
    kind: 'APP_PAGE',
    html: `<html><head><script src="/a.js" async=""></script></head><body>${body}${pushed}</body></html>`,
    rscData: data === undefined ? undefined : Buffer.from(data),
    headers: {},
  } as unknown as CacheValue & { html: string; headers: Record<string, string> }
}

let kept: string[]
let finish: ReturnType<typeof createPageProcessor>
beforeEach(() => {
  kept = []
  finish = createPageProcessor(options, (data) => `/datos/${kept.push(String(data))}.txt`)
})

const INSIDE = {
  scripts: ['/a.js'],
  data: [
    ['__next_f', [0]],
    ['__next_f', [1, '1:"Texto"']],
  ],
}

test('the data of a page is kept apart from it', () => {
  const made = page('1:"Texto"')
  finish(made, true)
  expect(kept).toEqual(['1:"Texto"'])
  expect(readDeferred(made.html)).toEqual({
    data: [['__next_f', [0]]],
    scripts: ['/a.js'],
    page: '/datos/1.txt',
  })
  expect(made.headers).toEqual({ 'content-security-policy': POLICY })
})

test('the content of a page, however long, is parsed once; its head is changed all the same', () => {
  const body = '<p>Texto</p>'.repeat(500)
  const made = page('1:"Texto"', undefined, body)
  const font = '<link rel="preload" href="/f.woff2" as="font"/>'
  made.html = made.html.replace('<head>', `<head>${font}`)
  jest.mocked(parsePage).mockClear()
  finish(made, true)
  const lengths = jest.mocked(parsePage).mock.calls.map(([html]) => html.length)
  expect(lengths.filter((length) => length > body.length)).toHaveLength(1)
  expect(made.html).toContain('<link media="(prefers-reduced-motion: reduce)" rel="preload"')
  expect(made.html).toContain(body)
})

test('the head of a page is in one order, whatever was ready first', () => {
  const [title, colour] = ['<title>T</title>', '<meta name="theme-color" content="#fff"/>']
  const heads = [title + colour, colour + title].map((head) => {
    const made = page('1:"Texto"')
    made.html = made.html.replace('<head>', `<head>${head}`)
    finish(made, false)
    return made.html
  })
  expect(heads[0]).toContain(`<head>${colour}${title}`)
  expect(heads[1]).toBe(heads[0])
})

test.each([
  ['when its data is not what Next would send', page('1:"Texto"', 'other'), true],
  ['when nothing is known of what Next would send', { ...page('1:"Texto"'), rscData: undefined }, true],
  ['when nobody else gets the same page', page('1:"Texto"'), false],
] as const)('a page has its data in it %s', (_when, made, isKept) => {
  finish(made as CacheValue, isKept)
  expect(readDeferred(String(made.html))).toEqual(INSIDE)
})

test('a page that was finished before is left as it is, and its data is kept again', () => {
  const made = page('1:"Texto"')
  finish(made, true)
  const { html } = made
  finish(made, true)
  const fromDisk = { ...made, rscData: Buffer.from('1:"Texto"') }
  finish(fromDisk, true)
  expect([made.html, fromDisk.html]).toEqual([html, html])
  expect(kept).toEqual(Array(3).fill('1:"Texto"'))
})

test('what is no page has no data and no policy', () => {
  const route = { ...page('1:"Texto"'), kind: 'APP_ROUTE' } as never as CacheValue & { headers: object }
  finish(route, true)
  finish(null, true)
  expect([kept, route.headers]).toEqual([[], {}])
})

test('a script that slipped into a page is not named, and the log counts it', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const made = page('1:"Texto"', undefined, '<script>alert(1)</script>')
  finish(made, true)
  expect(made.headers['content-security-policy']).toBe(POLICY)
  expect(JSON.parse(String(said.mock.calls[0]?.[0]))).toMatchObject({
    event: 'policy.script-refused',
    scripts: 1,
  })
  said.mockRestore()
})
