import { anArticle } from '../../e2e/unit/builders'
import { settled } from '../../e2e/unit/cached-values'
import { createDataCache } from '../cache/data-cache'
import { versionOf } from '../cache/version'
import { createCatalog } from './catalog'
import { paginate } from '../content/paginate'
import type { ContentSource } from '../content/sources/content-source'
import type { Article } from '../content/types'
import { type Group, GROUPS } from './value-names'

const PERIOD_MS = 60_000
for (const level of ['warn', 'error'] as const) jest.spyOn(console, level).mockImplementation(() => undefined)

/** A catalog of files or of an API, with a clock that advances only when a test moves it. */
function aCatalog(isOfFiles: boolean) {
  const articles = [1, 2].map((id) => anArticle({ id, slug: `a${id}` }))
  const state = { now: 0, lists: 0, isDown: false, asked: [] as string[], timers: [] as number[] }
  const texts: ((slug: string) => Promise<Article | null>)[] = []
  const lists: (() => Promise<unknown>)[] = []
  const listed = async () => {
    state.lists += 1
    await lists.shift()?.()
    if (state.isDown) throw new Error('down')
  }
  const source: ContentSource = {
    name: 'test',
    maxLimit: 50,
    async listArticles(query) {
      await listed()
      return { ...paginate.articles(articles, query), received: ['1', '2'], skipped: [] }
    },
    async listProjects(query) {
      await listed()
      return { ...paginate.projects([], query), received: [], skipped: [] }
    },
    async findArticle({ slug }) {
      state.asked.push(slug)
      const text = texts.shift()
      return text ? text(slug) : (articles.find((one) => one.slug === slug) ?? null)
    },
    listDrafts: async () => [],
    listTexts: async () => null,
    findProject: async () => null,
  }
  const cache = createDataCache({
    now: () => state.now,
    later: (ms) => void state.timers.push(ms),
    groups: GROUPS,
  })
  const catalog = createCatalog(source, { cache, maxAgeMs: PERIOD_MS, cheap: isOfFiles })
  return { catalog, cache, state, texts, lists }
}

const BOTH = [
  ['files', true],
  ['an API', false],
] as const

test.each<[string, boolean, Group[], string[]]>([
  ['files', true, ['articles'], ['articles', 'texts']],
  ['files', true, ['projects'], ['projects']],
  ['files', true, ['articles', 'projects', 'texts'], ['articles', 'projects', 'texts']],
  ['an API', false, ['articles'], []],
  ['an API', false, ['projects'], []],
  ['an API', false, ['articles', 'projects', 'texts'], ['texts']],
])('with %s (%s) an order for %j has every instance read %j', async (_source, isOfFiles, groups, named) => {
  const { catalog, cache } = aCatalog(isOfFiles)
  const invalidate = jest.spyOn(cache, 'invalidate')
  const complete = await catalog.beginInvalidation(groups)
  expect(invalidate).not.toHaveBeenCalled()
  await complete()
  expect(invalidate.mock.calls.map(([group]) => group)).toEqual(named)
  expect(new Set(invalidate.mock.calls.map(([, ticket]) => ticket)).size).toBe(Math.min(1, named.length))
})

test.each(['articles', 'projects'])(
  'pages with %s that are old have files read again, and cost an API nothing',
  async (name) => {
    for (const [, isOfFiles] of BOTH) {
      const { catalog, cache, state } = aCatalog(isOfFiles)
      await Promise.all([catalog.articles(), catalog.projects()])
      state.lists = 0
      state.now = PERIOD_MS
      await cache.currentVersion(name)
      await settled()
      expect(state.lists).toBe(isOfFiles ? 1 : 0)
    }
  },
)

test.each(BOTH)('each list of %s that fails is asked for again by itself', async (_source, isOfFiles) => {
  const { catalog, state } = aCatalog(isOfFiles)
  state.isDown = true
  await catalog.articles().catch(() => undefined)
  expect(state.timers).toEqual([5_000])
  await catalog.projects().catch(() => undefined)
  expect(state.timers).toEqual([5_000, 5_000])
})

test('an address that is in no list is answered from the list that is there, though that is old', async () => {
  const { catalog, state, lists } = aCatalog(false)
  await catalog.articles()
  state.now = PERIOD_MS
  lists.push(() => new Promise(() => undefined))
  expect(await catalog.article('nada')).toBeNull()
  await settled()
  expect(state.lists).toBe(2)
})

test('the version of an article that is in no list is that of nothing, and no failure', async () => {
  const { cache, state } = aCatalog(true)
  expect(await cache.currentVersion('article:nada')).toBe(versionOf(null))
  expect(state.asked).toEqual([])
})

test('an article that is answered with 404, and then not at all, has failed and is not gone', async () => {
  const { catalog, texts } = aCatalog(false)
  texts.push(
    async () => null,
    () => Promise.reject(new Error('down')),
  )
  await expect(catalog.article('a1')).rejects.toThrow("test: lists the article a1 but doesn't return it")
  expect((await catalog.cachedArticles()).map(({ slug }) => slug)).toContain('a1')
})

test.each(BOTH)('a preview reads the list of %s anew where that is cheap', async (_source, isOfFiles) => {
  const { catalog, state } = aCatalog(isOfFiles)
  await catalog.articles()
  await catalog.preview('a1')
  expect(state.lists).toBe(isOfFiles ? 2 : 1)
})

test('what was had once can be shown without asking for it', async () => {
  const { catalog, state } = aCatalog(false)
  expect(await catalog.canShow('a1')).toBe(true)
  state.now = PERIOD_MS
  expect(await catalog.canShow('a1')).toBe(true)
  expect(state.asked).toEqual(['a1'])
})

test('a list that says nothing of texts leaves them as they are', async () => {
  const { catalog, state } = aCatalog(false)
  await catalog.article('a1')
  await catalog.refreshArticles()
  await catalog.article('a1')
  expect(state.asked).toEqual(['a1'])
})
