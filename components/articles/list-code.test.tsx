import { anArticle } from '@/e2e/unit/builders'
import { load } from './list-code'

/** Mocks the API: it returns these articles for any requested page, with this number of pages. */
function answer(articles: unknown[], current_page: number, total_pages: number) {
  const pagination = { current_page, per_page: 12, total_items: 12 * total_pages, total_pages }
  const body = { success: true, data: { articles, pagination } }
  global.fetch = jest.fn(async () => ({ ok: true, status: 200, json: async () => body }) as Response)
}

test('a page of the list is rendered with its cards', async () => {
  answer([anArticle({ id: 7 })], 2, 2)
  expect(await load('/articles/page/2')).toMatchObject({
    articles: [{ id: 7 }],
    pagination: { current_page: 2, total_pages: 2 },
  })
})

test('a page that no longer exists is left to the server, which handles the redirect', async () => {
  answer([], 3, 2)
  expect(await load('/articles/page/3')).toBeNull()
})

test('the first page is rendered even without articles', async () => {
  answer([], 1, 0)
  expect(await load('/articles')).toMatchObject({ articles: [], pagination: { total_pages: 0 } })
})
