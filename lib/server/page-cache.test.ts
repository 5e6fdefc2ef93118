import type { CacheValue } from './next-internals/cache-entries'
import { createPageCache } from './page-cache'
import { monotonicMs } from '../cache/clock'

jest.mock('../cache/clock', () => ({
  ...jest.requireActual<object>('../cache/clock'),
  monotonicMs: jest.fn(() => 0),
}))

const page = (text: string): CacheValue =>
  ({
    kind: 'APP_PAGE',
    html: `<html><head><script src="/a.js" async=""></script></head><body>${text}<script>self.__next_f.push([0])</script></body></html>`,
    headers: { 'x-own': 'kept' },
  }) as never
const KEY = '/route-cache/APP_PAGE/x/$/article/a'
/** Stands in for what lib/page-policy does with a page. */
const processPage = (value: CacheValue | null | undefined) => {
  if (value?.kind === 'APP_PAGE') value.headers = { ...value.headers, 'content-security-policy': 'policy' }
}
const SET = {} as never
const GET = { kind: 'APP_PAGE' } as never

/** Creates a page cache over a store that copies its entries, as Next's disk cache does. */
function aCache(unavailable: CacheValue | null = null) {
  const told: string[] = []
  const textOf = (html: unknown) => /<p>.*<\/p>/.exec(String(html))?.[0]
  const current = new Map<string, string>()
  const disk = new Map<string, string>()
  const own = {
    get: async (key: string) => {
      const kept = disk.get(key)
      return kept ? { value: JSON.parse(kept) as CacheValue, lastModified: 1 } : null
    },
    set: async (key: string, data: CacheValue | null) => void disk.set(key, JSON.stringify(data)),
  }
  const cache = createPageCache({
    processPage,
    build: 'of-today',
    currentVersion: async (name) => current.get(name) ?? null,
    unavailableFallback: async (path) => (path === '/article/a' ? (unavailable as never) : null),
    onServed: (path, { html }) => void told.push(`served ${path} ${textOf(html)}`),
    onMade: (path, made) => void told.push(`made ${path} ${made && textOf(made.html)}`),
  })
  const get = async (key: string, context = GET) =>
    (await cache.get(key, context, own as never))?.value as { html: string; headers: Record<string, string> }
  /** Age in milliseconds by the monotonic clock, as Next computes it. */
  const ageOf = async (key: string) =>
    performance.timeOrigin + monotonicMs() - ((await cache.get(key, GET, own as never))?.lastModified ?? 0)
  return {
    ageOf,
    current,
    disk,
    get,
    told,
    set: (key: string, data: CacheValue | null) => cache.set(key, data, SET, own as never),
  }
}

test('a page is finished before it is kept, so that its first visitor has it finished too', async () => {
  const { get, set } = aCache()
  const made = page('<p>Texto</p>')
  await set(KEY, made)
  expect(await get(KEY)).toEqual(made)
  expect((await get(KEY)).headers).toEqual({ 'x-own': 'kept', 'content-security-policy': 'policy' })
})

test('a page of the build is finished when it is read', async () => {
  const { disk, get } = aCache()
  disk.set(KEY, JSON.stringify(page('')))
  expect((await get(KEY)).headers['content-security-policy']).toBe('policy')
})

test('what stands in for a page is finished as well, and kept by nobody', async () => {
  const { disk, get } = aCache(page('<p>Ahora no</p>'))
  expect((await get(KEY)).headers['content-security-policy']).toBe('policy')
  expect(await get('/route-cache/APP_PAGE/x/$/about')).toBeUndefined()
  expect(disk.size).toBe(0)
})

test('what stands in for the answer of a route handler is kept by nobody; data has no such answer', async () => {
  const { disk, get } = aCache({
    kind: 'APP_ROUTE',
    status: 503,
    body: Buffer.alloc(0),
    headers: {},
  } as never)
  const key = KEY.replace('APP_PAGE', 'APP_ROUTE')
  expect(await get(key, { kind: 'APP_ROUTE' } as never)).toMatchObject({ status: 503 })
  expect(await get(key, { kind: 'FETCH' } as never)).toBeUndefined()
  expect(disk.size).toBe(0)
})

test.each(['APP_PAGE', 'APP_ROUTE'])(
  'a kept %s is answered as long as what it was made from is current',
  async (kind) => {
    const { current, get, set } = aCache()
    const tags = 'articles,v:one:articles,v:two:article%3Aa%25o'
    await set(KEY, { ...page('<p>Texto</p>'), kind, headers: { 'x-next-cache-tags': tags } } as never)
    const isAnswered = async () => Boolean(await get(KEY))
    expect(await isAnswered()).toBe(true)
    current.set('articles', 'one').set('article:a%o', 'two').set('projects', 'other')
    expect(await isAnswered()).toBe(true)
    current.set('article:a%o', 'three')
    expect(await isAnswered()).toBe(false)
    current.set('article:a%o', 'two')
    expect(await isAnswered()).toBe(true)
  },
)

test('the age of a page is counted by a clock that is never set', async () => {
  const { disk, set, ageOf } = aCache()
  jest.mocked(monotonicMs).mockReturnValue(1_000)
  await set(KEY, page('<p>Texto</p>'))
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1e12)
  jest.mocked(monotonicMs).mockReturnValue(61_000)
  expect(await ageOf(KEY)).toBeCloseTo(60_000, 0)
  jest.restoreAllMocks()
  disk.set('other', String(disk.get(KEY)))
  expect(await ageOf('other')).toBeGreaterThan(60_000)
})

test('results of a search are finished like every page, and kept by nobody', async () => {
  const { disk, get, set } = aCache()
  const key = '/route-cache/APP_PAGE/x/$/buscar/dW5v'
  const made = page('<p>Resultados</p>') as { html: string; headers: Record<string, string> } & CacheValue
  await set(key, made)
  expect(made.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, follow',
  })
  expect(made.headers['content-security-policy']).toBe('policy')
  expect(disk.size).toBe(0)
  expect(await get(key)).toBeUndefined()
  await set('/route-cache/APP_PAGE/x/$/buscar', page(''))
  expect(disk.size).toBe(1)
})

test('a page that is outdated is made anew; where that is impossible now, it is served as it was', async () => {
  const outdated = { ...page('<p>Bueno</p>'), headers: { 'x-next-cache-tags': 'v:1:beside%2Fa' } } as never
  for (const [unavailable, served] of [
    [null, undefined],
    [page('<p>Ahora no</p>'), '<p>Bueno</p>'],
  ] as const) {
    const { current, get, set } = aCache(unavailable)
    await set(KEY, outdated)
    current.set('beside/a', '1')
    expect((await get(KEY)).html).toContain('<p>Bueno</p>')
    current.set('beside/a', '2')
    const html = (await get(KEY))?.html as string | undefined
    expect(html && /<p>[^<]*<\/p>/.exec(html)?.[0]).toBe(served)
  }
})

test('who keeps answers is told of every page that is served, made anew, and there no more', async () => {
  const { get, set, told } = aCache()
  await set(KEY, page('<p>Uno</p>'))
  await get(KEY)
  await set(KEY, null)
  expect(told).toEqual(['made /article/a <p>Uno</p>', 'served /article/a <p>Uno</p>', 'made /article/a null'])
})

test('who keeps answers is not told of a fallback, which stands in for this one answer', async () => {
  const { get, told } = aCache(page('<p>Ahora no</p>'))
  await get(KEY)
  expect(told).toEqual([])
})

test('nothing stands in for what is no page', async () => {
  const { get } = aCache(page('<p>Ahora no</p>'))
  expect(await get(KEY, { kind: 'APP_ROUTE' } as never)).toBeUndefined()
  expect((await get(KEY)).html).toContain('Ahora no')
})

test('a page that answers one visitor is not read, whatever was kept under its address', async () => {
  const { disk, get } = aCache()
  const key = '/route-cache/APP_PAGE/x/$/buscar/dW5v'
  disk.set(key, JSON.stringify(page('<p>De antes</p>')))
  expect(await get(key)).toBeUndefined()
})

test('a page whose address is not known is served, and nobody is told', async () => {
  const { get, set, told } = aCache()
  await set('a key of another form', page('<p>Uno</p>'))
  expect((await get('a key of another form')).html).toContain('<p>Uno</p>')
  expect(told).toEqual([])
})

test('a page that a server of another build wrote counts as missing, whatever stands in for it', async () => {
  const { disk, get, set } = aCache(page('<p>Ahora no</p>'))
  const of = (build: string) => {
    const made = page('<p>Texto</p>') as { html: string }
    return { ...made, html: made.html.replace('<html>', `<html data-dpl-id="${build}">`) } as never
  }
  disk.set(KEY, JSON.stringify(of('of-yesterday')))
  expect((await get(KEY)).html).toContain('Ahora no')
  disk.set('/route-cache/APP_PAGE/x/$/about', JSON.stringify(of('of-yesterday')))
  expect(await get('/route-cache/APP_PAGE/x/$/about')).toBeUndefined()
  await set(KEY, of('of-today'))
  expect((await get(KEY)).html).toContain('<p>Texto</p>')
})
