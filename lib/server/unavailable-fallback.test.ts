import { anArticle } from '@/e2e/unit/builders'
import { fakeContent, resetContent } from '@/e2e/unit/fake-catalog'
import { createUnavailableFallback } from './unavailable-fallback'

jest.mock('../page-policy/built-pages', () => ({
  readBuiltPage: async (file: string) => Buffer.from(`file ${file}`),
}))

beforeEach(() => {
  resetContent()
  fakeContent.articles = [anArticle({ slug: 'uno' }), anArticle({ slug: 'año', id: 2 })]
})

const fallback = async (path: string) => (await createUnavailableFallback())(path)

test('a listed article that can not be had is a page of its own: unavailable, for now', async () => {
  fakeContent.broken = ['uno', 'año']
  expect(await fallback('/article/uno')).toEqual({
    kind: 'APP_PAGE',
    status: 503,
    html: 'file unavailable.html',
    rscData: Buffer.from('file unavailable.rsc'),
    headers: { 'cache-control': 'no-store', 'retry-after': '10' },
    postponed: undefined,
    segmentData: undefined,
  })
  expect(await fallback('/article/a%C3%B1o')).toMatchObject({ status: 503 })
})

test('its text for who prefers Markdown is unavailable too, without the page of it', async () => {
  fakeContent.broken = ['uno', 'año']
  expect(await fallback('/article/uno/markdown')).toEqual({
    kind: 'APP_ROUTE',
    status: 503,
    body: Buffer.alloc(0),
    headers: { 'cache-control': 'no-store', 'retry-after': '10' },
  })
  expect(await fallback('/article/a%C3%B1o/markdown')).toMatchObject({ kind: 'APP_ROUTE', status: 503 })
})

test('so is any article while the list was never had', async () => {
  fakeContent.failure = new Error('no list')
  expect(await fallback('/article/otro')).toMatchObject({ status: 503 })
})

test('an article that can be had, or that is not listed, has no such page', async () => {
  fakeContent.broken = ['año', 'otro']
  for (const path of ['/article/uno', '/article/otro']) {
    expect(await fallback(path)).toBeNull()
    expect(await fallback(`${path}/markdown`)).toBeNull()
  }
})

test.each(['/', '/about', '/article', '/article/', '/article/uno/otro', '/en/article/uno', '/article/%2F'])(
  '%s is no article and has none, whatever fails',
  async (path) => {
    Object.assign(fakeContent, { broken: ['uno'], failure: new Error('no list') })
    expect(await fallback(path)).toBeNull()
  },
)

test('two answers do not share their headers: Next writes into them', async () => {
  fakeContent.broken = ['uno']
  const of = await createUnavailableFallback()
  for (const path of ['/article/uno', '/article/uno/markdown']) {
    const [one, other] = [await of(path), await of(path)]
    expect(one?.headers).toEqual(other?.headers)
    expect(one?.headers).not.toBe(other?.headers)
  }
})
