import { fetchArticlePage, fetchProjectPage, ListFailure } from './list-client'

const asked: [string, RequestInit | undefined][] = []
let answer: () => Response
const realFetch = global.fetch

beforeAll(() => {
  global.fetch = async (address, options) => {
    asked.push([String(address), options])
    return answer()
  }
})
afterAll(() => {
  global.fetch = realFetch
})
beforeEach(() => {
  asked.length = 0
})

test('§7 a page of articles is requested with its limit, and returned', async () => {
  const data = { articles: [{ id: 1 }], pagination: { current_page: 2 } }
  answer = () => Response.json({ success: true, data })
  expect(await fetchArticlePage(2)).toEqual(data)
  expect(asked).toEqual([
    ['/api/portfolio/articles.php?page=2&limit=12', { headers: { accept: 'application/json' } }],
  ])
})

test('§7 a page of projects is requested with its type only if there is one', async () => {
  const data = { projects: [], pagination: { page: 1 } }
  answer = () => Response.json({ success: true, data })
  expect(await fetchProjectPage(1)).toEqual(data)
  await fetchProjectPage(3, 'web')
  expect(asked.map(([address]) => address)).toEqual([
    '/api/portfolio/projects.php?page=1&limit=6',
    '/api/portfolio/projects.php?page=3&limit=6&type=web',
  ])
})

test.each([
  [{ success: true, data: { articles: {} } }, 'Error al cargar artículos'],
  [{ success: true, data: null }, 'Error al cargar artículos'],
  [{ success: false, message: 7 }, 'Error al cargar artículos'],
  [null, 'Error al cargar artículos'],
])('§8 a list of articles in %j is rejected', async (body, message) => {
  answer = () => Response.json(body)
  await expect(fetchArticlePage(1)).rejects.toThrow(new ListFailure(message))
})
