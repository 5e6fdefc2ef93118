import { anArticle } from '../../e2e/unit/builders'
import { createDataCache } from '../cache/data-cache'
import { createCatalog } from './catalog'
import { paginate } from '../content/paginate'
import type { ContentSource } from '../content/sources/content-source'
import type { Article } from '../content/types'

const DUE = Date.parse('2026-12-01T09:00:00Z')
const PERIOD_MS = 300_000
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** A catalog with clocks that advance only when a test moves them. */
function aWorld(articles: Article[], cheap: boolean) {
  const world = { articles, drafts: null as Article[] | null, today: DUE - 1, lists: 0, isDown: false }
  const source: ContentSource = {
    name: 'test',
    maxLimit: 50,
    async listArticles(query) {
      if (world.isDown) throw new Error('the source is down')
      world.lists += 1
      const received = world.articles.map(({ id }) => String(id))
      return { ...paginate.articles(world.articles, query), received, skipped: [], whole: world.articles }
    },
    findArticle: async ({ slug }) => world.articles.find((article) => article.slug === slug) ?? null,
    listDrafts: async () => world.drafts,
    listTexts: async () => null,
    listProjects: async (query) => ({ ...paginate.projects([], query), received: [], skipped: [] }),
    findProject: async () => null,
  }
  const cache = createDataCache({ later: () => undefined, now: () => 0 })
  const today = () => world.today
  const catalog = createCatalog(source, { cache, maxAgeMs: PERIOD_MS, cheap, today })
  return { world, catalog, cache }
}

const there = anArticle({ id: 1, slug: 'de-hoy', published_at: '2026-11-01 10:00:00' })
const waiting = anArticle({
  id: 2,
  slug: 'de-manana',
  created_at: '2026-01-01 10:00:00',
  published_at: '2026-12-01 10:00:00',
})

describe.each([
  ['files', true],
  ['an API', false],
])('with %s', (_source, cheap) => {
  test('an article before its date is nowhere, and from its moment on it is everywhere, first of all', async () => {
    const { world, catalog, cache } = aWorld([there, waiting], cheap)
    const slugs = async () => (await catalog.articles()).value.rows.map(({ slug }) => slug)
    expect(await slugs()).toEqual(['de-hoy'])
    expect(await catalog.find('de-manana')).toBeNull()
    expect(await catalog.article('de-manana')).toBeNull()
    expect((await catalog.cachedArticles()).length).toBe(1)
    const before = await cache.currentVersion('articles')

    world.today = DUE
    expect(await slugs()).toEqual(['de-manana', 'de-hoy'])
    expect(await catalog.find('de-manana')).toMatchObject({ id: 2 })
    expect((await catalog.article('de-manana'))?.value).toMatchObject({ id: 2 })
    expect(await cache.currentVersion('articles')).not.toBe(before)
  })

  test('pages that are kept learn of it while they are answered, and nobody waits for that', async () => {
    const { world, catalog, cache } = aWorld([there, waiting], cheap)
    await catalog.articles()
    const before = await cache.currentVersion('articles')
    await settled()
    expect(world.lists).toBe(1)
    world.today = DUE
    expect(await cache.currentVersion('articles')).toBe(before)
    await settled()
    expect(await cache.currentVersion('articles')).not.toBe(before)
    await settled()
    expect(world.lists).toBe(2)
  })

  test('a source that is down when the moment comes is asked again afterwards, and costs no article', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const { world, catalog } = aWorld([there, waiting], cheap)
    await catalog.articles()
    Object.assign(world, { today: DUE, isDown: true })
    expect((await catalog.articles()).value.rows).toHaveLength(1)
  })

  test('an article that is put off goes; the only one too, and that is no fault of the source', async () => {
    const { world, catalog } = aWorld([there], cheap)
    await catalog.articles()
    world.articles = [{ ...there, published_at: '2027-01-01 10:00:00' }]
    expect(await catalog.refreshArticles()).toEqual([])
    expect(await catalog.article('de-hoy')).toBeNull()
  })

  test('of two articles with one address the one that is there keeps it until the other is published', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { world, catalog } = aWorld([there, { ...waiting, slug: 'de-hoy' }], cheap)
    expect(await catalog.find('de-hoy')).toMatchObject({ id: 1 })
    world.today = DUE
    await catalog.refreshArticles()
    expect(await catalog.find('de-hoy')).toMatchObject({ id: 2 })
  })

  test('a preview shows what is not published, drafts as far as the source hands them over', async () => {
    const { world, catalog } = aWorld([there, waiting], cheap)
    expect(await catalog.preview('de-manana')).toMatchObject({ id: 2 })
    expect(await catalog.preview('de-hoy')).toMatchObject({ id: 1 })
    expect(await catalog.preview('borrador')).toBeNull()
    world.drafts = [anArticle({ id: 3, slug: 'borrador' })]
    expect(await catalog.preview('borrador')).toMatchObject({ id: 3 })
    expect(await catalog.find('borrador')).toBeNull()
  })
})
