import { listCode } from './list-code'

const { load } = listCode

/** Mocks the API: it returns these articles for any requested page, with this number of pages. */
function answer(articles: unknown[], current_page: number, total_pages: number) {
  const pagination = { current_page, per_page: 12, total_items: 12 * total_pages, total_pages }
  const body = { success: true, data: { articles, pagination } }
  global.fetch = jest.fn(async () => ({ ok: true, status: 200, json: async () => body }) as Response)
}

test('the first page is rendered even without articles', async () => {
  answer([], 1, 0)
  expect(await load('/articles')).toMatchObject({ articles: [], pagination: { total_pages: 0 } })
})
