import { dependencies, fakeContent, resetContent } from '@/e2e/unit/fake-catalog'
import { anArticle, aProject } from '@/e2e/unit/builders'
import * as queries from './queries'

const articles = (count: number) =>
  Array.from({ length: count }, (_, index) => anArticle({ id: index + 1, slug: `a-${index + 1}` }))
const projects = ['web', 'app', 'web', 'web', 'web', 'web', 'web', 'web'].map((tipo, index) =>
  aProject({ id: index + 1, tipo }),
)
const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug)
const WARNING = jest.spyOn(console, 'warn').mockImplementation(() => undefined)

beforeEach(() => {
  resetContent()
  dependencies.length = 0
  fakeContent.articles = articles(25)
  fakeContent.projects = projects
  WARNING.mockClear()
})

test('§9 the home page shows the three newest articles, and goes with them', async () => {
  expect(slugs(await queries.getRecentArticles())).toEqual(['a-1', 'a-2', 'a-3'])
  expect(dependencies).toEqual(['articles'])
})

test('a page of articles, the last one, and none past it', async () => {
  expect(slugs((await queries.getArticlePage(3))?.articles ?? [])).toEqual(['a-25'])
  expect(await queries.getArticlePage(4)).toBeNull()
  expect(dependencies).toEqual(['articles', 'articles'])
  fakeContent.articles = []
  expect(await queries.getArticlePage(1)).toMatchObject({ articles: [], pagination: { total_pages: 0 } })
  expect(await queries.getArticlePage(2)).toBeNull()
})

test('an article goes with itself alone', async () => {
  expect((await queries.getArticle('a-2'))?.content).toBe('Texto.')
  expect(await queries.getArticle('nada')).toBeNull()
  expect(dependencies).toEqual(['article:a-2', 'article:nada'])
})

test('all articles and all projects', async () => {
  expect(await queries.getAllArticles()).toHaveLength(25)
  expect(await queries.getAllProjects()).toEqual(projects)
  expect(dependencies).toEqual(['articles', 'projects'])
})

test('the newest articles come with their texts; one whose text can not be had is left out, and that is logged', async () => {
  fakeContent.broken = ['a-2']
  expect(slugs(await queries.getNewestArticles(3))).toEqual(['a-1', 'a-3'])
  expect(dependencies).toEqual(['articles', 'article:a-1', 'article:a-2', 'article:a-3'])
  expect(JSON.parse(String(WARNING.mock.lastCall?.[0]))).toMatchObject({
    event: 'portfolio.left-out',
    article: 'a-2',
    cause: 'the text can not be had',
    kept: 'the other articles',
  })
})

test('a page of projects counts its type and all; none past the last', async () => {
  const page = await queries.getProjectPage(2, 'web')
  expect(page).toMatchObject({ all: 8, pagination: { page: 2, limit: 6, total: 7, pages: 2 } })
  expect(page?.projects.map(({ id }) => id)).toEqual([8])
  expect((await queries.getProjectPage(1))?.projects.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6])
  expect(await queries.getProjectPage(3, 'web')).toBeNull()
  expect(await queries.getProjectPage(2, 'app')).toBeNull()
  expect(new Set(dependencies)).toEqual(new Set(['projects', 'story-links/1,2,3,4,5,6', 'story-links/8']))
  fakeContent.projects = []
  expect(await queries.getProjectPage(1, 'app')).toMatchObject({ all: 0, projects: [] })
})

test('requests are answered from the cache, and add no page dependency', async () => {
  expect(slugs((await queries.listArticles({ page: 3, limit: 10 })).articles)).toEqual([
    'a-21',
    'a-22',
    'a-23',
    'a-24',
    'a-25',
  ])
  expect(
    (await queries.listProjects({ page: 1, limit: 6, type: 'app' })).projects.map(({ id }) => id),
  ).toEqual([2])
  expect((await queries.listProjects({ page: 1, limit: 50 })).pagination.total).toBe(8)
  expect(await queries.findSummary('a-3')).not.toHaveProperty('content')
  expect((await queries.findArticleBySlug('a-3'))?.content).toBe('Texto.')
  expect((await queries.findArticleById(7))?.slug).toBe('a-7')
  expect(await queries.findArticleById(99)).toBeNull()
  expect((await queries.findProject(2))?.tipo).toBe('app')
  expect(await queries.findProject(99)).toBeNull()
  expect([await queries.findProjectPlace(2), await queries.findProjectPlace(99)]).toEqual([6, null])
  expect(dependencies).toEqual([])
})

describe('what is made at build', () => {
  test('as many of the newest as the owner wants, in their order', async () => {
    fakeContent.articles = articles(201)
    expect(await queries.articlesToPrerender()).toEqual(slugs(articles(200)))
  })

  test('not those whose address would be too long for the name of a file', async () => {
    const long = (count: number) => anArticle({ id: 90 + count, slug: 'ñ'.repeat(count) })
    fakeContent.articles = [long(34), long(33), ...articles(1)]
    expect(await queries.articlesToPrerender()).toEqual(['ñ'.repeat(33), 'a-1'])
  })

  test.each([
    [20, 2],
    [5, 1],
    [1, 1],
    [30, 3],
  ])('of %i articles %i may fail', async (count, failing) => {
    fakeContent.articles = articles(count)
    fakeContent.broken = slugs(articles(count).slice(-failing))
    expect(await queries.articlesToPrerender()).toEqual(slugs(articles(count - failing)))
  })

  test.each([
    [20, 3],
    [5, 2],
    [30, 4],
  ])('of %i articles %i that fail stop it', async (count, failing) => {
    fakeContent.articles = articles(count)
    fakeContent.broken = slugs(articles(failing))
    await expect(queries.articlesToPrerender()).rejects.toThrow(
      `http://upstream.example: did not give ${failing} of ${count} articles`,
    )
  })
})
