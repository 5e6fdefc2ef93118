import type { Fault } from '@/e2e/stub/faults'
import { anArticleRow, aProjectRow } from '@/e2e/stub/rows'
import { createUpstream } from '@/e2e/stub/upstream'
import { describeContentSource } from '@/e2e/unit/content-source.contract'
import { InvalidDataError, UpstreamError } from '../../errors'
import { listAllArticles } from '../list-all'
import { createHttpSource, type Envelope } from './http-source'

/** Only an upstream that hangs reaches these limits. */
const LIMITS = { timeoutMs: 20_000, retryDelayMs: 10 }
const SOON = { ...LIMITS, timeoutMs: 200 }
const body = { content: '# Uno\n\nTexto.', excerpt: '' }

const upstream = createUpstream({
  articles: [
    anArticleRow(1, {
      slug: 'primero',
      title: 'Primer artículo',
      created_at: '2026-01-01 10:00:00',
      ...body,
    }),
    anArticleRow(2, {
      slug: 'segundo',
      title: 'Segundo artículo',
      created_at: '2026-02-02 10:00:00',
      ...body,
    }),
    anArticleRow(3, {
      slug: 'tercero',
      title: 'Tercer artículo',
      created_at: '2026-03-03 10:00:00',
      published_at: '2126-03-03 10:00:00',
      ...body,
    }),
    anArticleRow(4, { slug: 'borrador', status: 'draft' }),
  ],
  projects: [
    aProjectRow(1, { tipo: 'web' }),
    aProjectRow(2, { tipo: 'app' }),
    aProjectRow(3, { tipo: 'web' }),
  ],
})
let base = ''

beforeAll(async () => {
  base = await upstream.start()
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterAll(() => upstream.stop())
beforeEach(() => {
  Object.assign(upstream.state, { fault: null, calls: [], delayMs: 0 })
})

describeContentSource('http', async () => createHttpSource(base, LIMITS), null)

const FAILURES: [Fault, new (...args: never[]) => Error][] = [
  ['down', UpstreamError],
  ['hang-in-body', UpstreamError],
  ['login-redirect', UpstreamError],
  ['half-body', InvalidDataError],
]

test.each(FAILURES)(
  'a list from a failing upstream (%s) throws and names the endpoint',
  async (fault, kind) => {
    upstream.state.fault = fault
    const source = createHttpSource(base, fault.startsWith('hang') ? SOON : LIMITS)
    const list = source.listArticles(1)
    await expect(list).rejects.toThrow(kind)
    await expect(list).rejects.toThrow(`${base}/api/portfolio/articles.php?page=1&limit=50`)
    await expect(source.listProjects(1)).rejects.toThrow(kind)
  },
)

test('an article beyond the ten newest is in the list, which is loaded in pages of fifty, and is loaded by its id', async () => {
  const first = upstream.state.articles
  upstream.state.articles = Array.from({ length: 120 }, (_, index) => anArticleRow(index + 1))
  const source = createHttpSource(base, LIMITS)
  const { rows } = await listAllArticles(source)
  const oldest = rows.find(({ slug }) => slug === 'articulo-1')
  expect(oldest && (await source.findArticle(oldest))?.content).toContain('Texto del artículo 1.')
  expect(upstream.state.calls).toEqual([
    '/api/portfolio/articles.php?page=1&limit=50',
    '/api/portfolio/articles.php?page=2&limit=50',
    '/api/portfolio/articles.php?page=3&limit=50',
    '/api/portfolio/articles.php?id=1',
  ])
  upstream.state.articles = first
})

test('an invalid row is counted and reported, without affecting the rest of the list', async () => {
  const [good] = upstream.state.articles
  const before = upstream.state.articles
  upstream.state.articles = [anArticleRow(9, { slug: 'a/b', title: 'Con barra' }), ...(good ? [good] : [])]
  const { rows, received, skipped } = await createHttpSource(base, LIMITS).listArticles(1)
  expect(rows.map(({ slug }) => slug)).toEqual(['primero'])
  expect(received.toSorted()).toEqual(['1', '9'])
  expect(skipped).toEqual([
    {
      id: '9',
      title: 'Con barra',
      field: 'slug',
      reason: 'should be a text without slashes, of at most 255 bytes, got "a/b"',
    },
  ])
  upstream.state.articles = before
})

test('an article whose slug was changed is not found under the old one', async () => {
  const source = createHttpSource(base, LIMITS)
  const row = upstream.state.articles.find(({ id }) => id === 1)
  if (row) row.slug = 'rebautizado'
  expect(await source.findArticle({ id: 1, slug: 'primero' })).toBeNull()
  expect((await source.findArticle({ id: 1, slug: 'rebautizado' }))?.id).toBe(1)
  if (row) row.slug = 'primero'
})

test('a 404 without the envelope means a missing API, not a deleted article', async () => {
  upstream.state.fault = 'html-404'
  await expect(createHttpSource(base, LIMITS).findArticle({ id: 1, slug: 'primero' })).rejects.toThrow(
    InvalidDataError,
  )
})

/* Answers of every kind, without a server. */

const BASE = 'http://api.test'
const ROW = { id: 1, slug: 'uno', title: 'Uno', created_at: '2026-01-01 10:00:00', content: 'Texto.' }
const PAGES = { current_page: 1, per_page: 12, total_items: 1, total_pages: 1 }

/** A source whose every request gets this response. */
const answering = (given: Partial<Envelope>) =>
  createHttpSource(BASE, undefined, async () => ({
    status: 200,
    success: true,
    message: null,
    data: null,
    ...given,
  }))
const refusal = { success: false, message: 'No' }

test('an article that the API reports as missing is not found', async () => {
  const source = answering({ status: 404, ...refusal })
  expect(await source.findArticle({ id: 1, slug: 'uno' })).toBeNull()
})

test.each<[string, Partial<Envelope>, string]>([
  ['reports success with an error status', { status: 404, data: ROW }, 'answered 404'],
  ['is an error with another status', refusal, 'success is false (No)'],
  ['is an error without a message', { ...refusal, message: null }, 'success is false (no message)'],
])('a single article whose response %s is rejected', async (_name, given, message) => {
  await expect(answering(given).findArticle({ id: 1, slug: 'uno' })).rejects.toThrow(message)
})

test('a list is never reported as missing', async () => {
  const source = answering({ status: 404, ...refusal })
  await expect(source.listArticles(1)).rejects.toThrow('answered 404')
  await expect(source.listProjects(1)).rejects.toThrow('answered 404')
})

test.each<[unknown, string]>([
  [[ROW], 'data should be an object'],
  [null, 'data should be an object, got null'],
  [{}, 'data.articles should be a list, got nothing'],
  [{ articles: { 0: ROW } }, 'data.articles should be a list'],
])('a list whose data is %j is invalid', async (data, message) => {
  const listed = answering({ data }).listArticles(1)
  await expect(listed).rejects.toThrow(InvalidDataError)
  await expect(listed).rejects.toThrow(message)
})

test('a single article without a body is rejected, one with an empty body is valid', async () => {
  const one = { id: 1, slug: 'uno' }
  const found = (content: unknown) => answering({ data: { ...ROW, content } }).findArticle(one)
  await expect(found(null)).rejects.toThrow(InvalidDataError)
  expect((await found(''))?.content).toBe('')
})

const PROJECT = { id: 1, title: 'Uno' }

test('lists with the pagination fields of the contract are valid', async () => {
  const pagination = { current_page: 1, total_pages: 1, has_next: false, has_prev: false }
  const listed = await answering({ data: { articles: [ROW], pagination } }).listArticles(1)
  expect(listed).toMatchObject({ rows: [{ id: 1 }], pages: 1 })
  const counted = { page: 1, pages: '1', total: '1' }
  const gallery = await answering({ data: { projects: [PROJECT], pagination: counted } }).listProjects(1)
  expect(gallery).toMatchObject({ rows: [{ id: 1 }], pages: 1, total: 1 })
})

test('a total is optional', async () => {
  const articles = { articles: [ROW], pagination: { ...PAGES, total_items: null, per_page: null } }
  expect((await answering({ data: articles }).listArticles(1)).total).toBeUndefined()
  const projects = { projects: [PROJECT], pagination: { page: 1, pages: 1, total: null } }
  expect((await answering({ data: projects }).listProjects(1)).total).toBeUndefined()
})

test.each([
  [{ total_items: 'muchos' }, 'pagination.total_items should be a whole number, got "muchos"'],
  [{ total_pages: null }, 'pagination.total_pages should be a whole number, got null'],
  [{ current_page: undefined }, 'pagination.current_page should be a whole number, got nothing'],
])('a list of articles with the pagination %j is invalid', async (fields, message) => {
  const source = answering({ data: { articles: [ROW], pagination: { ...PAGES, ...fields } } })
  await expect(source.listArticles(1)).rejects.toThrow(message)
})

test('a bug in our code is not reported as an invalid row', async () => {
  const row = {
    ...ROW,
    get slug(): string {
      throw new TypeError('a mistake')
    },
  }
  const list = answering({ data: { articles: [row], pagination: PAGES } }).listArticles(1)
  await expect(list).rejects.toThrow('a mistake')
})
