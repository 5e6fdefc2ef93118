import { anArticle } from '@/e2e/unit/builders'
import { fakeContent, resetContent } from '@/e2e/unit/fake-catalog'
import { createUnavailableFallback } from './unavailable-fallback'

jest.mock('./next-internals/built-pages', () => ({
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

test('so is any article while the list was never had', async () => {
  fakeContent.failure = new Error('no list')
  expect(await fallback('/article/otro')).toMatchObject({ status: 503 })
})

test('an article that can be had, or that is not listed, has no such page', async () => {
  fakeContent.broken = ['año', 'otro']
  expect(await fallback('/article/uno')).toBeNull()
  expect(await fallback('/article/otro')).toBeNull()
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
  const [one, other] = [await of('/article/uno'), await of('/article/uno')]
  expect(one?.headers).toEqual(other?.headers)
  expect(one?.headers).not.toBe(other?.headers)
})
