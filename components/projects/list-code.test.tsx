import { aProject } from '@/e2e/unit/builders'
import { PROJECT_LIST } from '@/lib/projects/words'
import { listCode } from './list-code'

const { load } = listCode(PROJECT_LIST)

/** Mocks the API: it returns these projects for any requested page, with this number of pages. */
function answer(projects: unknown[], page: number, pages: number) {
  const body = { success: true, data: { projects, pagination: { page, limit: 6, total: 6 * pages, pages } } }
  global.fetch = jest.fn(async () => ({ ok: true, status: 200, json: async () => body }) as Response)
}

test('a page of the gallery is rendered with its cards and its filter', async () => {
  answer([aProject({ id: 7 })], 2, 2)
  const page = { cards: [{ id: 7 }], pagination: { page: 2, pages: 2 }, type: 'web' }
  expect(await load('/project/web/page/2')).toMatchObject(page)
  expect(await load('/en/project/web/page/2')).toMatchObject(page)
  expect(jest.mocked(fetch).mock.calls.map(([address]) => /lang=en/.test(String(address)))).toEqual([
    false,
    true,
  ])
})

test('the first page of a filter is rendered even without projects', async () => {
  answer([], 1, 0)
  expect(await load('/project/app')).toMatchObject({ cards: [], pagination: { pages: 0 }, type: 'app' })
})
