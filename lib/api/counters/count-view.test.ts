import { anArticle, aProject, aStory } from '@/e2e/unit/builders'
import { fakeContent, resetContent } from '@/e2e/unit/fake-content'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { countView, noteFeedReader } from './count-view'
import { FIXED_PAGES } from './known-page'

const counted: string[] = []
jest.mock('../../services/counters/site-counters', () => ({
  countToday: (kind: string, name: string, count = 1) => void counted.push(`${kind} ${name} ${count}`),
}))

const browser: Record<string, string> = {
  host: 'localhost:3000',
  origin: 'http://localhost:3000',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
}
const report = (text: string, headers: Record<string, string> = {}) =>
  countView(text, (name) => ({ ...browser, ...headers })[name])

beforeEach(() => {
  counted.length = 0
  resetContent()
  fakeContent.articles = [anArticle({ slug: 'uno' }), anArticle({ slug: 'año' })]
  fakeContent.translations = { uno: { content: 'Text.' } }
  fakeContent.stories = [aStory({ id: 1, slug: 'historia' })]
  fakeContent.projects = Array.from({ length: 7 }, (_, index) => aProject({ id: index + 1, tipo: 'web' }))
})

test.each([
  ...['/', '/about', '/articles', '/project', '/project/page/2', '/project/web', '/project/historia'],
  ...['/article/uno', '/article/a%C3%B1o', '/articles/archivo', '/etiquetas', '/etiqueta/php', '/resume'],
  ...[
    '/politics',
    '/buscar',
    '/suscribirse',
    '/en',
    '/en/about',
    '/en/project',
    '/en/article/uno',
    '/en/articles',
  ],
])('a view of %s is counted', async (page) => {
  await report(page)
  expect(counted).toEqual([`page ${page} 1`])
})

test.each([
  ...['', 'about', '/About', '/about/', '/about?x=1', '//', '/nada', '/article/dos'],
  ...['/article/uno.md', '/article/uno/markdown', '/project/historia/markdown', '/project/page/9'],
  ...['/articles/page/1', '/articles/page/9', '/etiqueta/otra', '/etiqueta/php/rss.xml', '/rss.xml'],
  ...['/numeros', '/preview/uno/1.x', '/api/health', '/en/article/dos', '/%', '/\u0000', '/about a b'],
])('a view of %j, which is no page of the site, is not', async (page) => {
  await report(page)
  expect(counted).toEqual([])
})

test.each(['/article/a%c3%b1o', '/article/%61%C3%B1o', '/articl%65/a%C3%B1o', '/article/an%CC%83o'])(
  '%s is no page of its own',
  async (spelling) => {
    await report(spelling)
    expect(counted.filter((one) => one !== 'page /article/a%C3%B1o 1')).toEqual([])
  },
)

test.each([
  ['/contacto/articulo/uno', '/contacto'],
  ['/contacto/articulo/da%20igual', '/contacto'],
  ['/en/contact/article/uno', '/en/contact'],
])('%s is the form, %s', async (address, form) => {
  await report(address)
  expect(counted).toEqual([`page ${form} 1`])
})

test('every page of app/ that has no parameter is counted', () => {
  const app = path.resolve(__dirname, '../../../app')
  const pages = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file}`.replace('/(es)', ''))
    .filter((file) => file.endsWith('/page.tsx') && !file.includes('['))
    .map((file) => file.replace(/\/page\.tsx$/, '') || '/')
  expect(pages.length).toBeGreaterThan(10)
  const resolved = ['/unavailable', '/articles', '/articles/archivo', '/project', '/en/project']
  expect(pages.filter((page) => !FIXED_PAGES.has(page) && !resolved.includes(page))).toEqual([])
})

test('the host that a visitor came from is counted apart from the page; a host that is none is left out', async () => {
  await report('/about Other.Example')
  await report('/about localhost')
  await report('/nada other.example')
  expect(counted).toEqual(['page /about 1', 'host other.example 1', 'page /about 1'])
})

test('who is not to be counted is not', async () => {
  await report('/about', { dnt: '1' })
  await report('/about', { 'user-agent': 'Googlebot/2.1' })
  await report('/about')
  expect(counted).toEqual(['page /about 1'])
})

test('while nothing is known of the content, fixed pages are counted, and nothing fails', async () => {
  fakeContent.failure = new Error('down')
  await report('/articles/page/5')
  await report('/about')
  expect(counted).toEqual(['page /about 1'])
})

test('what a feed reader says of itself is noted for feeds that exist', async () => {
  const asks = (target: string, agent: string) => noteFeedReader(target, () => agent)
  await asks('/rss.xml', 'Feedly/1.0 (16 subscribers)')
  await asks('/etiqueta/php/rss.xml?x', 'Feedly/1.0 (2 subscribers)')
  await asks('/en/atom.xml', 'The Old Reader (3 subscribers)')
  await asks('/etiqueta/otra/rss.xml', 'Feedly/1.0 (16 subscribers)')
  await asks('/x/rss.xml', 'Feedly/1.0 (16 subscribers)')
  await asks('/rss.xml', 'FreshRSS/1.24')
  expect(counted).toEqual([
    'reader Feedly /rss.xml 16',
    'reader Feedly /etiqueta/php/rss.xml 2',
    'reader The Old Reader /en/atom.xml 3',
  ])
})

test('past the ceiling of a second nothing is counted', async () => {
  jest.spyOn(performance, 'now').mockReturnValue(1e9)
  for (let time = 0; time < 1_200; time += 1) await report('/about')
  expect(counted).toHaveLength(1_000)
  jest.restoreAllMocks()
})
