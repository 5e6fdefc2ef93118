import { anArticle, aProject } from '../../e2e/unit/builders'
import { createFakeServer } from '../../e2e/unit/fake-cluster'
import { createDataCache } from '../cache/data-cache'
import { createSharedStore } from '../cache/stores/shared-store'
import { createCatalog } from './catalog'
import { GROUPS } from './value-names'
import { paginate } from '../content/paginate'
import type { ContentSource } from '../content/sources/content-source'
import type { Article, Project, SkippedRow } from '../content/types'

const HOUR = 3_600_000

function aSource(articles: Article[], projects: Project[] = [aProject()]) {
  const state = {
    articles,
    projects,
    drafts: null as Article[] | null,
    /** Ids that the list leaves out but counts, and that are found when requested. */
    hidden: [] as number[],
    /** Rows that can't be shown; the list counts them. */
    odd: [] as SkippedRow[],
    /** Ids that are listed, but not found when requested. */
    lost: [] as number[],
    asked: [] as number[],
    lists: 0,
  }
  const source: ContentSource = {
    name: 'test',
    maxLimit: 50,
    async listArticles(query) {
      state.lists += 1
      const listed = state.articles.filter(({ id }) => !state.hidden.includes(id))
      const page = paginate.articles(listed, query)
      return {
        ...page,
        received: [...listed, ...state.odd].map(({ id }) => String(id)),
        skipped: state.odd,
        pagination: { ...page.pagination, total_items: state.articles.length + state.odd.length },
      }
    },
    async findArticle({ id, slug }) {
      state.asked.push(id)
      const found = state.articles.find((article) => article.id === id && article.slug === slug)
      return found && !state.lost.includes(id) ? found : null
    },
    async listProjects(query) {
      const listed = state.projects.filter(({ id }) => !state.hidden.includes(id))
      const page = paginate.projects(listed, query)
      const received = listed.map(({ id }) => String(id))
      return {
        ...page,
        received,
        skipped: [],
        pagination: { ...page.pagination, total: state.projects.length },
      }
    },
    listDrafts: async () => state.drafts,
    listTexts: async () => null,
    findProject: async (id) => state.projects.find((project) => project.id === id) ?? null,
  }
  return { source, state }
}

const some = (count: number) =>
  Array.from({ length: count }, (_, index) => anArticle({ id: index + 1, slug: `a${index + 1}` }))
const open = (source: ContentSource, maxAgeMs = HOUR) =>
  createCatalog(source, { cache: createDataCache({ later: () => undefined }), maxAgeMs })
const slugsOf = async (catalog: ReturnType<typeof open>) =>
  (await catalog.articles()).value.rows.map(({ slug }) => slug).sort()

const ODD = { id: '90', title: 'Sin dirección', field: 'slug', reason: 'should be a text, got ""' }

const warnings = jest.spyOn(console, 'warn')
jest.spyOn(console, 'error').mockImplementation(() => undefined)
beforeEach(() => {
  warnings.mockReset().mockImplementation(() => undefined)
})

test('an empty answer where there were articles before is a failure, unless the owner says otherwise', async () => {
  const { source, state } = aSource(some(3))
  const catalog = open(source)
  await catalog.articles()
  state.articles = []
  await expect(catalog.refreshArticles()).rejects.toThrow('the list is empty, it held 3 before')
  expect(await slugsOf(catalog)).toHaveLength(3)
  await catalog.refreshArticles({ allowEmpty: true })
  expect(await slugsOf(catalog)).toEqual([])
})

test('the same for projects', async () => {
  const { source, state } = aSource(some(3))
  const catalog = open(source)
  await catalog.projects()
  state.projects = []
  await expect(catalog.refreshProjects()).rejects.toThrow('the list is empty')
  expect((await catalog.projects()).value.rows).toHaveLength(1)
  expect(await catalog.refreshProjects({ allowEmpty: true })).toEqual([])
})

test.each([
  [30, 14, 'refused', 'more than half, and more than ten'],
  [30, 15, 'believed', 'half of it'],
  [20, 10, 'believed', 'half of it'],
  [15, 5, 'believed', 'ten at once'],
  [20, 9, 'refused', 'eleven of twenty'],
  [3, 1, 'believed', 'two of three'],
])('a list of %i that is a list of %i now is %s (%s)', async (before, now, outcome) => {
  const { source, state } = aSource(some(before))
  const catalog = open(source)
  await catalog.articles()
  state.articles = some(now)
  const refreshed = catalog.refreshArticles()
  if (outcome === 'refused')
    return expect(refreshed).rejects.toThrow(`the list shrank from ${before} to ${now}`)
  return expect(refreshed).resolves.toHaveLength(now)
})

test('a list of as many rows that are all others is refused too', async () => {
  const { source, state } = aSource(some(12))
  const catalog = open(source)
  await catalog.articles()
  state.articles = some(12).map((row) => ({ ...row, id: row.id + 100, slug: `b${row.id}` }))
  await expect(catalog.refreshArticles()).rejects.toThrow('the list lost 12 of its 12 rows, and holds 12 now')
})

test('articles that have other ids, and the addresses of before, are the same', async () => {
  const { source, state } = aSource(some(12))
  const catalog = open(source)
  const before = (await catalog.articles()).value.rows.map(({ slug }) => slug)
  state.articles = state.articles.map((row) => ({ ...row, id: row.id + 100 }))
  expect((await catalog.refreshArticles()).map(({ slug }) => slug)).toEqual(before)
})

test('no articles from the beginning is no failure', async () => {
  expect(await slugsOf(open(aSource([]).source))).toEqual([])
})

test('a deletion shows beside a row that can not be shown', async () => {
  const { source, state } = aSource(some(3))
  state.odd = [ODD]
  const catalog = open(source)
  expect(await slugsOf(catalog)).toEqual(['a1', 'a2', 'a3'])
  state.articles = some(2)
  await catalog.refreshArticles()
  expect(await slugsOf(catalog)).toEqual(['a1', 'a2'])
  expect(await catalog.article('a3')).toBeNull()
})

test('an article that the list does not show, while it counts it, is asked for: it stays while it is there', async () => {
  const { source, state } = aSource(some(3))
  const catalog = open(source)
  await catalog.articles()
  state.hidden = [3]
  await catalog.refreshArticles()
  expect(await slugsOf(catalog)).toEqual(['a1', 'a2', 'a3'])
  state.lost = [3]
  await catalog.refreshArticles()
  expect(await slugsOf(catalog)).toEqual(['a1', 'a2'])
})

test('a project that the list does not show, while it counts it, stays while it is there', async () => {
  const { source, state } = aSource([], [aProject({ id: 1 }), aProject({ id: 2 })])
  const catalog = open(source)
  await catalog.projects()
  state.hidden = [2]
  expect(await catalog.refreshProjects()).toHaveLength(2)
  state.projects = [aProject({ id: 1 })]
  expect(await catalog.refreshProjects()).toHaveLength(1)
})

test('an article that is listed and answered with 404 is gone, and comes back when it is returned again', async () => {
  const { source, state } = aSource(some(3))
  const catalog = open(source, 0)
  await catalog.articles()
  state.lost = [2]
  expect((await catalog.article('a2'))?.value ?? null).toBeNull()
  expect(await slugsOf(catalog)).toEqual(['a1', 'a3'])
  expect(catalog.status().skipped).toMatchObject([
    { id: '2', reason: expect.stringContaining('404') as string },
  ])
  state.lost = []
  expect(await slugsOf(catalog)).toEqual(['a1', 'a2', 'a3'])
  expect((await catalog.article('a2'))?.value?.slug).toBe('a2')
})

test('an article answered with 404 by a source that is broken altogether is kept', async () => {
  const { source, state } = aSource(some(3))
  const catalog = open(source, 0)
  expect((await catalog.article('a1'))?.value?.content).toBe('Texto.')
  state.lost = [1, 2, 3]
  jest.spyOn(source, 'listArticles').mockRejectedValue(new Error('answered 404'))
  expect((await catalog.article('a1'))?.value?.content).toBe('Texto.')
})

test('a renamed article leaves its old address and has its new one', async () => {
  const { source, state } = aSource(some(2))
  const catalog = open(source, 0)
  await catalog.article('a1')
  state.articles = state.articles.map((row) => (row.id === 1 ? { ...row, slug: 'nuevo' } : row))
  expect(await catalog.article('a1')).toBeNull()
  expect((await catalog.article('nuevo'))?.value?.id).toBe(1)
})

test('an unknown address costs the source nothing', async () => {
  const { source, state } = aSource(some(3))
  const catalog = open(source)
  await catalog.articles()
  for (let visit = 0; visit < 1000; visit += 1) expect(await catalog.article(`nada-${visit}`)).toBeNull()
  expect(state.lists).toBe(1)
  expect(state.asked).toEqual([])
})

test('rows that can not be shown are named once, and again when they change', async () => {
  const { source, state } = aSource(some(1))
  const catalog = open(source)
  state.odd = [ODD]
  const named = () => warnings.mock.calls.filter(([line]) => String(line).includes('row-skipped')).length
  await catalog.articles()
  await catalog.refreshArticles()
  expect(named()).toBe(1)
  expect(catalog.status().skipped).toEqual([ODD])
  state.odd = [{ ...ODD, title: 'Otro título' }]
  await catalog.refreshArticles()
  expect(named()).toBe(2)
  state.odd = []
  await catalog.refreshArticles()
  expect(catalog.status().skipped).toEqual([])
})

test('of equal slugs the newest article has the address, whatever the order of the rows', async () => {
  const old = anArticle({ id: 1, slug: 'igual', created_at: '2026-01-01 00:00:00' })
  const young = anArticle({ id: 2, slug: 'igual', title: 'El nuevo', created_at: '2026-02-01 00:00:00' })
  for (const rows of [
    [old, young],
    [young, old],
  ]) {
    const catalog = open(aSource(rows).source)
    expect((await catalog.article('igual'))?.value?.title).toBe('El nuevo')
    expect(catalog.status().skipped).toMatchObject([{ id: '1', field: 'slug' }])
  }
})

test('of instances that read files of their own, an order given to one is followed by the other', async () => {
  const server = createFakeServer(() => 1_000)
  const anInstance = async () => {
    const { source, state } = aSource(some(2))
    const link = server.connect()
    const later = () => undefined
    const shared = createSharedStore(link.transport, { later, wallClock: () => 1_000 })
    const cache = createDataCache({ shared, sharesValues: false, groups: GROUPS, later })
    const catalog = createCatalog(source, { cache, maxAgeMs: HOUR, cheap: true })
    link.open()
    await catalog.article('a1')
    return { catalog, state, cache }
  }
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
  const [first, second] = [await anInstance(), await anInstance()]
  const edited = some(2).map((row) => ({ ...row, content: 'Corregido.' }))
  for (const { state } of [first, second]) state.articles = edited
  expect((await second.catalog.article('a1'))?.value?.content).toBe('Texto.')
  const complete = await first.catalog.beginInvalidation(['articles'])
  await first.catalog.refreshArticles()
  await complete()
  expect((await second.catalog.article('a1'))?.value?.content).toBe('Corregido.')
})

describe('a preview', () => {
  test('is the draft of that address, and nothing of it is kept', async () => {
    const { source, state } = aSource(some(2))
    state.drafts = [anArticle({ id: 9, slug: 'borrador' }), anArticle({ id: 1, slug: 'a1', title: 'Otro' })]
    const catalog = open(source)
    await expect(catalog.preview('borrador')).resolves.toMatchObject({ id: 9 })
    await expect(catalog.preview('a1')).resolves.toMatchObject({ title: 'Otro' })
    expect([state.lists, state.asked]).toEqual([0, []])
  })

  test('else the listed article, as it is now; null for what is not there', async () => {
    const { source, state } = aSource(some(2))
    state.drafts = []
    const catalog = open(source)
    await expect(catalog.preview('a2')).resolves.toMatchObject({ id: 2 })
    state.articles = state.articles.map((article) => ({ ...article, title: 'Nuevo' }))
    await expect(catalog.preview('a2')).resolves.toMatchObject({ title: 'Nuevo' })
    await expect(catalog.preview('nada')).resolves.toBeNull()
    expect(state.asked).toEqual([2, 2])
  })

  test('of a source without drafts is that of its list', async () => {
    await expect(open(aSource(some(1)).source).preview('a1')).resolves.toMatchObject({ id: 1 })
  })
})

test('an article can be shown once its text was had, or while it can be had', async () => {
  const { source, state } = aSource(some(2))
  const catalog = open(source)
  expect(await catalog.canShow('a1')).toBe(true)
  const failing: ContentSource = { ...source, findArticle: () => Promise.reject(new Error('down')) }
  expect(await open(failing).canShow('a1')).toBe(false)
  state.articles = []
  expect(await catalog.canShow('a1')).toBe(true)
})
