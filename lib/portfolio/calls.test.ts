import { anArticleRow } from '../../e2e/stub/rows'
import { createDataCache } from '../cache/data-cache'
import { createCatalog } from './catalog'
import { createHttpSource } from '../content/sources/http/http-source'

const PERIOD_MS = 60_000

/** A site over an upstream with `count` articles, which counts requests. */
function aSite(count: number) {
  const rows = Array.from({ length: count }, (_, index) => anArticleRow(index + 1))
  const state = { now: 0, lists: 0, details: 0, projects: 0 }
  const source = createHttpSource('http://api.test', undefined, async (endpoint) => {
    const query = new URL(endpoint).searchParams
    const ok = (data: object) => ({ status: 200, success: true, message: null, data })
    if (endpoint.includes('projects.php')) {
      state.projects += 1
      return ok({ projects: [], pagination: { page: 1, limit: 50, total: 0, pages: 0 } })
    }
    if (query.has('id')) {
      state.details += 1
      return ok(rows[Number(query.get('id')) - 1] ?? {})
    }
    state.lists += 1
    const page = Number(query.get('page'))
    const pages = Math.ceil(rows.length / 50)
    const pagination = { current_page: page, per_page: 50, total_items: rows.length, total_pages: pages }
    return ok({ articles: rows.slice((page - 1) * 50, page * 50), pagination })
  })
  const cache = createDataCache({ now: () => state.now, later: () => undefined, groups: ['texts'] })
  return { state, rows, catalog: createCatalog(source, { cache, maxAgeMs: PERIOD_MS }) }
}

test.each([
  [28, 1],
  [200, 4],
  [5_000, 100],
])('an order for one of %i articles costs the %i pages of the list and the article', async (count, pages) => {
  const { catalog, state } = aSite(count)
  await catalog.articles()
  Object.assign(state, { lists: 0, details: 0 })
  const complete = await catalog.beginInvalidation(['articles'])
  await catalog.refreshArticles()
  await catalog.refreshArticle('articulo-7')
  await complete()
  expect(state).toMatchObject({ lists: pages, details: 1, projects: 0 })
})

test.each([
  [28, 1],
  [200, 4],
])(
  'an order for everything costs the lists: the texts of %i articles come with them',
  async (count, pages) => {
    const { catalog, state, rows } = aSite(count)
    await catalog.articles()
    for (const { slug } of rows) await catalog.article(slug)
    const first = rows[0]
    if (first) first.content = 'Otro texto.'
    Object.assign(state, { lists: 0, details: 0, projects: 0 })
    const complete = await catalog.beginInvalidation(['articles', 'projects', 'texts'])
    await Promise.all([catalog.refreshArticles(), catalog.refreshProjects()])
    await complete()
    expect((await catalog.article('articulo-1'))?.value?.content).toBe('Otro texto.')
    for (const { slug } of rows) await catalog.article(slug)
    expect(state).toMatchObject({ lists: pages, details: 0, projects: 1 })
  },
)

test('in one period the list is read once, however often it is asked for, and vouches for the texts', async () => {
  const { catalog, state, rows } = aSite(200)
  await catalog.articles()
  for (const { slug } of rows.slice(0, 30)) await catalog.article(slug)
  Object.assign(state, { now: PERIOD_MS + 1, lists: 0, details: 0 })
  for (let visit = 0; visit < 20; visit += 1) await catalog.articles()
  for (const { slug } of rows.slice(0, 30))
    for (let visit = 0; visit < 3; visit += 1) await catalog.article(slug)
  expect(state.lists).toBe(4)
  expect(state.details).toBe(0)
})
