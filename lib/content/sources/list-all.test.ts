import { anArticle, aProject } from '@/e2e/unit/builders'
import type { Article, Project } from '../types'
import { listAllArticles, listAllProjects, newestFirst } from './list-all'

const row = (id: number, fields: Partial<Article> = {}) =>
  anArticle({ id, slug: `n${id}`, title: `Número ${id}`, ...fields })

type Page = {
  rows: Article[]
  /** null: the source reports no total */
  total?: number | null
  pages?: number
  received?: string[]
  skipped?: string[]
}

/** A source that returns these responses one after the other, and then repeats the last one. */
function sourceOf(...answers: Page[]) {
  const asked: number[] = []
  const listArticles = async (page: number) => {
    asked.push(page)
    const {
      rows,
      total = rows.length,
      pages = 1,
      received,
      skipped = [],
    } = answers[Math.min(asked.length, answers.length) - 1] ?? { rows: [] }
    return {
      rows,
      pages,
      total: total ?? undefined,
      received: received ?? rows.map(({ id }) => String(id)),
      skipped: skipped.map((id) => ({ id, title: null, field: 'slug', reason: 'none' })),
    }
  }
  return { source: { name: 'api', listArticles }, asked }
}

const slugs = ({ rows }: { rows: { slug: string }[] }) => rows.map(({ slug }) => slug)

test('every page is read once, and the newest articles come first', async () => {
  const { source, asked } = sourceOf(
    { rows: [row(1, { created_at: '2026-01-01 00:00:00' })], total: 2, pages: 2 },
    { rows: [row(2, { created_at: '2026-02-01 00:00:00' })], total: 2, pages: 2 },
  )
  const all = await listAllArticles(source)
  expect([slugs(all), all.complete, asked]).toEqual([['n2', 'n1'], true, [1, 2]])
})

test('a row on two pages is listed once, at its first position', async () => {
  const { source } = sourceOf(
    { rows: [row(1, { title: 'Antes' })], total: 1, pages: 2 },
    { rows: [row(1, { title: 'Después' })], total: 1, pages: 2 },
  )
  expect((await listAllArticles(source)).rows.map(({ title }) => title)).toEqual(['Antes'])
})

test('when rows are missing the list is read a second time, and the second result counts', async () => {
  const { source, asked } = sourceOf(
    { rows: [row(1, { title: 'Antes' }), row(2)], total: 3 },
    { rows: [row(1, { title: 'Después' }), row(3)], total: 3 },
  )
  const all = await listAllArticles(source)
  expect(all.rows.map(({ title }) => title)).toEqual(['Número 3', 'Número 2', 'Después'])
  expect([all.complete, asked]).toEqual([true, [1, 1]])
})

test('rows still missing then are reported, as are those skipped in either pass', async () => {
  const { source } = sourceOf(
    { rows: [row(1)], total: 4, skipped: ['7'] },
    { rows: [row(1)], total: 4, skipped: ['8'] },
  )
  const all = await listAllArticles(source)
  expect(all.complete).toBe(false)
  expect(all.skipped.map(({ id }) => id)).toEqual(['7', '8'])
})

test('invalid rows that were received count as received', async () => {
  const { source, asked } = sourceOf({ rows: [row(1)], total: 2, received: ['1', '2'], skipped: ['2'] })
  expect((await listAllArticles(source)).complete).toBe(true)
  expect(asked).toEqual([1])
})

test('a source without a total has as many rows as its pages contain: it is read once', async () => {
  const { source, asked } = sourceOf(
    { rows: [row(1)], total: null, pages: 2 },
    { rows: [row(2)], total: null, pages: 2, received: ['2', '9'], skipped: ['9'] },
  )
  const all = await listAllArticles(source)
  expect([slugs(all), all.complete, asked]).toEqual([['n2', 'n1'], true, [1, 2]])
  const empty = sourceOf({ rows: [], total: null })
  expect([(await listAllArticles(empty.source)).complete, empty.asked]).toEqual([true, [1]])
})

test.each<[string, Page]>([
  ['a row came on two pages', { rows: [row(1)], total: null, pages: 2 }],
  ['a page that it names has no row', { rows: [], total: null, pages: 2 }],
])('without a total a row is missing when %s', async (_name, last) => {
  const first = { rows: [row(1)], total: null, pages: 2 }
  const { source, asked } = sourceOf(first, last, first, last)
  expect((await listAllArticles(source)).complete).toBe(false)
  expect(asked).toEqual([1, 2, 1, 2])
  const moved = sourceOf(first, last, first, { rows: [row(2)], total: null, pages: 2 })
  expect(await listAllArticles(moved.source)).toMatchObject({ complete: true, rows: [{ id: 2 }, { id: 1 }] })
})

test('the newer of two articles with the same slug gets it; a scheduled one has the lowest priority', async () => {
  const rows = [
    row(1, { slug: 'uno', created_at: '2026-01-01 00:00:00' }),
    row(2, { slug: 'uno', created_at: '2026-02-01 00:00:00' }),
  ]
  const all = await listAllArticles(sourceOf({ rows }).source)
  expect(all.rows.map(({ id }) => id)).toEqual([2])
  expect(all.skipped).toEqual([
    { id: '1', title: 'Número 1', field: 'slug', reason: 'the article with id 2 has it too' },
  ])
  const waiting = await listAllArticles(sourceOf({ rows }).source, Date.parse('2026-01-15'))
  expect(waiting.rows.map(({ id }) => id)).toEqual([1])
})

test('a source that claims more than two thousand pages is not read to the end', async () => {
  const { source, asked } = sourceOf({ rows: [row(1)], pages: 2_001 })
  await expect(listAllArticles(source)).rejects.toThrow('at most 2000 pages')
  expect(asked).toEqual([1])
})

test('projects keep their order', async () => {
  const projects: Project[] = [aProject({ id: 3 }), aProject({ id: 1 })]
  const listProjects = async () => ({
    rows: projects,
    pages: 1,
    received: ['3', '1'],
    skipped: [],
  })
  const all = await listAllProjects({ name: 'api', listProjects })
  expect([all.rows.map(({ id }) => id), all.complete]).toEqual([[3, 1], true])
})

test('for equal dates the higher id is newer, and rows without a date are oldest', () => {
  const at = '2026-01-01 00:00:00'
  const rows = [row(1, { created_at: at }), row(5, { created_at: null }), row(2, { created_at: at })]
  expect(rows.sort(newestFirst).map(({ id }) => id)).toEqual([2, 1, 5])
})
