import { expect, test } from 'playwright/test'

type Envelope = {
  success: boolean
  message: string
  data: Record<string, never> & { articles: Row[]; projects: Row[] }
}
type Row = Record<string, unknown>

async function call(
  path: string,
): Promise<{ status: number; headers: Headers; text: string; body: Envelope }> {
  const answer = await fetch(`${process.env.SITE_UNDER_TEST}/api/portfolio/${path}`)
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, text, body: JSON.parse(text) as Envelope }
}

test('§7 articles: ten by default, without bodies, with pagination', async () => {
  const { status, body, headers } = await call('articles.php')
  expect(status).toBe(200)
  expect(body).toMatchObject({ success: true, message: 'Artículos obtenidos correctamente' })
  expect(body.data.articles).toHaveLength(10)
  expect(body.data.articles[0]).not.toHaveProperty('content')
  expect(body.data.pagination).toMatchObject({
    current_page: 1,
    per_page: 10,
    has_prev: false,
    has_next: true,
  })
  expect(headers.get('cache-control')).toContain('s-maxage=300')
  expect(headers.get('access-control-allow-origin')).toBe('*')
})

test('§7 articles: a page below 1 becomes page 1, the limit is clamped to 1–50, a page past the end is empty', async () => {
  expect((await call('articles.php?page=-1')).body.data.pagination).toMatchObject({ current_page: 1 })
  expect((await call('articles.php?limit=1e9')).body.data.pagination).toMatchObject({ per_page: 50 })
  expect((await call('articles.php?limit=0')).body.data.pagination).toMatchObject({ per_page: 1 })
  const beyond = (await call('articles.php?page=999&limit=12')).body.data
  expect(beyond.articles).toEqual([])
  expect(beyond.pagination).toMatchObject({ has_prev: true, has_next: false, total_pages: 3 })
})

test('§7 articles by id: one with its body; an unknown or malformed id returns a 404 in the same envelope', async () => {
  const { body } = await call('articles.php?id=8')
  expect(body.data).toMatchObject({ id: 8, slug: 'consultas-con-indices', status: 'published' })
  expect(String(body.data.content).length).toBeGreaterThan(1000)
  for (const id of ['id=999', 'id=x', 'id[]=x', 'id=', 'id=%00', 'id=1%20or%201']) {
    const missing = await call(`articles.php?${id}`)
    expect(missing.status, id).toBe(404)
    expect(missing.body, id).toMatchObject({ success: false, data: null, message: 'Artículo no encontrado' })
    expect(missing.headers.get('cache-control')).toBe('no-store')
  }
})

test('§7 projects: all, by type, and none for an unknown type', async () => {
  const all = (await call('projects.php?limit=50')).body.data
  expect(all.projects.length).toBeGreaterThanOrEqual(14)
  const web = (await call('projects.php?limit=50&type=web')).body.data
  expect(web.projects.every((project) => project.tipo === 'web')).toBe(true)
  const app = (await call('projects.php?limit=50&type=app')).body.data
  expect(web.projects.length + app.projects.length).toBe(all.projects.length)
  expect((await call('projects.php?type=todos')).body.data.projects).toEqual([])
})

test('§7 one project by its id, 404 for an unknown one; the search is case-insensitive', async () => {
  const [first] = (await call('projects.php')).body.data.projects
  expect((await call(`projects.php?id=${first?.id}`)).body.data).toEqual(first)
  expect((await call('projects.php?slug=nada')).status).toBe(404)
  const found = (await call(`projects.php?search=${encodeURIComponent(String(first?.title).toUpperCase())}`))
    .body
  expect(found.data.projects).toContainEqual(first)
  expect((await call('projects.php?search=qqqq')).body.data.projects).toEqual([])
})

test('§7 CORS allows other sites to read the API, and article views are accepted', async ({ request }) => {
  for (const file of ['articles.php', 'projects.php', 'metadata.php', 'version.php', 'view-article.php']) {
    const answer = await request.fetch(`/api/portfolio/${file}`, { method: 'OPTIONS' })
    expect([answer.status(), await answer.text()], file).toEqual([200, ''])
    expect(answer.headers()['access-control-allow-headers'], file).toBe('Content-Type')
  }
  const view = await request.post('/api/portfolio/view-article.php', { data: { article_id: 8 } })
  expect(view.status()).toBe(204)
  const read = await request.get('/api/portfolio/view-article.php')
  expect([read.status(), read.headers().allow]).toEqual([405, 'POST, OPTIONS'])
})

test('§7 metadata and version are returned in the envelope', async () => {
  for (const file of ['metadata.php', 'version.php']) expect((await call(file)).body.success).toBe(true)
})

test('images: a cover for every article, a card for previews, and 404 for unknown articles', async ({
  request,
}) => {
  const cover = await request.get('/media/article/consultas-con-indices')
  expect(cover.headers()['content-type']).toBe('image/svg+xml')
  const share = await request.get('/media/article/con-fotografia/share.jpg')
  expect(share.headers()['content-type']).toBe('image/jpeg')
  expect((await share.body()).length).toBeLessThan(200_000)
  for (const name of ['share.jpg', '1', 'diagram-0-light.svg']) {
    const answer = await request.get(`/media/project/2/${name}`)
    expect([answer.status(), answer.headers()['content-type']?.slice(0, 6)], name).toEqual([200, 'image/'])
  }
  for (const path of [
    '/media/article/nada',
    '/media/article/con-fotografia/7',
    '/media/project/999',
    '/media/project/2/7',
    '/media/project/2/nada',
    '/media/project/1/share.jpg',
    '/media/project/x',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('health: reports the content source and its age, no address, never cached', async ({ request }) => {
  await request.get('/api/portfolio/articles.php')
  const answer = await request.get('/api/health')
  expect(answer.headers()['cache-control']).toBe('no-store')
  const body = (await answer.json()) as Record<string, unknown>
  expect(body).toMatchObject({ status: 'ok', source: 'content', articles: { failuresInARow: 0 } })
  expect(body.messages).toMatchObject({ folder: 'ok', undelivered: 0 })
  const parts = ['articles', 'client', 'messages', 'projects', 'skipped', 'source', 'status', 'version']
  expect(Object.keys(body).sort()).toEqual(parts)
})
