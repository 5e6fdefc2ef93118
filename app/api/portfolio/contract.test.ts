import { fakeContent, resetContent } from '@/e2e/unit/fake-content'
import '@/e2e/unit/own-content'
import { anArticle, aProject, aStory } from '@/e2e/unit/builders'
import * as articles from './articles.php/route'
import * as projects from './projects.php/route'
import * as view from './view-article.php/route'

type Body = { success: boolean; message: string; data: Record<string, unknown> & { projects: Row[] } }
type Row = { id: number }

async function get(route: { GET: (request: Request) => Response | Promise<Response> }, query: string) {
  const answer = await route.GET(new Request(`http://site.example/api/portfolio/x.php?${query}`))
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body }
}

/** Returns the ids of the projects in the response to a query. */
async function ids(query: string): Promise<number[]> {
  return (await get(projects, query)).body.data.projects.map(({ id }) => id)
}

beforeEach(() => {
  resetContent()
  fakeContent.projects = [
    aProject({ id: 1, title: 'Colegio de España', description: 'Una web con PHP.', tipo: 'web' }),
    aProject({ id: 2, title: 'Agenda', description: 'Citas y más citas.', tipo: 'app' }),
    aProject({ id: 3, title: 'Agenda', description: 'La versión antigua, en php.', tipo: 'web' }),
    aProject({ id: 4, title: '¡!', description: 'Ano.', tipo: 'other' }),
  ]
})

describe('§7 one project', () => {
  test.each([
    ['id=2', 2],
    ['slug=colegio-de-españa', 1],
    ['slug=colegio-de-espan%CC%83a', 1],
    ['slug=agenda', 2],
    ['id=3&slug=colegio-de-españa', 3],
    ['id=3&type=app&search=nada&page=9', 3],
  ])('%s returns project %i', async (query, id) => {
    const { status, body } = await get(projects, query)
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, message: 'Proyecto obtenido correctamente' })
    expect(body.data).toEqual(fakeContent.projects.find((project) => project.id === id))
  })

  test('with a story the project includes its slug, also in lists', async () => {
    fakeContent.stories = [aStory({ id: 3 })]
    expect((await get(projects, 'id=3')).body.data).toMatchObject({ id: 3, story: 'agenda' })
    expect((await get(projects, 'search=agenda')).body.data.projects).toMatchObject([
      { id: 2 },
      { id: 3, story: 'agenda' },
    ])
    expect((await get(projects, 'id=2')).body.data).not.toHaveProperty('story')
  })

  test.each(['id=9', 'id[]=1', 'id=x&slug=agenda', 'slug=', 'slug=Agenda', 'slug=¡!'])(
    '%s is not found',
    async (query) => {
      const { status, body, headers } = await get(projects, query)
      expect(status).toBe(404)
      expect(body).toMatchObject({ success: false, data: null, message: 'Proyecto no encontrado' })
      expect(headers.get('cache-control')).toBe('no-store')
    },
  )
})

describe('§7 lists of projects', () => {
  test.each([
    ['', [1, 2, 3, 4]],
    ['type=web', [1, 3]],
    ['type=WEB', [1, 3]],
    ['type=todos', []],
    ['search=PHP', [1, 3]],
    ['search=españa', [1]],
    ['search=%20agenda%20', [2, 3]],
    ['search=agenda&type=web', [3]],
    ['search=agenda&limit=1&page=2', [3]],
    ['limit=2&page=2', [3, 4]],
  ])('%s returns %j', async (query, expected) => {
    expect(await ids(query)).toEqual(expected)
  })

  test('the totals count the filtered projects', async () => {
    const { body } = await get(projects, 'search=agenda&limit=1')
    expect(body.data.pagination).toEqual({ page: 1, limit: 1, total: 2, pages: 2 })
  })
})

test('§7 articles: slug, search and status are ignored, and no draft is returned', async () => {
  fakeContent.articles = [anArticle({ id: 1, slug: 'uno' }), anArticle({ id: 2, slug: 'dos' })]
  const plain = (await get(articles, '')).body.data
  expect(plain.articles).toHaveLength(2)
  for (const query of ['slug=dos', 'search=nada', 'status=draft', 'status=draft&slug=x']) {
    expect((await get(articles, query)).body.data).toEqual(plain)
  }
})

describe('§7 view-article.php', () => {
  const post = (body: string) =>
    view.POST(new Request('http://site.example/api/portfolio/view-article.php', { method: 'POST', body }))

  test.each(['{"article_id": 33}', '{"article_id": "33"}', '{"article_id": 33, "more": true}'])(
    '%s is accepted, and returns no data',
    async (body) => {
      const answer = await post(body)
      expect([answer.status, await answer.text()]).toEqual([204, ''])
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    },
  )

  const tooLong = `{"article_id": 33, "x": "${'a'.repeat(1_024)}"}`
  test.each([
    '',
    '{',
    '[]',
    '{}',
    '{"article_id": 0}',
    '{"article_id": "x"}',
    '{"article_id": [1]}',
    tooLong,
  ])('%.40s is rejected', async (body) => {
    const answer = await post(body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ success: false, message: 'Petición no válida' })
  })

  test.each(['GET', 'PUT', 'PATCH', 'DELETE'] as const)('%s is not allowed', async (method) => {
    const answer = view[method]()
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
    expect(await answer.json()).toMatchObject({ success: false, data: null })
  })
})
