import { anArticle } from '@/e2e/unit/builders'
import { createIndexLoader } from './article-index'
import type { ContentSource } from '../content/sources/content-source'
import type { Article, ArticleIndex } from '../content/types'

const START = { ticket: 1, at: 0 }
const warned = jest.spyOn(console, 'warn')
beforeEach(() => {
  warned.mockReset().mockImplementation(() => undefined)
})

const article = (id: number, fields: Partial<Article> = {}) => anArticle({ id, slug: `a${id}`, ...fields })
const some = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => article(from + index))

/** A loader over a source. `there` is what the source has, `listed` the part that its list contains. */
function aLoader(there: Article[], trustsUpdates = false) {
  const state = {
    there,
    listed: there,
    total: there.length,
    /** Whether the texts come with the list. */
    hasTexts: true,
    asked: [] as number[],
    atOnce: 0,
    most: 0,
    isDown: false,
  }
  const offered: string[] = []
  const source = {
    name: 'test',
    maxLimit: 50,
    listArticles: async () => ({
      articles: state.listed.map(({ content: _, ...summary }) => summary),
      whole: state.hasTexts ? state.listed : [],
      pagination: { current_page: 1, per_page: 50, total_items: state.total, total_pages: 1 },
      received: state.listed.map(({ id }) => String(id)),
      skipped: [],
    }),
    async findArticle({ id }: { id: number }) {
      state.asked.push(id)
      state.atOnce += 1
      state.most = Math.max(state.most, state.atOnce)
      await new Promise(setImmediate)
      state.atOnce -= 1
      if (state.isDown) throw new Error('down')
      return state.there.find((one) => one.id === id) ?? null
    },
  } as unknown as ContentSource
  const loader = createIndexLoader({
    source,
    offer: async ({ slug }) => void offered.push(slug),
    now: () => Date.UTC(2030, 0),
    trustsUpdates,
  })
  let last: ArticleIndex | null = null
  return {
    state,
    offered,
    distrust: loader.distrust,
    /** Loads the list, with the result of the last load as its previous value. */
    async load() {
      Object.assign(state, { asked: [], most: 0 })
      offered.length = 0
      last = await loader.load(last, {}, START)
      return last
    },
  }
}

/** Of equal dates the higher id is the newer article. */
const idsOf = ({ rows }: ArticleIndex) => rows.map(({ id }) => id)

test('what a whole list does not show is gone, and not asked for', async () => {
  const { state, load } = aLoader(some(1, 3))
  await load()
  Object.assign(state, { listed: some(1, 2), total: 2 })
  expect(idsOf(await load())).toEqual([2, 1])
  expect(state.asked).toEqual([])
})

describe('of a list that shows less than it counts', () => {
  test('what it shows is not asked for, what is there beside it stays, and what is not there goes', async () => {
    const { state, load } = aLoader(some(1, 5))
    await load()
    Object.assign(state, { listed: some(1, 3), there: some(1, 4) })
    const index = await load()
    expect(idsOf(index)).toEqual([4, 3, 2, 1])
    expect(state.asked.toSorted()).toEqual([4, 5])
    expect(index.skipped).toEqual([])
  })

  test('an article goes whose slug is that of another one now', async () => {
    const { state, load } = aLoader(some(1, 3))
    await load()
    const heir = article(7, { slug: 'a3' })
    Object.assign(state, { listed: [...some(1, 2), heir], total: 9 })
    expect(idsOf(await load())).toEqual([7, 2, 1])
  })

  test('no more than 24 articles are asked for, each once and four at a time; the others stay', async () => {
    const { state, load } = aLoader(some(1, 80))
    await load()
    Object.assign(state, { listed: some(1, 50), there: some(1, 50) })
    const index = await load()
    expect(new Set(state.asked).size).toBe(24)
    expect([state.asked.length, state.most]).toEqual([24, 4])
    expect(index.rows).toHaveLength(56)
  })

  test('what can not be asked for stays', async () => {
    const { state, load } = aLoader(some(1, 3))
    await load()
    Object.assign(state, { listed: some(1, 2), there: [], isDown: true })
    expect(idsOf(await load())).toEqual([3, 2, 1])
  })
})

test('an article whose date lies ahead waits, and is missed like any other when it goes', async () => {
  const waiting = article(3, { published_at: '2030-01-05 10:00:00' })
  const { state, load } = aLoader([...some(1, 2), waiting])
  const index = await load()
  expect([idsOf(index), index.scheduled?.map(({ id }) => id), index.nextDue]).toEqual([
    [2, 1],
    [3],
    Date.UTC(2030, 0, 5, 9),
  ])
  state.listed = some(1, 2)
  await load()
  expect(state.asked).toEqual([3])
})

test('an article that was listed and not returned is asked for, and named while it is not returned', async () => {
  const { state, load, distrust } = aLoader(some(1, 3))
  await load()
  distrust(2)
  distrust(3)
  state.there = some(1, 2)
  const index = await load()
  expect([idsOf(index), state.asked.toSorted()]).toEqual([
    [2, 1],
    [2, 3],
  ])
  expect(index.skipped).toEqual([
    {
      id: '3',
      title: 'Un artículo',
      field: 'id',
      reason: 'is listed, but the source answers 404 for it',
    },
  ])
  await load()
  expect(state.asked).toEqual([3])
  state.there = some(1, 3)
  expect((await load()).skipped).toEqual([])
  await load()
  expect(state.asked).toEqual([])
})

test('texts that come with the list are handed on when they are others, and have a version by their slug', async () => {
  const { state, load, offered } = aLoader(some(1, 2))
  const { versions } = await load()
  expect([Object.keys(versions).sort(), offered]).toEqual([['a1', 'a2'], []])
  state.listed = [article(1, { content: 'Otro.' }), article(2, { updated_at: '2029-01-01 00:00:00' })]
  const now = await load()
  expect(offered).toEqual(['a1'])
  expect(now.versions.a1).not.toBe(versions.a1)
  expect(now.versions.a2).toBe(versions.a2)
})

const DATE = '2029-01-01 00:00:00'

test('a date of change that moved alone, as by a view, stays what it was; with an edit it is followed', async () => {
  const { state, load } = aLoader(some(1, 3))
  const [was] = (await load()).rows.map(({ updated_at }) => updated_at)
  state.listed = [
    article(1, { updated_at: DATE }),
    article(2, { updated_at: DATE, content: 'Otro.' }),
    article(3, { updated_at: DATE, title: 'Otro' }),
  ]
  const updates = async () =>
    Object.fromEntries((await load()).rows.map(({ slug, updated_at }) => [slug, updated_at]))
  expect(await updates()).toEqual({ a1: was, a2: DATE, a3: DATE })
  expect(await updates()).toEqual({ a1: was, a2: DATE, a3: DATE })
})

test('where a date of change is an edit, it is followed alone', async () => {
  const { state, load, offered } = aLoader(some(1, 2), true)
  const { versions } = await load()
  state.listed = [article(1, { updated_at: DATE }), article(2)]
  const now = await load()
  expect(now.rows.find(({ slug }) => slug === 'a1')?.updated_at).toBe(DATE)
  expect([offered, now.versions.a1 === versions.a1]).toEqual([['a1'], false])
})

test('where texts don’t come with the list, nothing tells a view from an edit, and dates of change are followed', async () => {
  const { state, load } = aLoader(some(1, 2))
  state.hasTexts = false
  await load()
  state.listed = [article(1, { updated_at: DATE }), article(2)]
  const { rows } = await load()
  expect(rows.find(({ slug }) => slug === 'a1')?.updated_at).toBe(DATE)
})
