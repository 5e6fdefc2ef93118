type Calls = string[]

type World = {
  isBuilding?: boolean
  isDevelopment?: boolean
  redis?: string
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
  mock('../site/env', {
    env: { NEXT_DIST_DIR: '.next', REDIS_URL: world.redis },
    isBuilding,
    isDevelopment,
  })
  mock('../site/log', { log: (level: string, event: string) => calls.push(`${level} ${event}`) })
  mock('../site/site-url', { siteUrl: 'https://site.example' })
  mock('../content/redis-peers', { createRedisPeers: note('join', 'peers') })
  mock('../content/kept-content', { BUILT_FOLDER: 'content', readBuiltVersion: async () => 'built version' })
  mock('../content/source', { apiBase: world.api ?? null })
  mock('../contact/messages', { startDelivery: note('delivery') })
  mock('../search/content', { prepareSearch: note('search') })
  mock('./client-address', { nameNetworks: note('networks') })
  mock('./http-server', {
    withHttpServer: (call: (server: object) => void) => call({}),
    manageConnections: note('connections'),
    guardRequestTargets: note('targets'),
  })
  mock('./next-internals/check', { findUnknownInternals: async () => unknown })
  mock('./next-internals/deployment.mjs', {
    buildId: () => 'of-today',
    builtDeploymentId: () => world.deployment ?? null,
  })
  const pagePolicy = world.policy === undefined ? 'policy' : world.policy
  mock('../page-policy/fallback-policy', { answerWithFallbackPolicy: note('fallback policy') })
  mock('../page-policy/process-page', {
    createPageProcessor: (...given: string[]) => `processor of ${given.join(', ')}`,
    readPagePolicy: async () => pagePolicy,
  })
  mock('../page-policy/stylesheets', { findJoinedStylesheets: () => 'joined stylesheets' })
  mock('./compressed-responses', { compressResponses: note('compress') })
  const pageCache = jest.fn((_options: object) => ({}))
  mock('./page-cache', { createPageCache: pageCache })
  mock('./response-headers.mjs', { commonHeaders: () => ({}) })
  mock('./site-content', {
    openSiteContent: async (build: string, { peers }: { peers: unknown }) => {
      note(`open content of ${build}`)(...(peers ? [peers] : []))
      return { store: { start: note('load'), sync: 'sync', current: 'current' } }
    },
    forgetOtherBuilds: note('forget all but'),
  })
  mock('./structured-console', { structureConsole: note('console') })
  const { startServing } = await import('./start')
  await startServing()
  return { calls, pageCache }
}

afterEach(() => Reflect.deleteProperty(globalThis, Symbol.for('portfolio.page-cache')))

test('a build starts nothing, a development server only opens its content', async () => {
  expect((await started({ isBuilding: true })).calls).toEqual([])
  expect((await started({ isDevelopment: true })).calls).toEqual(['open content of development'])
})

test('the start sets everything up, with the content before the first page', async () => {
  expect((await started()).calls).toEqual([
    'console',
    'networks',
    'connections',
    'compress',
    'targets',
    'open content of of-today',
    'load',
    'forget all but of-today',
    'delivery',
    'search',
  ])
})

test('instances share state if they have the same build and source', async () => {
  const redis = 'redis://localhost'
  const scope = async (world: World) =>
    (await started({ redis, ...world })).calls.find((call) => call.startsWith('join '))
  const one = { deployment: 'd1', api: 'https://a.example' }
  expect(await scope(one)).toMatch(/^join redis:\/\/localhost portfolio:d1:/)
  expect((await started({ redis })).calls).toContain('open content of of-today peers')
  expect(await scope(one)).toBe(await scope({ ...one }))
  expect(await scope({ ...one, api: 'https://b.example' })).not.toBe(await scope(one))
  expect(await scope({ deployment: 'd1' })).not.toBe(await scope(one))
})

test('an unknown Next version serves its pages as rendered, and it is logged', async () => {
  const { calls, pageCache } = await started({ unknown: 'the keys of pages' })
  expect(calls.slice(-2)).toEqual(['error next.unknown-internals', 'fallback policy'])
  expect(pageCache).not.toHaveBeenCalled()
})

test('where pages differ from expectation, everything but their policy works, and it is logged', async () => {
  const { calls, pageCache } = await started({ policy: null })
  expect(calls.slice(-2)).toEqual(['error next.unknown-internals', 'fallback policy'])
  expect(pageCache).toHaveBeenCalled()
})

test('the page cache is given the content, the content its pages were rendered from, and the page processing', async () => {
  const { pageCache } = await started()
  expect(pageCache.mock.calls[0]?.[0]).toMatchObject({
    sync: 'sync',
    current: 'current',
    build: 'of-today',
    built: 'built version',
    processPage: 'processor of policy, joined stylesheets',
  })
})
