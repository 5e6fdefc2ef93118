import { anArticle, aProject } from '@/e2e/unit/builders'
import { fakeSource } from '@/e2e/unit/fake-source'
import { ownPath } from '@/e2e/unit/own-folders'
import { createArticleReader, createProjectReader } from './read-lists'
import type { ReadOptions } from './part'
import { createTexts } from './texts'
import type { Article, ArticleIndex } from './types'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const texts = createTexts(ownPath('texts'))
const many = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    anArticle({ id: at + 1, slug: `a-${at + 1}`, content: `Texto ${at + 1}.` }),
  )

beforeAll(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined))

/** A reader that keeps what it has read last. */
function aReader({ isLocal = false, maxBareTexts = 24 } = {}) {
  const { source, state } = fakeSource({ isLocal })
  const read = createArticleReader({ source, texts, maxBareTexts, now: () => NOW })
  let held: ArticleIndex | null = null
  return {
    state,
    held: () => held,
    async read(options: ReadOptions = {}): Promise<ArticleIndex> {
      state.calls = []
      held = await read(held, options)
      return held
    },
  }
}

const slugs = ({ entries }: ArticleIndex) => entries.map(({ row }) => row.slug)
const entryOf = ({ entries }: ArticleIndex, slug: string) => entries.find(({ row }) => row.slug === slug)
const textOf = async (index: ArticleIndex, slug: string) => {
  const hash = entryOf(index, slug)?.text
  return typeof hash === 'string' ? texts.get(hash) : hash
}

test('bodies come with the list: five hundred articles take ten requests', async () => {
  const { read, state } = aReader()
  state.articles = many(500)
  const index = await read()
  expect(state.calls).toHaveLength(10)
  expect(index.entries).toHaveLength(500)
  expect(await textOf(index, 'a-417')).toBe('Texto 417.')
})

test('a load without changes changes nothing; a view, which updates updated_at, is not a change', async () => {
  const { read, state } = aReader()
  state.articles = many(3)
  const before = await read()
  const same = async () => (await read()).entries.every((entry, at) => entry === before.entries[at])
  state.articles = many(3)
  expect(await same()).toBe(true)
  state.articles = many(3).map((one) => ({ ...one, updated_at: '2026-11-20 09:00:00' }))
  expect(await same()).toBe(true)
})

test('in local files a changed updated_at is an edit', async () => {
  const { read, state } = aReader({ isLocal: true })
  state.articles = many(1)
  const before = await read()
  state.articles = many(1).map((one) => ({ ...one, updated_at: '2026-11-20 09:00:00' }))
  expect((await read()).entries[0]?.shown).not.toBe(before.entries[0]?.shown)
})

test('editing only the body leaves list data unchanged; editing a title leaves the body', async () => {
  const { read, state } = aReader()
  const [one] = (state.articles = many(2)) as [Article, Article]
  const before = entryOf(await read(), 'a-1')
  state.articles[0] = { ...one, content: 'Otro texto.' }
  const edited = entryOf(await read(), 'a-1')
  expect([edited?.shown, edited?.text === before?.text]).toEqual([before?.shown, false])
  state.articles[0] = { ...one, content: 'Otro texto.', title: 'Otro título' }
  const renamed = entryOf(await read(), 'a-1')
  expect([renamed?.shown === before?.shown, renamed?.text]).toEqual([false, edited?.text])
})

describe('a row without a body', () => {
  test('the body is requested by id, and the existing one is kept while that fails', async () => {
    const { read, state } = aReader()
    const [one] = (state.articles = many(2)) as [Article, Article]
    expect(await textOf(await read(), 'a-1')).toBe('Texto 1.')
    state.bare = ['a-1']
    state.broken = ['a-1']
    const index = await read()
    expect(state.calls).toEqual(['list 1', 'article a-1'])
    expect(await textOf(index, 'a-1')).toBe('Texto 1.')
    expect(index.skipped).toMatchObject([{ id: '1', field: 'content' }])
    state.broken = []
    state.articles[0] = { ...one, content: 'Otro.' }
    expect(await textOf(await read(), 'a-1')).toBe('Otro.')
  })

  test('the existing body is kept where the source lists the article and has none by its id; a new one is left out', async () => {
    const { read, state } = aReader()
    state.articles = many(2)
    await read()
    state.articles = many(3)
    state.bare = state.missing = ['a-1', 'a-3']
    const index = await read()
    expect(slugs(index)).toEqual(['a-2', 'a-1'])
    expect(await textOf(index, 'a-1')).toBe('Texto 1.')
    expect(index.skipped).toMatchObject([{ id: '3' }, { id: '1' }])
  })

  test('the existing body is that of its slug, whatever ids a database gives', async () => {
    const { read, state } = aReader()
    const [one, two] = (state.articles = many(2)) as [Article, Article]
    await read()
    state.articles = [
      { ...one, id: 2 },
      { ...two, id: 1 },
    ]
    state.bare = state.broken = ['a-1', 'a-2']
    const index = await read()
    expect([await textOf(index, 'a-1'), await textOf(index, 'a-2')]).toEqual(['Texto 1.', 'Texto 2.'])
  })

  test('an explicitly empty body is a body', async () => {
    const { read, state } = aReader()
    const [one] = (state.articles = many(1)) as [Article]
    await read()
    state.articles = [{ ...one, content: '' }]
    expect(await textOf(await read(), 'a-1')).toBe('')
  })

  test('of many such rows new ones are loaded first, the others in rotation', async () => {
    const { read, state } = aReader({ maxBareTexts: 2 })
    state.articles = many(4)
    state.bare = state.articles.map(({ slug }) => slug)
    const asked = async () => {
      await read()
      return state.calls.filter((call) => call.startsWith('article'))
    }
    expect(await asked()).toEqual(['article a-4', 'article a-3'])
    expect(await asked()).toEqual(['article a-2', 'article a-1'])
    expect(await asked()).toEqual(['article a-4', 'article a-3'])
    expect(await asked()).toEqual(['article a-2', 'article a-1'])
  })
})

describe('an article missing from the list', () => {
  test('is removed if the list is complete', async () => {
    const { read, state } = aReader()
    state.articles = many(3)
    await read()
    state.articles = many(2)
    expect(slugs(await read())).toEqual(['a-2', 'a-1'])
    expect(state.calls).toEqual(['list 1'])
  })

  test('is requested by id if the source counts more than it lists', async () => {
    const { read, state } = aReader()
    state.articles = many(3)
    await read()
    state.hidden = ['a-2']
    expect(slugs(await read())).toEqual(['a-3', 'a-2', 'a-1'])
    expect(state.calls).toEqual(['list 1', 'list 1', 'article a-2'])
  })

  test('an empty list, or one without most of its rows, is an error unless it is expected', async () => {
    const { read, held, state } = aReader()
    state.articles = many(30)
    const before = await read()
    state.articles = []
    await expect(read()).rejects.toThrow('the list is empty, it held 30 before')
    state.articles = many(5)
    await expect(read()).rejects.toThrow('the list lost 25 of its 30 rows, and holds 5 now')
    expect(held()).toBe(before)
    expect(slugs(await read({ allowEmpty: true }))).toHaveLength(5)
    state.articles = []
    expect((await read({ allowEmpty: true })).entries).toEqual([])
  })
})

describe('a revalidation', () => {
  test('of a known article requests only that article', async () => {
    const { read, state } = aReader()
    state.articles = many(120)
    await read()
    const before = state.articles[0]
    state.articles[0] = { ...anArticle(before), title: 'Otro', content: 'Otro texto.' }
    state.articles[1] = { ...anArticle(state.articles[1]), title: 'No leído' }
    const index = await read({ articles: ['a-1'] })
    expect(state.calls).toEqual(['article a-1'])
    expect(entryOf(index, 'a-1')?.row.title).toBe('Otro')
    expect(await textOf(index, 'a-1')).toBe('Otro texto.')
    expect(entryOf(index, 'a-2')?.row.title).toBe('Un artículo')
  })

  test('of a new article requests the first page of the list', async () => {
    const { read, state } = aReader()
    state.articles = many(120)
    await read()
    state.articles.unshift(anArticle({ id: 200, slug: 'nuevo', content: 'Nuevo.' }))
    expect(await textOf(await read({ articles: ['nuevo'] }), 'nuevo')).toBe('Nuevo.')
    expect(state.calls).toEqual(['list 1'])
  })

  test('of an unpublished article removes it, and fails when it cannot be requested', async () => {
    const { read, state } = aReader()
    state.articles = many(2)
    await read()
    state.failure = new Error('down')
    await expect(read({ articles: ['a-1'] })).rejects.toThrow('down')
    state.failure = null
    state.articles = state.articles.slice(1)
    expect(slugs(await read({ articles: ['a-1'] }))).toEqual(['a-2'])
  })
})

test('of articles with the same slug the published one keeps it, and the other one is reported', async () => {
  const { read, state } = aReader()
  state.articles = [
    anArticle({ id: 1, slug: 'uno', published_at: '2126-01-01 00:00:00' }),
    anArticle({ id: 2, slug: 'uno', published_at: '2026-01-01 00:00:00' }),
  ]
  const index = await read()
  expect(index.entries.map(({ row }) => row.id)).toEqual([2])
  expect(index.skipped).toMatchObject([{ id: '1', field: 'slug' }])
})

test.each([
  ['complete', 1, [1]],
  ['shorter than its total', 2, [1, 2]],
])('of a list of projects that is %s', async (_, total, ids) => {
  const [one, two] = [aProject({ id: 1 }), aProject({ id: 2 })]
  const { source } = fakeSource()
  source.listProjects = async () => ({ rows: [one], pages: 1, total, received: ['1'], skipped: [] })
  const { rows } = await createProjectReader(source)({ rows: [one, two], skipped: [] }, {})
  expect(rows.map(({ id }) => id)).toEqual(ids)
})
