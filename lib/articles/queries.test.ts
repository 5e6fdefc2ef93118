import { fakeContent, resetContent } from '@/e2e/unit/fake-content'
import { anArticle } from '@/e2e/unit/builders'
import * as queries from './queries'

const articles = (count: number) =>
  Array.from({ length: count }, (_, index) => anArticle({ id: index + 1, slug: `a-${index + 1}` }))
const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug)
const WARNING = jest.spyOn(console, 'warn').mockImplementation(() => undefined)

beforeEach(() => {
  resetContent()
  fakeContent.articles = articles(25)
  WARNING.mockClear()
})

test('a page of articles, the last page, and none past it', async () => {
  expect(slugs((await queries.getArticlePage(3))?.articles ?? [])).toEqual(['a-25'])
  expect(await queries.getArticlePage(4)).toBeNull()
  fakeContent.articles = []
  expect(await queries.getArticlePage(1)).toMatchObject({ articles: [], pagination: { total_pages: 0 } })
  expect(await queries.getArticlePage(2)).toBeNull()
})

test.each([
  [1, ['a-1', 'a-2'], true, false],
  [2, ['a-3', 'a-4'], true, true],
  [3, ['a-5'], false, true],
  [4, [], false, true],
])('page %i of five articles, two per page', async (page, shown, has_next, has_prev) => {
  fakeContent.articles = articles(5)
  const answer = await queries.listArticles({ page, limit: 2 })
  expect(slugs(answer.articles)).toEqual(shown)
  const totals = { current_page: page, per_page: 2, total_items: 5, total_pages: 3 }
  expect(answer.pagination).toEqual({ ...totals, has_next, has_prev })
})

test('an article whose body cannot be loaded is reported as unavailable', async () => {
  fakeContent.broken = ['a-2']
  expect([await queries.canShow('a-1'), await queries.canShow('a-2')]).toEqual([true, false])
  expect(await queries.canShow('nada')).toBe(false)
  await expect(queries.findArticle('a-2')).rejects.toThrow('the text can not be had')
})

test('the newest articles include their bodies; one whose body cannot be loaded is skipped and logged', async () => {
  fakeContent.broken = ['a-2']
  expect(slugs(await queries.getNewestArticles(3))).toEqual(['a-1', 'a-3'])
  expect(JSON.parse(String(WARNING.mock.lastCall?.[0]))).toMatchObject({
    event: 'content.left-out',
    article: 'a-2',
    cause: 'the text can not be had',
    kept: 'the other articles',
  })
})

describe('pages rendered at build time', () => {
  test('the configured number of newest articles, in order', async () => {
    fakeContent.articles = articles(201)
    expect(await queries.articlesToPrerender()).toEqual(slugs(articles(200)))
  })

  test('not those whose slug is too long for a file name', async () => {
    const long = (count: number) => anArticle({ id: 90 + count, slug: 'ñ'.repeat(count) })
    fakeContent.articles = [long(34), long(33), ...articles(1)]
    expect(await queries.articlesToPrerender()).toEqual(['ñ'.repeat(33), 'a-1'])
  })

  test.each([
    [5, 1],
    [30, 3],
  ])('for %i articles %i missing bodies are tolerated', async (count, failing) => {
    fakeContent.articles = articles(count)
    fakeContent.broken = slugs(articles(count).slice(-failing))
    expect(await queries.articlesToPrerender()).toEqual(slugs(articles(count - failing)))
  })

  test.each([
    [5, 2],
    [30, 4],
  ])('for %i articles %i missing bodies abort the build', async (count, failing) => {
    fakeContent.articles = articles(count)
    fakeContent.broken = slugs(articles(failing))
    await expect(queries.articlesToPrerender()).rejects.toThrow(`gave no text for ${failing} of ${count}`)
  })

  test('pages of tags with more than one article, most frequent first, and of all series', async () => {
    fakeContent.articles = articles(4).map((article, at) => ({
      ...article,
      tags: [...(at < 3 ? ['Redis'] : []), ...(at < 2 ? ['PHP'] : []), `solo-${at}`],
      series: 'Primeros pasos',
    }))
    expect(await queries.slugsToPrerender('tag')).toEqual(['redis', 'php'])
    expect(await queries.slugsToPrerender('series')).toEqual(['primeros-pasos'])
  })
})
