import { anArticle, aProject } from '@/e2e/unit/builders'
import type { Listed } from '../content-source'
import type { Article, ListedArticle } from '../types'
import { listAllArticles, listAllProjects, newestFirst } from './list-all'

const summary = (id: number, fields: Partial<Article> = {}) =>
  anArticle({ id, slug: `n${id}`, title: `Número ${id}`, ...fields })

/** A source whose pages these are, read after read. */
function sourceOf(...reads: Partial<Listed<ListedArticle>>[][]) {
  const asked: number[] = []
  let count = -1
  const listArticles = async ({ page, limit }: { page: number; limit: number }) => {
    asked.push(page)
    expect(limit).toBe(50)
    if (page === 1) count += 1
    const pages = reads[count] ?? []
    return { rows: [], skipped: [], pages: pages.length, ...pages[page - 1] }
  }
  return { source: { name: 'api', maxLimit: 50, listArticles }, asked }
}

const skipped = (id: string) => [{ id, title: null, field: 'slug', reason: 'none' }]
const slugs = ({ rows }: { rows: ListedArticle[] }) => rows.map(({ slug }) => slug)

test('every page is read once, and the newest articles come first', async () => {
  const { source, asked } = sourceOf([
    { rows: [summary(1, { created_at: '2026-01-01 00:00:00' })], skipped: skipped('7') },
    { rows: [summary(2, { created_at: '2026-02-01 00:00:00' })] },
  ])
  const all = await listAllArticles(source)
  expect([slugs(all), all.skipped, asked]).toEqual([['n2', 'n1'], skipped('7'), [1, 2]])
})

test('an empty list is read once', async () => {
  const { source, asked } = sourceOf([{ pages: 0 }])
  expect([slugs(await listAllArticles(source)), asked]).toEqual([[], [1]])
})

test('when a row came on two pages, and hid another, the list is read a second time, whose rows count', async () => {
  const { source, asked } = sourceOf(
    [{ rows: [summary(1, { title: 'Antes' }), summary(2)] }, { rows: [summary(1)] }],
    [{ rows: [summary(1, { title: 'Después' })] }, { rows: [summary(3)] }],
  )
  const all = await listAllArticles(source)
  expect(all.rows.map(({ title }) => title)).toEqual(['Número 3', 'Número 2', 'Después'])
  expect(asked).toEqual([1, 2, 1, 2])
})

test('so it is when a row that can not be shown came on two pages', async () => {
  const { source, asked } = sourceOf(
    [{ rows: [summary(1)], skipped: skipped('7') }, { skipped: skipped('7') }],
    [{ rows: [summary(1)], skipped: skipped('7') }, { rows: [summary(2)] }],
  )
  expect([slugs(await listAllArticles(source)), asked]).toEqual([
    ['n2', 'n1'],
    [1, 2, 1, 2],
  ])
})

test('the newer of two articles with the same slug gets it; a scheduled one has the lowest priority', async () => {
  const rows = [
    summary(1, { slug: 'uno', created_at: '2026-01-01 00:00:00' }),
    summary(2, { slug: 'uno', created_at: '2026-02-01 00:00:00' }),
  ]
  const all = await listAllArticles(sourceOf([{ rows }]).source)
  expect(all.rows.map(({ id }) => id)).toEqual([2])
  expect(all.skipped).toEqual([
    { id: '1', title: 'Número 1', field: 'slug', reason: 'the article with id 2 has it too' },
  ])
  const waiting = await listAllArticles(sourceOf([{ rows }]).source, ({ id }) => id === 2)
  expect(waiting.rows.map(({ id }) => id)).toEqual([1])
})

test('a source that claims more than two thousand pages is not read to the end', async () => {
  const { source, asked } = sourceOf([{ rows: [summary(1)], pages: 2_001 }])
  await expect(listAllArticles(source)).rejects.toThrow('at most 2000 pages')
  expect(asked).toEqual([1])
})

test('projects keep their order', async () => {
  const rows = [aProject({ id: 3 }), aProject({ id: 1 })]
  const listProjects = async () => ({ rows, pages: 1, skipped: [] })
  const all = await listAllProjects({ name: 'api', maxLimit: 50, listProjects })
  expect(all.rows.map(({ id }) => id)).toEqual([3, 1])
})

test('for equal dates the higher id is newer, and rows without a date are oldest', () => {
  const at = '2026-01-01 00:00:00'
  const rows = [
    summary(1, { created_at: at }),
    summary(5, { created_at: null as never }),
    summary(2, { created_at: at }),
  ]
  expect(rows.sort(newestFirst).map(({ id }) => id)).toEqual([2, 1, 5])
})
