import { fakeContent, resetContent } from '@/e2e/unit/fake-content'
import { anArticle, aProject } from '@/e2e/unit/builders'
import { readSitemap, readSitemapPart } from './read-sitemap'
import { renderPart } from './sitemap'

jest.mock('./sitemap', () => ({ MAX_ADDRESSES: 200, renderPart: jest.fn() }))

const articles = (count: number, tags: string[] = []) =>
  Array.from({ length: count }, (_, at) => anArticle({ id: at + 1, slug: `a-${at}`, tags }))
const projects = (count: number) => Array.from({ length: count }, (_, at) => aProject({ id: at + 1 }))
const names = (count: number) => Array.from({ length: count }, (_, at) => `t${at}`)

beforeEach(() => {
  jest.mocked(renderPart).mockReset().mockReturnValue('')
  resetContent()
})

test('the sitemap lists the current pages, and the date of the CV', async () => {
  fakeContent.articles = [anArticle({ slug: 'uno', tags: ['PHP'] })]
  fakeContent.projects = [aProject()]
  const addresses = await readSitemap()
  const paths = addresses.map(({ path }) => path)
  for (const path of ['/', '/article/uno', '/project', '/etiquetas', '/contacto'])
    expect(paths).toContain(path)
  expect(addresses.find(({ path }) => path === '/resume')?.modified).toBe('2025-06-02')
})

test('a site whose addresses fit in one file has a single sitemap', async () => {
  fakeContent.articles = articles(20)
  fakeContent.projects = projects(4)
  for (const part of [1, 2]) expect(await readSitemapPart(part)).toBeNull()
})

test.each([
  ['articles', { articles: articles(26) }],
  ['projects', { projects: projects(26) }],
])('with more than %s addresses each part is a slice of all addresses', async (_what, many) => {
  Object.assign(fakeContent, many)
  jest.mocked(renderPart).mockImplementation((addresses, part) => `${addresses.length > 5} ${part}`)
  expect(await readSitemapPart(1)).toBe('true 1')
  expect(await readSitemapPart(2)).toBe('true 2')
})

test('part numbers beyond any possible size are rejected without a lookup', async () => {
  fakeContent.articles = articles(100)
  for (const part of [4, 1_000]) expect(await readSitemapPart(part)).toBeNull()
  expect(renderPart).not.toHaveBeenCalled()
  expect(await readSitemapPart(3)).toBe('')
})

test('tags count as well', async () => {
  fakeContent.articles = articles(24, names(4))
  expect(await readSitemapPart(1)).toBeNull()
  fakeContent.articles = articles(24, names(5))
  expect(await readSitemapPart(1)).toBe('')
})
