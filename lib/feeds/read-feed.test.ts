import { fakeContent, resetContent } from '@/e2e/unit/fake-content'
import { anArticle } from '@/e2e/unit/builders'
import { FEED_ARTICLES } from '../site/constants'
import { feedEntry, readEnglishFeed, readFeed } from './feed'

jest.mock('./feed', () => ({ feedEntry: jest.fn() }))

const entry = (slug: string) => ({ slug })
const some = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    anArticle({
      id: at + 1,
      slug: `n${at}`,
      created_at: `2026-01-${String(28 - (at % 28)).padStart(2, '0')}T10:00:00`,
    }),
  )
beforeEach(() => {
  resetContent()
  jest
    .mocked(feedEntry)
    .mockReset()
    .mockImplementation((async ({ slug }: { slug: string }) => (slug === 'n1' ? null : entry(slug))) as never)
})

test("the newest articles, up to the feed's limit, without a deleted one", async () => {
  fakeContent.articles = some(FEED_ARTICLES + 3)
  const entries = await readFeed()
  expect(entries).toHaveLength(FEED_ARTICLES - 1)
  expect(entries.slice(0, 2)).toEqual([entry('n0'), entry('n2')])
})

test('only the articles of a tag', async () => {
  fakeContent.articles = some(5)
  await expect(readFeed(fakeContent.articles.slice(2, 4))).resolves.toEqual([entry('n2'), entry('n3')])
})

test('requests are served between two articles', async () => {
  fakeContent.articles = some(3)
  const pause = jest.fn(async () => undefined)
  await readFeed(undefined, pause)
  expect(pause).toHaveBeenCalledTimes(3)
})

test("the English feed has the translations, up to the feed's limit", async () => {
  fakeContent.articles = some(FEED_ARTICLES + 3)
  fakeContent.translations = Object.fromEntries(
    fakeContent.articles.map(({ slug }) => [slug, { content: 'Text.' }]),
  )
  const entries = await readEnglishFeed()
  expect(entries).toHaveLength(FEED_ARTICLES - 1)
  expect(entries.slice(0, 2)).toEqual([entry('n0'), entry('n2')])
  expect(jest.mocked(feedEntry).mock.calls.every(([, language]) => language === 'en')).toBe(true)
})
