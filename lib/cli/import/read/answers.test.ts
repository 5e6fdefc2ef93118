import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { anOwnSite, noteLines } from '@/e2e/unit/imported-site'

/** Responses of the server, by path and query. */
let answers: Record<string, unknown> = {}
let base = ''
const server = createServer((request, response) => {
  const answer = answers[request.url ?? '']
  response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(answer ?? { error: 'not found' }))
})

let site: ReturnType<typeof anOwnSite>
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  site = anOwnSite()
})
afterEach(() => site.close())

const LIST = {
  current_page: 1,
  per_page: 50,
  total_items: 1,
  total_pages: 1,
  has_next: false,
  has_prev: false,
}
const ROW = {
  id: 3,
  slug: 'uno',
  title: 'Uno',
  created_at: '2026-01-01 10:00:00',
  status: 'published',
  tags: ['a'],
}

test('an API whose lists have no texts is asked for each; what its rows have more is listed', async () => {
  const content = `Mira [dos](${base}/article/uno#fin).\n\n## Uno`
  answers = {
    '/api/portfolio/articles.php?page=1&limit=50': {
      success: true,
      data: { articles: [ROW], pagination: LIST },
    },
    '/api/portfolio/articles.php?id=3': { success: true, data: { ...ROW, content, views: 7 } },
    '/api/portfolio/projects.php?page=1&limit=50': {
      success: true,
      data: { projects: [], pagination: { page: 1, limit: 50, total: 0, pages: 0 } },
    },
  }
  const result = await site.import(`${base}/api/portfolio/articles.php?page=2`)
  expect(site.read('content/articles/uno.md')).toBe(
    '---\nid: 3\ntitle: Uno\ntags: [a]\nstatus: published\ncreated_at: 2026-01-01 10:00:00\n---\n\nMira [dos](/article/uno#fin).\n\n## Uno\n',
  )
  expect(noteLines(result)).toEqual(['content/articles/uno.md: the field "views" has no place here (7)'])
  expect(site.has('content/projects.json')).toBe(false)
})

test('an address that is no API is refused with a sentence', async () => {
  answers = {}
  await expect(site.import(base)).rejects.toThrow(/^The API can't be read: /)
  expect(site.state()).toEqual({})
})

test('dev.to is asked for the texts of a person, one by one', async () => {
  const article = { type_of: 'article', id: 5, title: 'Uno', slug: 'uno-abcd', path: '/ana/uno-abcd' }
  answers = {
    '/api/articles?username=ana&per_page=100&page=1': [article],
    '/api/articles/5': {
      ...article,
      body_markdown: 'Texto.',
      published_at: '2026-07-01T10:00:00Z',
      tags: ['php'],
    },
  }
  await site.import(`${base}/api/articles?username=ana`)
  expect(site.read('content/articles/uno.md')).toBe(
    '---\nid: 1\ntitle: Uno\ntags: [php]\nstatus: published\ncreated_at: 2026-07-01 12:00:00\npublished_at: 2026-07-01 12:00:00\n---\n\nTexto.\n',
  )
  await expect(site.import(`${base}/api/articles?username=nadie`)).rejects.toThrow(
    "can't be read: answered 404",
  )
})
