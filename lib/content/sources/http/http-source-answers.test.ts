import { InvalidDataError, UpstreamRefusedError } from '../../errors'
import type { Envelope } from './envelope'
import { createHttpSource } from './http-source'

const BASE = 'http://api.test'
const ROW = { id: 1, slug: 'uno', title: 'Uno', created_at: '2026-01-01 10:00:00', content: 'Texto.' }
const PAGES = { current_page: 1, per_page: 12, total_items: 1, total_pages: 1 }
const QUERY = { page: 1, limit: 12 }

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

test('an article or project that the API reports as missing is not found', async () => {
  const source = answering({ status: 404, ...refusal })
  expect(await source.findArticle({ id: 1, slug: 'uno' })).toBeNull()
  expect(await source.findProject(1)).toBeNull()
})

test.each<[string, Partial<Envelope>, string]>([
  ['reports success with an error status', { status: 404, data: ROW }, 'answered 404'],
  ['is an error with another status', refusal, 'success is false (No)'],
  ['is an error without a message', { ...refusal, message: null }, 'success is false (no message)'],
])('a single article whose response %s is rejected', async (_name, given, message) => {
  const found = answering(given).findArticle({ id: 1, slug: 'uno' })
  await expect(found).rejects.toThrow(UpstreamRefusedError)
  await expect(found).rejects.toThrow(message)
})

test('a list is never reported as missing', async () => {
  const source = answering({ status: 404, ...refusal })
  await expect(source.listArticles(QUERY)).rejects.toThrow('answered 404')
  await expect(source.listProjects(QUERY)).rejects.toThrow('answered 404')
})

test.each<[unknown, string]>([
  [[ROW], 'data should be an object'],
  [null, 'data should be an object, got null'],
  [{}, 'data.articles should be a list, got nothing'],
  [{ articles: { 0: ROW } }, 'data.articles should be a list'],
])('a list whose data is %j is invalid', async (data, message) => {
  const listed = answering({ data }).listArticles(QUERY)
  await expect(listed).rejects.toThrow(InvalidDataError)
  await expect(listed).rejects.toThrow(message)
})

test('an article is complete when the list includes its body, even an empty one', async () => {
  const bare = [undefined, null, 7].map((content, at) => ({ ...ROW, id: 3 + at, slug: `sin-${at}`, content }))
  const articles = [ROW, { ...ROW, id: 2, slug: 'dos', content: '' }, ...bare]
  const list = await answering({ data: { articles, pagination: PAGES } }).listArticles(QUERY)
  expect(list.articles.map(({ slug }) => slug)).toEqual(['uno', 'dos', 'sin-0', 'sin-1', 'sin-2'])
  expect(list.whole?.map(({ slug }) => slug)).toEqual(['uno', 'dos'])
})

test.each([undefined, null, 7])(
  'a single article with the body %p is rejected, one with an empty body is valid',
  async (content) => {
    const one = { id: 1, slug: 'uno' }
    await expect(answering({ data: { ...ROW, content } }).findArticle(one)).rejects.toThrow(InvalidDataError)
    expect((await answering({ data: { ...ROW, content: '' } }).findArticle(one))?.content).toBe('')
  },
)

const PROJECT = { id: 1, title: 'Uno' }

test('lists with the pagination fields of the contract are valid', async () => {
  const pagination = { current_page: 1, total_pages: 1, has_next: false, has_prev: false }
  const listed = await answering({ data: { articles: [ROW], pagination } }).listArticles(QUERY)
  expect(listed).toMatchObject({ articles: [{ id: 1 }], pagination })
  const counted = { page: 1, pages: '1', total: '1' }
  const gallery = await answering({ data: { projects: [PROJECT], pagination: counted } }).listProjects(QUERY)
  expect(gallery).toMatchObject({ projects: [{ id: 1 }], pagination: { page: 1, pages: 1, total: 1 } })
})

test.each(['total_items', 'per_page'])(
  'a list of articles without %s is valid, null is not',
  async (field) => {
    const source = answering({ data: { articles: [ROW], pagination: { ...PAGES, [field]: null } } })
    expect((await source.listArticles(QUERY)).pagination).toEqual({
      ...PAGES,
      [field]: undefined,
      has_next: false,
      has_prev: false,
    })
  },
)

test.each(['total', 'limit'])('a list of projects without %s is valid, null is not', async (field) => {
  const pages = { page: 1, limit: 6, total: 1, pages: 1 }
  const source = answering({ data: { projects: [PROJECT], pagination: { ...pages, [field]: null } } })
  expect((await source.listProjects(QUERY)).pagination).toEqual({ ...pages, [field]: undefined })
})

test.each([
  [{ total_items: 'muchos' }, 'pagination.total_items should be a whole number, got "muchos"'],
  [{ total_pages: null }, 'pagination.total_pages should be a whole number, got null'],
  [{ current_page: undefined }, 'pagination.current_page should be a whole number, got nothing'],
])('a list of articles with the pagination %j is invalid', async (fields, message) => {
  const source = answering({ data: { articles: [ROW], pagination: { ...PAGES, ...fields } } })
  await expect(source.listArticles(QUERY)).rejects.toThrow(message)
})

test('a bug in our code is not reported as an invalid row', async () => {
  const row = {
    ...ROW,
    get slug(): string {
      throw new TypeError('a mistake')
    },
  }
  const list = answering({ data: { articles: [row], pagination: PAGES } }).listArticles(QUERY)
  await expect(list).rejects.toThrow('a mistake')
})
