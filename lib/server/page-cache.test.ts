import { fakeContent, fakeSnapshot, resetContent } from '@/e2e/unit/fake-content'
import { anArticle } from '@/e2e/unit/builders'
import type { Snapshot } from '../content/snapshot'
import type { CacheValue } from './next-internals/cache-entries'
import { createPageCache, FOR_NOW, MISSING_PATH, UNAVAILABLE_PATH } from './page-cache'

const page = (text = '', more: object = {}) =>
  ({
    kind: 'APP_PAGE',
    html: `<p>${text}</p>`,
    headers: { 'x-own': 'kept' },
    ...more,
  }) as unknown as CacheValue & Page
type Page = { html: string; status?: number; headers: Record<string, string> }
const keyOf = (path: string) => `/route-cache/APP_PAGE/x/$${path}`
const SET = {} as never
const GET = { kind: 'APP_PAGE' } as never

/** Creates a page cache over a store that copies its entries, as Next's disk cache does. */
function aCache({
  build = 'of-today',
  disk = new Map<string, string>(),
  built = null as Snapshot | null,
} = {}) {
  let content: Snapshot | null = fakeSnapshot()
  const own = {
    get: async (key: string) => {
      const kept = disk.get(key)
      return kept ? { value: JSON.parse(kept) as CacheValue, lastModified: 1 } : null
    },
    set: async (key: string, data: CacheValue | null) => void disk.set(key, JSON.stringify(data)),
  }
  const cache = createPageCache({
    sync: async () => content,
    current: () => content,
    build,
    built: built && built.version,
    processPage: async (value) => {
      if (value?.kind === 'APP_PAGE') value.html += '<!--finished-->'
    },
  })
  return {
    disk,
    get: async (path: string, context = GET) =>
      (await cache.get(keyOf(path), context, own as never))?.value as Page | undefined,
    entry: (path: string) => cache.get(keyOf(path), GET, own as never),
    set: (path: string, data: CacheValue | null) => cache.set(keyOf(path), data, SET, own as never),
    settled: cache.settled,
    /** Shows what the fake content holds now; null as before anything was read. */
    read(now: Snapshot | null = fakeSnapshot()) {
      content = now
    },
  }
}

/** Makes a page as Next does: it looks for it first. */
async function make(
  { get, set }: ReturnType<typeof aCache>,
  path: string,
  made = page('Texto'),
): Promise<void> {
  expect(await get(path)).toBeUndefined()
  await set(path, made)
}

const [uno, dos] = [anArticle({ id: 1, slug: 'uno' }), anArticle({ id: 2, slug: 'dos' })]
beforeEach(() => {
  resetContent()
  fakeContent.articles = [uno, dos]
})

test('a page is completed before it is cached, and visitors never see its template', async () => {
  const cache = aCache()
  const made = page('Texto')
  await make(cache, '/about', made)
  expect(made.html).toBe('<p>Texto</p><!--finished-->')
  const { headers, html } = (await cache.get('/about')) ?? page()
  expect(html).toContain('<p>Texto</p>')
  expect(headers).toEqual({ 'x-own': 'kept' })
  expect(made.headers).toEqual({ 'x-own': 'kept' })
})

test('a page is valid as long as list data is unchanged, and again when it is restored', async () => {
  const cache = aCache()
  for (const path of ['/about', '/article/uno', '/rss.xml']) await make(cache, path)
  fakeContent.articles = [{ ...uno, title: 'Otro' }, dos]
  cache.read()
  for (const path of ['/about', '/article/uno', '/rss.xml']) expect(await cache.get(path)).toBeUndefined()
  fakeContent.articles = [uno, dos]
  cache.read()
  for (const path of ['/about', '/article/uno', '/rss.xml']) expect(await cache.get(path)).toBeDefined()
})

test('a page rendered while the content changed is served but not cached', async () => {
  const cache = aCache()
  expect(await cache.get('/about')).toBeUndefined()
  fakeContent.articles = [dos]
  cache.read()
  const made = page('Texto')
  await cache.set('/about', made)
  expect(made.html).toContain('<!--finished-->')
  expect(await cache.get('/about')).toBeUndefined()
  expect(cache.disk.size).toBe(0)
})

test('of two pages rendered concurrently the older is never stored as the newer content', async () => {
  const cache = aCache()
  expect(await cache.get('/about')).toBeUndefined()
  fakeContent.articles = [dos]
  cache.read()
  expect(await cache.get('/about')).toBeUndefined()
  await cache.set('/about', page('De antes'))
  expect(await cache.get('/about')).toBeUndefined()
  await cache.set('/about', page('De ahora'))
  expect((await cache.get('/about'))?.html).toContain('De ahora')
})

test('a revalidation waits for renders in progress, but not for those that begin later', async () => {
  const cache = aCache()
  await cache.get('/about')
  let isSettled = false
  const settled = cache.settled().then(() => (isSettled = true))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(isSettled).toBe(false)
  await cache.get('/articles')
  await cache.set('/about', page())
  await settled
})

describe('pages that are asked for at once', () => {
  const flush = () => new Promise((resolve) => setImmediate(resolve))

  function asked(...paths: string[]) {
    const cache = aCache()
    const begun: string[] = []
    for (const path of paths) void cache.get(path).then(() => begun.push(path))
    return { ...cache, begun }
  }

  test('two are rendered, and the next one when one of them is done', async () => {
    const cache = asked('/uno', '/dos', '/tres', '/cuatro')
    await flush()
    expect(cache.begun).toEqual(['/uno', '/dos'])
    await cache.set('/dos', page('Texto'))
    await flush()
    expect(cache.begun).toEqual(['/uno', '/dos', '/tres'])
  })

  test('a render that failed makes way for the next one after a moment', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'performance'] })
    const cache = asked('/uno', '/dos', '/tres')
    await jest.advanceTimersByTimeAsync(250)
    expect(cache.begun).toEqual(['/uno', '/dos'])
    await jest.advanceTimersByTimeAsync(100)
    expect(cache.begun).toEqual(['/uno', '/dos', '/tres'])
    jest.useRealTimers()
  })

  test('a page that is good waits for no other', async () => {
    const cache = aCache()
    await make(cache, '/uno')
    void cache.get('/dos')
    void cache.get('/tres')
    expect((await cache.get('/uno'))?.html).toContain('Texto')
  })
})

test("a prerendered page is valid while the content equals the build's", async () => {
  const disk = new Map([[keyOf('/about'), JSON.stringify(page('De la construcción'))]])
  const cache = aCache({ disk, built: fakeSnapshot() })
  expect((await cache.get('/about'))?.html).toContain('De la construcción')
  fakeContent.articles = []
  cache.read()
  expect(await cache.get('/about')).toBeUndefined()
  // Where that isn't known it is made again.
  fakeContent.articles = [uno, dos]
  expect(await aCache({ disk }).get('/about')).toBeUndefined()
})

test('a page written by a server of another build counts as missing', async () => {
  const yesterday = aCache({ build: 'of-yesterday' })
  await make(yesterday, '/about')
  expect(await aCache({ disk: yesterday.disk }).get('/about')).toBeUndefined()
  expect(await aCache({ disk: yesterday.disk, build: 'of-yesterday' }).get('/about')).toBeDefined()
})

test('before the first successful load any existing page is served', async () => {
  const cache = aCache()
  await make(cache, '/about')
  cache.read(null)
  expect(await cache.get('/about')).toBeDefined()
  expect(await cache.get('/articles')).toBeUndefined()
  await cache.set('/articles', page())
  expect(await cache.get('/articles')).toBeUndefined()
})

test('a valid page does not expire, so that Next does not render it again after its period', async () => {
  const cache = aCache()
  await make(cache, '/about')
  const { lastModified = 0 } = (await cache.entry('/about')) ?? {}
  expect(performance.timeOrigin + performance.now() - lastModified).toBeLessThan(1_000)
})

test('the response for an unknown address is not cached', async () => {
  const cache = aCache()
  await cache.get('/article/inventado')
  await cache.set('/article/inventado', page('No hay', { status: 404 }))
  expect(cache.disk.size).toBe(0)
})

test.each([
  ['/buscar/dW5v', 'noindex, follow'],
  ['/preview/uno/clave', 'noindex, nofollow'],
])('%s is personal: it is completed, not cached, and not read from the cache', async (path, robots) => {
  const cache = aCache()
  cache.disk.set(keyOf(path), JSON.stringify(page('De antes')))
  expect(await cache.get(path)).toBeUndefined()
  const made = page('Resultados')
  await cache.set(path, made)
  expect(made.html).toContain('<!--finished-->')
  expect(made.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': robots })
  expect(cache.disk.get(keyOf(path))).toContain('De antes')
})

test('a temporary replacement for an article has an error status, and is not cached by browsers', async () => {
  const cache = aCache()
  await make(cache, UNAVAILABLE_PATH)
  const { status, headers } = (await cache.get(UNAVAILABLE_PATH)) ?? page()
  expect([status, headers]).toEqual([503, expect.objectContaining(FOR_NOW)])
})

test.each([MISSING_PATH, `/en${MISSING_PATH}`])(
  'the page of parts that the site does not have has the status 404, and is kept: %s',
  async (path) => {
    const cache = aCache()
    await make(cache, path)
    expect((await cache.get(path))?.status).toBe(404)
    await make(cache, '/about')
    expect((await cache.get('/about'))?.status).not.toBe(404)
  },
)

test('non-page data, and keys in other formats, are left to Next', async () => {
  const { get, disk } = aCache()
  disk.set(keyOf('/about'), JSON.stringify(page('Texto')))
  expect((await get('/about', { kind: 'FETCH' } as never))?.html).toBe('<p>Texto</p>')
})
