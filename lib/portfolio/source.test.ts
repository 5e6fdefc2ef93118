import type { ValueStore } from '../cache/store'

const API = 'https://api.example'
type Made = {
  source: unknown
  options: {
    maxAgeMs: number
    cheap: boolean
    cache: { stores: ValueStore[]; shared: unknown; sharesValues: boolean; groups: string[] }
  }
}

/**
 * Returns the parts that the catalog of a process is created from.
 * @param build names a build whose values outlive its process
 */
async function catalogOf({ api = API as string | null, isBuilding = false, build = '' } = {}): Promise<Made> {
  jest.resetModules()
  const fileStore = { save: 'save to files', load: 'load from files' }
  jest.doMock('../config/env', () => ({
    ...jest.requireActual<object>('../config/env'),
    env: { NEXT_DIST_DIR: '.next-x', PORTFOLIO_BUILD: build || undefined, REVALIDATE_SECONDS: 60 },
    isBuilding,
  }))
  jest.doMock('../config/owner', () => ({ owner: { site: { developmentHost: null } } }))
  jest.doMock('../config/content-folder', () => ({ folders: {} }))
  jest.doMock('../config/site-url', () => ({ siteUrl: 'https://site.example' }))
  jest.doMock('../content/api-base', () => ({ chooseApiBase: () => api }))
  jest.doMock('./catalog', () => ({
    createCatalog: (source: unknown, options: unknown) => ({ source, options }),
  }))
  jest.doMock('../cache/data-cache', () => ({ createDataCache: (options: unknown) => options }))
  jest.doMock('../cache/process-caches', () => ({ registerCache: (cache: unknown) => cache }))
  jest.doMock('../cache/cluster', () => ({ sharedStore: () => 'peers' }))
  jest.doMock('../cache/stores/file-store', () => ({ createFileStore: () => fileStore }))
  jest.doMock('../cache/stores/build-store', () => ({
    createBuildStore: (folder: string, name: string) => `${folder.replace(process.cwd(), '')} ${name}`,
  }))
  jest.doMock('../config/process-wide', () => ({
    processWide: (_: string, create: () => unknown) => create(),
  }))
  jest.doMock('../content/sources/http/http-source', () => ({
    createHttpSource: (base: string) => `http ${base}`,
  }))
  jest.doMock('../content/sources/files/files-source', () => ({
    createEmbeddedSource: (_: unknown, { keepsLastGood }: { keepsLastGood: boolean }) =>
      `files${keepsLastGood ? ', as they last were' : ''}`,
  }))
  const { getCatalog } = await import('./source')
  return getCatalog() as unknown as Made
}

test('content of files is read anew when it is asked for, and nothing of it is stored or shared', async () => {
  const { source, options } = await catalogOf({ api: null })
  expect(source).toBe('files, as they last were')
  expect(options).toMatchObject({ cheap: true, cache: { stores: [], sharesValues: false, shared: 'peers' } })
})

test('whoever makes a source of their own gets one that a broken file stops, unless they ask otherwise', async () => {
  await catalogOf({ api: null })
  const { createSource } = await import('./source')
  expect([createSource(), createSource({ keepsLastGood: true })]).toEqual([
    'files',
    'files, as they last were',
  ])
})

test('while building, a file that breaks stops everything', async () => {
  expect((await catalogOf({ api: null, isBuilding: true })).source).toBe('files')
})

test('content of an API is kept for restarts and shared with other instances', async () => {
  const { source, options } = await catalogOf()
  expect(source).toBe(`http ${API}`)
  expect(options).toMatchObject({ cheap: false, cache: { sharesValues: true } })
  expect(options.cache.stores).toEqual([{ save: 'save to files', load: 'load from files' }])
})

test('a build keeps it for the start, and reads nothing from before: it fails while the API is down', async () => {
  const [store, ...others] = (await catalogOf({ isBuilding: true })).options.cache.stores
  expect([store?.save, others]).toEqual(['save to files', []])
  await expect(store?.load('articles')).resolves.toBeNull()
})

test('the parts of one build share what they have read', async () => {
  const { stores } = (await catalogOf({ isBuilding: true, build: 'b1' })).options.cache
  expect(stores).toEqual([
    '/.next-x/cache/build-values b1',
    { save: 'save to files', load: expect.any(Function) as unknown },
  ])
})
