type Calls = string[]

type World = {
  isBuilding?: boolean
  isDevelopment?: boolean
  unknown?: string | null
  policy?: string | null
  deployment?: string | null
  api?: string | null
}

/** Starts the server with all its parts mocked, and returns what was called. */
async function started(world: World = {}) {
  const { isBuilding = false, isDevelopment = false, unknown = null } = world
  const calls: Calls = []
  const note =
    (name: string, value?: unknown) =>
    (...given: unknown[]) => {
      calls.push(given.every((one) => typeof one === 'string') ? [name, ...given].join(' ') : name)
      return value
    }
  jest.resetModules()
  const mock = (path: string, exported: object) => jest.doMock(path, () => exported)
  mock('../config/env', {
    env: { NEXT_DIST_DIR: '.next' },
    isBuilding,
    isDevelopment,
  })
  mock('../config/log', { log: (level: string, event: string) => calls.push(`${level} ${event}`) })
  mock('../config/site-url', { siteUrl: 'https://site.example' })
  mock('../cache/cluster', { joinCluster: note('join') })
  mock('../portfolio/followed-file', { startFollowing: note('follow files') })
  mock('../portfolio/owner-data', {})
  mock('../portfolio/privacy-policy', { followPrivacyPolicy: note('policy') })
  mock('../portfolio/selections', { startSelections: note('selections') })
  mock('../portfolio/translations', { startTranslations: note('translations') })
  mock('../portfolio/source', { apiBase: world.api ?? null, getCatalog: note('catalog') })
  mock('../portfolio/stories/stories', { startStories: note('stories') })
  mock('../resume/current-pdf', {})
  mock('../resume/current-resume', {})
  mock('../contact/messages', { startDelivery: note('delivery') })
  mock('../search/content', { prepareSearch: note('search') })
  mock('./article-answers', { completeArticleAnswers: note('articles') })
  mock('./client-address', { nameNetworks: note('networks') })
  mock('./graceful-shutdown', { shutDownGracefully: note('shutdown') })
  mock('./upgrades', { ignoreUpgrades: note('no upgrades') })
  mock('./impossible-ranges', { answerImpossibleRanges: note('ranges') })
  mock('./http-server', { withHttpServer: (call: (server: object) => void) => call({}) })
  mock('./idle-connections', { keepIdleConnections: note('idle connections') })
  mock('./next-internals/check', { findUnknownInternals: async () => unknown })
  mock('./next-internals/deployment.mjs', { builtDeploymentId: () => world.deployment ?? null })
  const pagePolicy = world.policy === undefined ? 'policy' : world.policy
  mock('../page-policy/fallback-policy', { answerWithFallbackPolicy: note('fallback policy') })
  mock('../page-policy/process-page', {
    createPageProcessor: (...given: string[]) => `processor of ${given.join(', ')}`,
    readPagePolicy: async () => pagePolicy,
  })
  mock('../page-policy/stylesheets', { findJoinedStylesheets: () => 'joined stylesheets' })
  mock('./compressed-responses', { compressResponses: note('compress') })
  const pageCache = jest.fn((_options: PageCacheOptions) => ({ isCurrent: () => true }))
  mock('./page-cache', { createPageCache: pageCache })
  mock('./request-target', { guardRequestTargets: note('targets') })
  mock('./response-headers.mjs', { commonHeaders: () => ({}) })
  mock('./structured-console', { structureConsole: note('console') })
  mock('./unavailable-fallback', { createUnavailableFallback: async () => 'fallback pages' })
  const { startServing } = await import('./start')
  await startServing()
  return { calls, pageCache, clear: () => calls.splice(0) }
}

type PageCacheOptions = {
  processPage: unknown
  unavailableFallback: unknown
  onServed: (path: string, page: object) => void
  onMade: (path: string, page: object | null) => void
}

afterEach(() => Reflect.deleteProperty(globalThis, Symbol.for('portfolio.page-cache')))

test('a build and a developing server start nothing', async () => {
  expect((await started({ isBuilding: true })).calls).toEqual([])
  expect((await started({ isDevelopment: true })).calls).toEqual([])
})

test('a start puts everything in place, and what subscribes to others after what they are', async () => {
  expect((await started()).calls).toEqual([
    'console',
    'networks',
    'idle connections',
    'shutdown',
    'no upgrades',
    'compress',
    'ranges',
    'articles',
    'targets',
    expect.stringMatching(/^join build:/),
    'catalog',
    'selections',
    'translations',
    'stories',
    'policy',
    'follow files',
    'delivery',
    'search',
  ])
})

test('instances share what they know if they are of one build and one source', async () => {
  const scope = async (world: World) => (await started(world)).calls.find((call) => call.startsWith('join '))
  const one = { deployment: 'd1', api: 'https://a.example' }
  expect(await scope(one)).toMatch(/^join d1:/)
  expect(await scope(one)).toBe(await scope({ ...one }))
  expect(await scope({ ...one, api: 'https://b.example' })).not.toBe(await scope(one))
  expect(await scope({ deployment: 'd1' })).not.toBe(await scope(one))
})

test('a Next whose inside is not known serves its pages as it makes them, and the log says so', async () => {
  const { calls, pageCache } = await started({ unknown: 'the keys of pages' })
  expect(calls.slice(-2)).toEqual(['error next.unknown-internals', 'fallback policy'])
  expect(pageCache).not.toHaveBeenCalled()
})

test('where pages are not as expected, all but their policy works, and the log says so', async () => {
  const { calls, pageCache } = await started({ policy: null })
  expect(calls.slice(-2)).toEqual(['error next.unknown-internals', 'fallback policy'])
  expect(pageCache).toHaveBeenCalled()
})

test('the page cache processes pages, and has what stands in for them', async () => {
  const { pageCache } = await started()
  expect(pageCache.mock.calls[0]?.[0]).toMatchObject({
    processPage: 'processor of policy, joined stylesheets',
    unavailableFallback: 'fallback pages',
  })
})
