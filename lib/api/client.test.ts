import { fetchArticlePage, fetchProjectPage } from './client'

const asked = jest.fn()

beforeEach(() => {
  asked.mockClear()
  global.fetch = async (path) => {
    asked(path)
    return Response.json({ success: true, data: { articles: [], projects: [] } })
  }
})

test('§7 a page of articles is asked for by page and limit=12', async () => {
  await fetchArticlePage(2)
  expect(asked.mock.calls).toEqual([['/api/portfolio/articles.php?page=2&limit=12']])
})

test('§7 a page of projects is asked for by page and limit=6, with a type only under a filter', async () => {
  await fetchProjectPage(3)
  await fetchProjectPage(1, 'app')
  expect(asked.mock.calls).toEqual([
    ['/api/portfolio/projects.php?page=3&limit=6'],
    ['/api/portfolio/projects.php?page=1&limit=6&type=app'],
  ])
})
