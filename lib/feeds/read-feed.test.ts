import { anArticle } from '../../e2e/unit/builders'
import type * as ParseText from '../markdown/parse-text'
import { MAX_ADDRESSES } from './sitemap'

const articles = Array.from({ length: 3 }, (_, id) =>
  anArticle({ id, slug: `a-${id}`, content: `Texto ${id}.` }),
)
const queries = {
  getNewestArticles: jest.fn(() => Promise.resolve(articles)),
  getAllArticles: jest.fn(() => Promise.resolve(Array.from({ length: MAX_ADDRESSES }, () => articles[0]))),
  getAllProjects: jest.fn(() => Promise.resolve([])),
  listArticles: jest.fn(() => Promise.resolve({ pagination: { total_items: 3 } })),
  listProjects: jest.fn(() => Promise.resolve({ pagination: { total: 0 } })),
}
jest.mock('../portfolio/queries', () => queries)
jest.mock('../portfolio/page-tags', () => ({ dependsOn: async () => undefined }))

const copies = jest.fn()
jest.mock('../markdown/parse-text', () => {
  const actual = jest.requireActual<typeof ParseText>('../markdown/parse-text')
  return {
    ...actual,
    copyTree: (tree: Parameters<typeof actual.copyTree>[0]) => {
      copies()
      return actual.copyTree(tree)
    },
  }
})

afterEach(() => {
  jest.clearAllMocks()
})

test('other requests are answered between the articles of a feed', async () => {
  const { readFeed } = await import('./read-feed')
  const pause = jest.fn(() => Promise.resolve())
  expect(await readFeed(undefined, pause)).toHaveLength(3)
  expect(pause).toHaveBeenCalledTimes(3)
})

test('the body of an article is made once for all feeds, and anew when its text changes', async () => {
  const { readFeed } = await import('./read-feed')
  const first = await readFeed()
  copies.mockClear()
  expect(await readFeed()).toEqual(first)
  expect(copies).not.toHaveBeenCalled()
  queries.getNewestArticles.mockResolvedValueOnce([anArticle({ content: 'Otro texto.' })])
  expect((await readFeed())[0]?.html).toBe('<p>Otro texto.</p>')
  expect(copies).toHaveBeenCalledTimes(1)
})

test('made-up parts of a sitemap ask the source for nothing', async () => {
  const { readSitemapPart } = await import('./read-sitemap')
  for (let part = 1; part <= 200; part += 1) expect(await readSitemapPart(part)).toBeNull()
  expect(queries.getAllArticles).not.toHaveBeenCalled()
  expect(queries.getAllProjects).not.toHaveBeenCalled()
})

test('the parts of a site with so many addresses are there, those behind them cost nothing', async () => {
  const { readSitemapPart } = await import('./read-sitemap')
  queries.listArticles.mockResolvedValue({ pagination: { total_items: MAX_ADDRESSES } })
  expect((await readSitemapPart(1))?.match(/<url>/g)).toHaveLength(MAX_ADDRESSES)
  expect(await readSitemapPart(2)).toContain('<loc>')
  expect(queries.getAllArticles).toHaveBeenCalledTimes(2)
  expect(await readSitemapPart(9_999)).toBeNull()
  expect(queries.getAllArticles).toHaveBeenCalledTimes(2)
})
