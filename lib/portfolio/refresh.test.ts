import { revalidateTag } from 'next/cache'
import { anArticle, aProject } from '@/e2e/unit/builders'
import { createDataCache } from '../cache/data-cache'
import { registerCache } from '../cache/process-caches'
import { nameOfTag } from '../cache/tag-names'
import { type Catalog, createCatalog } from './catalog'
import { UpstreamUnavailableError } from '../content/errors'
import { picturesOrderedAt } from './picture-orders'
import { refreshContent } from './refresh'
import { paginate } from '../content/paginate'
import type { RefreshTarget } from '../content/order-target'
import type { ContentSource } from '../content/sources/content-source'
import type { Article, ArticleSummary, Project } from '../content/types'
import { GROUPS } from './value-names'

jest.mock('next/cache', () => ({ revalidateTag: jest.fn() }))
jest.mock('./followed-file', () => ({ refreshFollowedFiles: async () => ['site.ts'] }))
jest.mock('./source', () => ({ getCatalog: () => catalog }))

const article = (slug: string, fields: object = {}) =>
  anArticle({ id: slug.length, slug, title: slug, ...fields })
let articles = [article('uno'), article('segundo')]
let projects: Project[] = []
let isDown = false
const withoutText = ({ content: _, ...summary }: Article): ArticleSummary => summary
const assertUp = () => {
  if (isDown) throw new UpstreamUnavailableError('api', 'is down')
}
const source: ContentSource = {
  name: 'api',
  maxLimit: 50,
  async listArticles(query) {
    assertUp()
    return {
      ...paginate.articles(articles.map(withoutText), query),
      received: articles.map(({ id }) => String(id)),
      skipped: [],
    }
  },
  async listProjects(query) {
    assertUp()
    return {
      ...paginate.projects(projects, query),
      received: projects.map(({ id }) => String(id)),
      skipped: [],
    }
  },
  findArticle: async ({ slug }) => articles.find((one) => one.slug === slug) ?? null,
  findProject: async () => null,
  listTexts: async () => null,
  listDrafts: async () => null,
}
const cache = registerCache(createDataCache({ groups: [...GROUPS], stores: [], retryAfterMs: 300_000 }))
const catalog: Catalog = createCatalog(source, { cache, maxAgeMs: 300_000 })

/** Revalidates a target. @returns the values whose pages expire */
async function expiredBy(target: RefreshTarget): Promise<string[]> {
  jest.mocked(revalidateTag).mockClear()
  await refreshContent(target)
  return jest.mocked(revalidateTag).mock.calls.map(([tag]) => nameOfTag(tag) ?? tag)
}

beforeAll(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await expiredBy({ all: true })
  for (const { slug } of articles) await catalog.article(slug)
})

afterAll(() => jest.useRealTimers())

test('an article whose text was edited: its own page expires, those of the list stay', async () => {
  articles = [article('uno', { content: 'Otro texto.' }), article('segundo')]
  expect(await expiredBy({ article: 'uno' })).toEqual(['article:uno'])
})

test('projects that say the same: no page expires; others do', async () => {
  expect(await expiredBy({ projects: true })).toEqual([])
  projects = [aProject()]
  expect(await expiredBy({ projects: true })).toEqual(['projects'])
})

test('a new article, which pages may have been made without: the list and itself', async () => {
  articles = [...articles, article('nuevo')]
  expect(await expiredBy({ article: 'nuevo' })).toEqual(['articles', 'article:nuevo'])
})

test('all: everything that pages are made from, whether it has changed or not', async () => {
  expect((await expiredBy({ all: true })).toSorted()).toEqual(
    ['articles', 'projects', 'site.ts', ...articles.map(({ slug }) => `article:${slug}`)].toSorted(),
  )
})

test('all: the page of an article that is gone expires too', async () => {
  articles = articles.filter(({ slug }) => slug !== 'nuevo')
  expect(await expiredBy({ all: true })).toContain('article:nuevo')
})

test.each([{ projects: true }, { all: true }] as const)(
  '%j: a list that is suddenly empty is no success, unless the order says so',
  async (target) => {
    projects = [aProject()]
    await refreshContent({ projects: true })
    projects = []
    expect(await refreshContent(target)).toBeNull()
    expect(await refreshContent({ ...target, allowEmpty: true })).toContain('projects')
  },
)

test('while the source is down nothing expires', async () => {
  jest.useFakeTimers() // a retry would otherwise run after the test
  isDown = true
  articles = []
  expect(await expiredBy({ article: 'uno' })).toEqual([])
  expect(await refreshContent({ all: true })).toBeNull()
})

test('the log has the first names of what was loaded, and how many there were', async () => {
  isDown = false
  const logged = jest.spyOn(console, 'log')
  articles = Array.from({ length: 12 }, (_, at) => article(`a${'b'.repeat(at)}`))
  logged.mockClear()
  const names = await refreshContent({ all: true })
  const line = JSON.parse(String(logged.mock.calls.at(-1)?.[0])) as { names: string[]; count: number }
  expect(line).toMatchObject({
    event: 'portfolio.refreshed',
    names: names?.slice(0, 10),
    count: names?.length,
  })
  expect(line.count).toBeGreaterThan(12)
})

test.each<[RefreshTarget, string[]]>([
  [{ article: 'a' }, ['articles']],
  [{ projects: true }, ['projects']],
  [{ all: true, allowEmpty: true }, ['articles', 'projects', 'texts']],
])('an order for %j is one for %j', async (target, groups) => {
  const begun = jest.spyOn(catalog, 'beginInvalidation')
  await refreshContent(target)
  expect(begun.mock.calls).toEqual([[groups]])
  begun.mockRestore()
})

test.each<RefreshTarget>([{ article: 'a' }, { projects: true }, { all: true, allowEmpty: true }])(
  'an order for %j is one for remote pictures too, unless it fails',
  async (target) => {
    const before = picturesOrderedAt()
    await refreshContent(target)
    const after = picturesOrderedAt()
    expect(after).toBeGreaterThan(before)
    jest.useFakeTimers() // a retry would otherwise run after the test
    isDown = true
    expect(await refreshContent(target)).toBeNull()
    expect(picturesOrderedAt()).toBe(after)
    isDown = false
    jest.useRealTimers()
  },
)

test('what the code does wrong is not called the source’s', async () => {
  const lists = jest.spyOn(catalog, 'refreshProjects').mockRejectedValue(new TypeError('a mistake'))
  await expect(refreshContent({ projects: true })).rejects.toThrow('a mistake')
  lists.mockRestore()
})
