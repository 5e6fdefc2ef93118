import { rmSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { freePort, type RunningSite } from '../../lib/cli/running-site'
import { hashSource, inlineScripts } from '../../lib/serving/inline-scripts'
import { expect, test } from '../ready-page'
import { buildSite, startSite } from '../site'
import { FAULTS } from '../stub/faults'
import { anArticleRow, aProjectRow } from '../stub/rows'
import { createUpstream } from '../stub/upstream'

const DIST = '.next-test'
const TOKEN = 'a-token-for-the-tests'
const REVALIDATE_SECONDS = 2

test.describe.configure({ mode: 'serial' })

const upstream = createUpstream({
  articles: Array.from({ length: 30 }, (_, index) => anArticleRow(index + 1)),
  projects: Array.from({ length: 8 }, (_, index) => aProjectRow(index + 1)),
})
let site: RunningSite
let variables: Record<string, string>
let callsOfBuild: string[]

test.beforeAll(async () => {
  test.setTimeout(180_000)
  const base = await upstream.start()
  const port = await freePort()
  variables = {
    SITE_URL: `http://localhost:${port}`,
    PORTFOLIO_API_LOCAL: base,
    REVALIDATE_SECONDS: String(REVALIDATE_SECONDS),
    REVALIDATE_TOKEN: TOKEN,
  }
  const build = await buildSite(DIST, variables)
  expect(build.ok, build.output).toBe(true)
  callsOfBuild = [...upstream.state.calls]
  site = await startSite(DIST, variables, port)
})

test.afterAll(async () => {
  await site?.stop()
  await upstream.stop()
})

test.afterEach(() => {
  upstream.state.fault = null
})

const get = (path: string) => fetch(`${site.url}${path}`, { redirect: 'manual' })
const text = async (path: string) => (await get(path)).text()

function refresh(body: object, token = TOKEN): Promise<Response> {
  return fetch(`${site.url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** Asks again until it holds, well past the revalidation time: a page refreshes behind the visit that finds it old. */
async function eventually(check: () => Promise<boolean>): Promise<void> {
  await expect.poll(check, { timeout: (REVALIDATE_SECONDS + 8) * 1000, intervals: [300] }).toBe(true)
}

test('a build asks for each text once, whatever the number of its processes', () => {
  const texts = callsOfBuild.filter((call) => call.includes('id='))
  expect(texts.length).toBeGreaterThanOrEqual(30)
  expect(texts.toSorted()).toEqual([...new Set(texts)].toSorted())
})

test('§7 the 30th article, past the ten newest, opens by its slug', async () => {
  const answer = await get('/article/articulo-1')
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('Texto del artículo 1.')
})

test('the pages were built from the upstream, with lists of three pages', async () => {
  expect(await text('/articles')).toContain('Página 1 de 3')
  expect(await text('/articles/page/3')).toContain('Artículo 6')
  expect((await get('/articles/page/4')).status).toBe(307)
})

test('an edit shows by itself within the revalidation time', async () => {
  const row = upstream.state.articles.find(({ id }) => id === 30)
  if (row) row.content = 'Texto corregido por su autora.'
  await eventually(async () =>
    (await text('/article/articulo-30')).includes('Texto corregido por su autora.'),
  )
})

test('a new article appears without a rebuild, in the list and at its address', async () => {
  expect((await get('/article/recien-publicado')).status).toBe(404)
  upstream.state.articles.push(
    anArticleRow(99, {
      slug: 'recien-publicado',
      title: 'Recién publicado',
      created_at: '2026-11-19 10:00:00',
    }),
  )
  await eventually(async () => (await text('/')).includes('Recién publicado'))
  const answer = await get('/article/recien-publicado')
  const first = await answer.text()
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/^default-src 'none'/)
  for (const script of inlineScripts(first)) expect(policy).toContain(hashSource(script))
  const head = first.slice(0, first.indexOf('</head>'))
  expect(head.length).toBeLessThan(100_000)
  expect(head).toContain('<title>Recién publicado | Blog Alex Muestra</title>')
  for (const tag of ['rel="canonical"', 'property="og:title"', 'property="og:image"', 'name="description"'])
    expect(head).toContain(tag)
})

test('a draft never appears', async () => {
  upstream.state.articles.push(
    anArticleRow(100, { slug: 'borrador', title: 'Borrador secreto', status: 'draft' }),
  )
  await refresh({ all: true })
  expect((await get('/article/borrador')).status).toBe(404)
  expect(await text('/articles')).not.toContain('Borrador secreto')
})

test('a deleted article becomes the not-found page', async () => {
  expect((await get('/article/articulo-29')).status).toBe(200)
  upstream.state.articles = upstream.state.articles.filter(({ id }) => id !== 29)
  await eventually(async () => (await get('/article/articulo-29')).status === 404)
  expect(await text('/article/articulo-29')).toContain(
    'El artículo que buscas no existe o ha sido eliminado.',
  )
})

test("pictures: relative paths are the upstream's, broken and forbidden ones become a drawn cover", async () => {
  const rows = [
    anArticleRow(201, {
      slug: 'con-foto',
      featured_image: '../../image.png',
      created_at: '2001-01-01 00:00:00',
    }),
    anArticleRow(202, {
      slug: 'foto-rota',
      featured_image: 'Assets/No Existe.PNG',
      created_at: '2001-01-02 00:00:00',
    }),
    anArticleRow(203, {
      slug: 'foto-interna',
      featured_image: 'http://127.0.0.1:9/x.png',
      created_at: '2001-01-03 00:00:00',
    }),
  ]
  upstream.state.articles.push(...rows)
  expect((await refresh({ all: true })).status).toBe(200)
  const photo = await text('/article/con-foto')
  expect(photo).toMatch(/<img[^>]* srcSet="\/media\/article\/con-foto\?v=\w+&amp;w=400 400w, /)
  for (const width of [400, 800, 1200, 1600]) {
    const served = await get(`/media/article/con-foto?w=${width}`)
    expect((await sharp(Buffer.from(await served.arrayBuffer())).metadata()).width).toBe(width)
  }
  expect((await get('/media/article/con-foto?w=401')).status).toBe(404)
  expect(upstream.state.calls.filter((call) => call.includes('image.png'))).toHaveLength(1)
  const typeOf = async (slug: string) => (await get(`/media/article/${slug}`)).headers.get('content-type')
  expect(await typeOf('con-foto')).toBe('image/webp')
  expect(await typeOf('foto-rota')).toBe('image/svg+xml')
  expect(await typeOf('foto-interna')).toBe('image/svg+xml')
  expect(site.output()).toContain('is a private address')
  for (const { slug } of rows) {
    const card = await get(`/media/article/${slug}/share.jpg`)
    const { width, height, format } = await sharp(Buffer.from(await card.arrayBuffer())).metadata()
    expect([width, height, format], slug).toEqual([1200, 630, 'jpeg'])
  }
  upstream.state.articles = upstream.state.articles.filter((row) => !rows.includes(row))
  await refresh({ all: true })
})

test('POST /api/revalidate shows an edit at once', async () => {
  await text('/article/articulo-28')
  const row = upstream.state.articles.find(({ id }) => id === 28)
  if (row) Object.assign(row, { title: 'Título nuevo al momento', content: 'Cuerpo nuevo al momento.' })
  const answer = await refresh({ article: 'articulo-28' })
  expect(answer.status).toBe(200)
  expect(await text('/article/articulo-28')).toContain('Cuerpo nuevo al momento.')
  expect(await text('/articles')).toContain('Título nuevo al momento')
})

test('POST /api/revalidate refreshes projects at once', async () => {
  await text('/project')
  const row = upstream.state.projects[0]
  if (row) row.title = 'Proyecto rebautizado'
  expect((await refresh({ projects: true })).status).toBe(200)
  expect(await text('/project')).toContain('Proyecto rebautizado')
})

test('POST /api/revalidate is closed to a wrong token and to unclear orders', async () => {
  expect((await refresh({ all: true }, 'not-the-token')).status).toBe(401)
  expect((await refresh({})).status).toBe(400)
  expect((await refresh({ article: '../etc/passwd' })).status).toBe(400)
  expect((await fetch(`${site.url}/api/revalidate`)).status).toBe(405)
})

for (const fault of FAULTS) {
  test(`upstream bad (${fault}): every page that was good still answers with its content`, async () => {
    const pages = {
      '/': 'Recién publicado',
      '/articles': 'Artículo 27',
      '/article/articulo-27': 'Texto del artículo 27.',
      '/project': 'Proyecto 2',
    }
    for (const [path, content] of Object.entries(pages)) expect(await text(path)).toContain(content)
    upstream.state.fault = fault
    const before = site.output().length
    const order = await refresh({ all: true })
    expect(order.status).toBe(502)
    expect(await order.text()).not.toContain('SECRET-DETAIL')
    await new Promise((resolve) => setTimeout(resolve, REVALIDATE_SECONDS * 1000 + 200))
    for (let visit = 0; visit < 2; visit += 1) {
      for (const [path, content] of Object.entries(pages)) {
        const answer = await get(path)
        const body = await answer.text()
        expect(answer.status, path).toBe(200)
        expect(body, path).toContain(content)
        expect(body, path).not.toContain('SECRET-DETAIL')
      }
    }
    expect(site.output().slice(before)).toContain('"event":"kept.refresh-failed"')
  })
}

test('§8 an article that was never read and fails: 5xx, nothing of the inside, never kept as a page, the error panel', async ({
  page,
}) => {
  upstream.state.detailFault = 'error-500'
  upstream.state.articles.push(
    anArticleRow(101, { slug: 'sin-cuerpo', title: 'Sin cuerpo', created_at: '2026-11-20 08:00:00' }),
  )
  await refresh({ projects: true })
  await eventually(async () => (await text('/articles')).includes('Sin cuerpo'))
  const answer = await get('/article/sin-cuerpo')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('cache-control')).toContain('no-store')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await answer.text()).not.toMatch(/SECRET-DETAIL|answered 500|127\.0\.0\.1/)
  await page.goto(`${site.url}/article/sin-cuerpo`)
  await expect(page.getByRole('heading', { name: 'Error al cargar el artículo' })).toBeVisible()
  await expect(page.getByText('Error de conexión. Verifica que el servidor esté funcionando.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ver todos los artículos' })).toHaveAttribute(
    'href',
    '/articles',
  )
  upstream.state.detailFault = null
  await new Promise((resolve) => setTimeout(resolve, 5_500)) // the site leaves a failed upstream alone for five seconds
  await page.getByRole('link', { name: 'Reintentar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sin cuerpo' })).toBeVisible()
})

test('§8 an article that the upstream refuses (success false): the same panel, the server message stays in the log', async () => {
  upstream.state.detailFault = 'refused'
  upstream.state.articles.push(
    anArticleRow(102, { slug: 'rehusado', title: 'Rehusado', created_at: '2026-11-20 09:00:00' }),
  )
  await eventually(async () => (await text('/articles')).includes('Rehusado'))
  const answer = await get('/article/rehusado')
  expect(answer.status).toBe(503)
  expect(await answer.text()).not.toContain('SECRET-DETAIL')
  expect(site.output()).toContain('success is false (Error al obtener: SECRET-DETAIL)')
  upstream.state.detailFault = null
  upstream.state.articles = upstream.state.articles.filter(({ id }) => id !== 102)
  await eventually(async () => !(await text('/articles')).includes('Rehusado'))
})

test('a good page stays although nothing but the page itself is left of it, as in a fresh container', async () => {
  await site.stop()
  rmSync(path.resolve(__dirname, '../..', DIST, 'cache'), { recursive: true, force: true })
  upstream.state.detailFault = 'error-500'
  site = await startSite(DIST, variables, Number(new URL(site.url).port))
  for (const address of ['/article/articulo-27', '/article/articulo-1']) {
    const answer = await get(address)
    expect(answer.status, address).toBe(200)
    expect(await answer.text()).toContain('Texto del artículo')
  }
  upstream.state.detailFault = null
  expect((await refresh({ all: true })).status).toBe(200)
})

test('after a restart with the upstream down, good pages still answer and the order to refresh them costs none', async () => {
  await site.stop()
  upstream.state.fault = 'down'
  site = await startSite(DIST, variables, Number(new URL(site.url).port))
  expect((await refresh({ all: true })).status).toBe(502)
  for (const path of ['/', '/articles', '/article/articulo-27', '/article/articulo-1', '/project']) {
    expect((await get(path)).status, path).toBe(200)
  }
  const list = await get('/api/portfolio/articles.php?limit=50')
  expect(list.status).toBe(200)
  expect(((await list.json()) as { data: { articles: unknown[] } }).data.articles).toHaveLength(31)
  const health = await text('/api/health')
  expect(JSON.parse(health)).toMatchObject({
    status: 'degraded',
    source: 'api',
    articles: { refreshedAt: null },
  })
  expect(health).not.toContain('127.0.0.1')
})

test('upstream well again: the site follows it again', async () => {
  upstream.state.fault = null
  const row = upstream.state.articles.find(({ id }) => id === 26)
  if (row) row.content = 'De vuelta a la normalidad.'
  await eventually(async () => (await text('/article/articulo-26')).includes('De vuelta a la normalidad.'))
  await refresh({ all: true })
  expect(JSON.parse(await text('/api/health'))).toMatchObject({
    status: 'ok',
    articles: { failuresInARow: 0 },
  })
})

test('upstream down at build: the build stops and names the address and the cause', async () => {
  test.setTimeout(60_000)
  const address = `http://127.0.0.1:${await freePort()}`
  const build = await buildSite('.next-test-down', { ...variables, PORTFOLIO_API_LOCAL: address })
  expect(build.ok).toBe(false)
  expect(build.output).toContain(address)
  expect(build.output).toContain('ECONNREFUSED')
})
