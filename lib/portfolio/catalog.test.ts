import { anArticle, aProject } from '../../e2e/unit/builders'
import { createCatalog } from './catalog'
import type { ContentSource } from './sources/content-source'
import { paginate } from './paginate'
import type { Article, Project } from './types'

const NOW = { freshMs: 0, maxAgeMs: 0 }
const HOURS = { freshMs: 3_600_000, maxAgeMs: 3_600_000 }

function aSource(articles: Article[], projects: Project[] = [aProject()]) {
  const state = { articles, projects, hidden: 0, findArticle: jest.fn(), walks: 0 }
  const source: ContentSource = {
    name: 'test',
    maxLimit: 2,
    async listArticles(query) {
      if (query.page === 1) state.walks += 1
      const page = paginate.articles(state.articles, query)
      return {
        ...page,
        pagination: { ...page.pagination, total_items: page.pagination.total_items + state.hidden },
      }
    },
    async findArticle(slug) {
      state.findArticle(slug)
      return state.articles.find((article) => article.slug === slug) ?? null
    },
    listProjects: async (query) => paginate.projects(state.projects, query),
  }
  return { source, state }
}

const three = () =>
  [1, 2, 3].map((id) => anArticle({ id, slug: `a${id}`, created_at: `2026-01-0${id} 00:00:00` }))

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

test('an empty answer where there were articles before is a failure, unless the owner says otherwise', async () => {
  const { source, state } = aSource(three())
  const catalog = createCatalog(source, HOURS)
  await catalog.articles()
  state.articles = []
  await expect(catalog.refreshArticles()).rejects.toThrow('the list is empty, it held 3 before')
  expect(await catalog.articles()).toHaveLength(3)
  await catalog.refreshArticles({ allowEmpty: true })
  expect(await catalog.articles()).toHaveLength(0)
})

test('the same for projects', async () => {
  const { source, state } = aSource(three())
  const catalog = createCatalog(source, HOURS)
  await catalog.projects()
  state.projects = []
  await expect(catalog.refreshProjects()).rejects.toThrow('the list is empty')
  expect(await catalog.projects()).toHaveLength(1)
})

test('no articles from the beginning is no failure', async () => {
  expect(await createCatalog(aSource([]).source, HOURS).articles()).toEqual([])
})

test('an article that the list does not show, while it counts it, is not known to be gone', async () => {
  const { source, state } = aSource(three())
  const catalog = createCatalog(source, NOW)
  await catalog.articles()
  state.articles = three().slice(0, 2)
  state.hidden = 1
  expect((await catalog.articles()).map(({ slug }) => slug)).toEqual(['a3', 'a2', 'a1'])
  state.hidden = 0
  expect((await catalog.articles()).map(({ slug }) => slug)).toEqual(['a2', 'a1'])
})

test('an unknown address costs the source nothing', async () => {
  const { source, state } = aSource(three())
  const catalog = createCatalog(source, HOURS)
  await catalog.articles()
  for (let visit = 0; visit < 1000; visit += 1) expect(await catalog.article(`nada-${visit}`)).toBeNull()
  expect(state.walks).toBe(1)
  expect(state.findArticle).not.toHaveBeenCalled()
})

test('a body is kept when the source lists the article but does not return it', async () => {
  const { source, state } = aSource(three())
  const catalog = createCatalog(source, NOW)
  expect((await catalog.article('a1'))?.content).toBe('Texto.')
  jest.spyOn(source, 'findArticle').mockResolvedValue(null)
  expect((await catalog.article('a1'))?.content).toBe('Texto.')
  state.articles = state.articles.filter(({ slug }) => slug !== 'a1')
  expect(await catalog.article('a1')).toBeNull()
})

test('rows that move between pages while they are walked come once and are not lost', async () => {
  const { source } = aSource(three())
  const list = source.listArticles
  let walk = 0
  source.listArticles = async (query) => {
    if (query.page === 1) walk += 1
    const page = await list(query)
    // On the first walk the second page repeats a row of the first instead of showing the last one.
    if (walk === 1 && query.page === 2)
      return { ...page, articles: (await list({ page: 1, limit: 1 })).articles }
    return page
  }
  const articles = await createCatalog(source, HOURS).articles()
  expect(articles.map(({ slug }) => slug).sort()).toEqual(['a1', 'a2', 'a3'])
})
