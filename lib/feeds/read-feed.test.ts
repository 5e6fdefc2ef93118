import { fakeContent, resetContent } from '@/e2e/unit/fake-content'
import { anArticle } from '@/e2e/unit/builders'
import { FEED_ARTICLES } from '../site/constants'
import { setImmediate } from 'node:timers/promises'
import { readFeed } from './feed'

jest.mock('node:timers/promises', () => ({ setImmediate: jest.fn(async () => undefined) }))

const some = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    anArticle({
      id: at + 1,
      slug: `n${at}`,
      created_at: `2026-01-${String(28 - (at % 28)).padStart(2, '0')}T10:00:00`,
    }),
  )
const pathsOf = (entries: { url: string }[]) => entries.map(({ url }) => new URL(url).pathname)
beforeEach(resetContent)

test("the newest articles, up to the feed's limit", async () => {
  fakeContent.articles = some(FEED_ARTICLES + 3)
  const entries = await readFeed()
  expect(entries).toHaveLength(FEED_ARTICLES)
  expect(pathsOf(entries).slice(0, 2)).toEqual(['/article/n0', '/article/n1'])
})

test('requests are served between two articles', async () => {
  fakeContent.articles = some(3)
  jest.mocked(setImmediate).mockClear()
  await readFeed()
  expect(setImmediate).toHaveBeenCalledTimes(3)
})

test("the English feed has the translations, up to the feed's limit", async () => {
  fakeContent.articles = some(FEED_ARTICLES + 3)
  fakeContent.translations = Object.fromEntries(
    fakeContent.articles.map(({ slug }) => [slug, { content: 'Text.' }]),
  )
  const entries = await readFeed('en')
  expect(entries).toHaveLength(FEED_ARTICLES)
  expect(pathsOf(entries).slice(0, 2)).toEqual(['/en/article/n0', '/en/article/n1'])
})
