import { readDeferred } from '@/e2e/page-scripts'
import { analyticsHosts } from '../analytics/service'
import { readBuiltPage } from './built-pages'
import { createPageProcessor, readPagePolicy } from './process-page'
import { START_SCRIPT } from './start-page'

jest.mock('./built-pages', () => ({ readBuiltPage: jest.fn() }))

const POLICY = { header: 'strict', weakHeader: 'weak', trusted: new Set([START_SCRIPT, 'theme()']) }
const SETTINGS = { accentStyle: null, hosts: analyticsHosts(null), analyticsScripts: [] }

const html = (body = '') =>
  '<html><head><link rel="stylesheet" href="/a.css"/><script src="/_next/static/a.js" async=""></script></head>' +
  `<body><script>theme()</script>${body}<script>self.__next_f.push([0])</script></body></html>`
type Entry = Parameters<ReturnType<typeof createPageProcessor>>[0] & {
  html: string
  headers: Record<string, string>
}
const entry = (of: string, headers = {}) => ({ kind: 'APP_PAGE', html: of, headers }) as Entry

let said: string[]
beforeEach(() => {
  said = []
  jest.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line))
})
afterEach(() => jest.restoreAllMocks())

describe('a cache entry', () => {
  test('for a page has its scripts deferred and gets the policy, once', () => {
    const process = createPageProcessor(POLICY, new Set())
    const made = entry(html('<p>Texto</p>'), { 'x-next-cache-tags': 'a' })
    process(made)
    const once = made.html
    process(made)
    expect(readDeferred(made.html)?.scripts).toEqual(['/_next/static/a.js'])
    expect(made.html).toBe(once)
    expect(made.headers).toEqual({ 'x-next-cache-tags': 'a', 'content-security-policy': 'strict' })
    expect(said).toEqual([])
  })

  test('processed before it was stored keeps its HTML, and gets a new policy if that has changed', () => {
    const before = entry(html())
    createPageProcessor(POLICY, new Set())(before)
    const stored = entry(before.html, before.headers)
    createPageProcessor({ ...POLICY, header: 'another' }, new Set())(stored)
    expect(stored).toEqual({ ...before, headers: { 'content-security-policy': 'another' } })
  })

  test('with an unknown inline script gets the same policy, which blocks it; the log counts it', () => {
    const made = entry(html('<script>alert(1)</script>'))
    createPageProcessor(POLICY, new Set())(made)
    expect(made.headers['content-security-policy']).toBe('strict')
    expect(said.map((line) => JSON.parse(line) as object)).toMatchObject([
      { event: 'page-policy.script-refused', scripts: 1 },
    ])
  })

  test('that is not as expected stays as Next rendered it, with the weaker policy, and it is logged', () => {
    const made = entry('<html><body>another Next</body></html>')
    createPageProcessor(POLICY, new Set())(made)
    expect(made).toMatchObject({
      html: '<html><body>another Next</body></html>',
      headers: { 'content-security-policy': 'weak' },
    })
    expect(said.map((line) => JSON.parse(line) as object)).toMatchObject([
      { event: 'page-policy.unknown-page' },
    ])
  })

  test('for other data, or a missing one, is unchanged', () => {
    const process = createPageProcessor(POLICY, new Set())
    const route = { ...entry(html()), kind: 'APP_ROUTE' } as unknown as Entry
    for (const other of [route, null, undefined]) process(other)
    expect(route.headers).toEqual({})
  })
})

describe('the policy of a build', () => {
  const built = (frame: string, sample: string) =>
    jest
      .mocked(readBuiltPage)
      .mockImplementation(async (file) => Buffer.from(file === 'politics.html' ? sample : frame))

  test('trusts the scripts of the page without content', async () => {
    built(html(), html('<p>Texto</p>'))
    const policy = await readPagePolicy(SETTINGS)
    expect(policy?.trusted).toEqual(new Set([START_SCRIPT, 'theme()']))
    expect(policy?.header).toMatch(/script-src 'self'( 'sha256-[^ ]+'){2};/)
    expect(policy?.weakHeader).toContain("script-src 'self' 'unsafe-inline';")
  })

  test.each([
    ['a page with content has additional scripts', html(), html('<script>reveal()</script>')],
    ['data is delivered in another way', html().replaceAll('__next_f', '__next_g'), html()],
    ['scripts have another path', html(), html().replaceAll('/_next/static/', '/scripts/')],
    ['the page is missing', '', html()],
  ])('is unknown when %s', async (_what, frame, sample) => {
    built(frame, sample)
    await expect(readPagePolicy(SETTINGS)).resolves.toBeNull()
  })

  test('is unknown when no built page can be read', async () => {
    jest.mocked(readBuiltPage).mockRejectedValue(new Error('ENOENT'))
    await expect(readPagePolicy(SETTINGS)).resolves.toBeNull()
  })
})
