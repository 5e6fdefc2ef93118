import { fakeContent, resetContent } from '@/e2e/unit/fake-catalog'
import { resume } from '@/e2e/unit/own-content'
import { anArticle, aProject } from '@/e2e/unit/builders'
import { getSelection, findSelection } from '../portfolio/selections'
import { getTranslatedArticles } from '../portfolio/translations'
import { getStories } from '../portfolio/stories/stories'
import { readSitemap, readSitemapPart } from './read-sitemap'
import { renderPart } from './sitemap'

jest.mock('../portfolio/selections', () => ({ getSelection: jest.fn(), findSelection: jest.fn() }))
jest.mock('./sitemap', () => ({ MAX_ADDRESSES: 200, renderPart: jest.fn() }))
jest.mock('../portfolio/stories/stories', () => ({ getStories: jest.fn() }))
jest.mock('../portfolio/translations', () => ({ getTranslatedArticles: jest.fn() }))
jest.mock('../portfolio/queries', () => {
  const { fakeContent: content } =
    jest.requireActual<typeof import('../../e2e/unit/fake-catalog')>('@/e2e/unit/fake-catalog')
  return {
    getAllArticles: async () => content.articles,
    getAllProjects: async () => content.projects,
    listArticles: async () => ({ pagination: { total_items: totals.articles } }),
    listProjects: async () => ({ pagination: { total: totals.projects } }),
  }
})
jest.mock('../resume/current-resume', () => ({
  currentResume: () => resume,
  dependsOnResume: async () => undefined,
}))

/** The totals that the lists report, regardless of how many items they return. */
const totals = { articles: 0, projects: 0 }
const topics = { tags: [{ slug: 'php', count: 2 }], series: [] }

beforeEach(() => {
  jest.clearAllMocks()
  resetContent()
  Object.assign(totals, { articles: 0, projects: 0 })
  jest.mocked(getSelection).mockResolvedValue(topics as never)
  jest.mocked(findSelection).mockResolvedValue(topics as never)
  jest.mocked(getStories).mockResolvedValue([])
  jest.mocked(getTranslatedArticles).mockResolvedValue([])
})

test('the sitemap names what the site has now, and when the CV was written', async () => {
  fakeContent.articles = [anArticle({ slug: 'uno' })]
  fakeContent.projects = [aProject()]
  const addresses = await readSitemap()
  const paths = addresses.map(({ path }) => path)
  for (const path of ['/', '/article/uno', '/project', '/etiqueta/php', '/contacto'])
    expect(paths).toContain(path)
  expect(addresses.find(({ path }) => path === '/resume')?.modified).toBe('2025-06-02')
})

test('a site whose addresses fit one file has no parts, and none of them is counted', async () => {
  Object.assign(totals, { articles: 20, projects: 4 })
  for (const part of [1, 2]) expect(await readSitemapPart(part)).toBeNull()
  expect(getStories).not.toHaveBeenCalled()
})

test.each([
  ['articles', { articles: 25, projects: 0 }],
  ['projects', { articles: 0, projects: 25 }],
])('of more %s than that each part is made from all addresses', async (_what, many) => {
  Object.assign(totals, many)
  jest.mocked(renderPart).mockImplementation((addresses, part) => `${addresses.length > 5} ${part}`)
  expect(await readSitemapPart(1)).toBe('true 1')
  expect(await readSitemapPart(2)).toBe('true 2')
})

test('a number that no content of this size can have is not looked for', async () => {
  totals.articles = 100
  jest.mocked(renderPart).mockReturnValue('')
  for (const part of [4, 1_000]) expect(await readSitemapPart(part)).toBeNull()
  expect(getStories).not.toHaveBeenCalled()
  expect(await readSitemapPart(3)).toBe('')
})

test('tags and series count as well', async () => {
  totals.articles = 24
  const many = (count: number) => Array.from({ length: count }, (_, at) => ({ slug: `t${at}`, count: 1 }))
  jest.mocked(renderPart).mockReturnValue('')
  jest.mocked(findSelection).mockResolvedValue({ tags: many(2), series: many(2) } as never)
  expect(await readSitemapPart(1)).toBeNull()
  jest.mocked(findSelection).mockResolvedValue({ tags: many(2), series: many(3) } as never)
  expect(await readSitemapPart(1)).toBe('')
})
