import sharp from 'sharp'
import { inlineScripts } from '../page-scripts'
import { hashSource } from '../../lib/page-policy/policy'
import { expect, test } from '../ready-page'
import { UNAVAILABLE } from '../hostile/content'
import { anArticleRow } from '../stub/rows'
import { testCookielessMeasuring } from './cookieless-measuring'
import { testFaults } from './faults'
import { eventually } from '../operation/edited-site'
import { get, refresh, site, text, upstream } from './api-backed-site'
import { testFollowing } from './following'
import { testRestarts } from './restarts'

const WITHOUT_TEXT = `id=${UNAVAILABLE.id}`

test.describe.configure({ mode: 'serial' })

test.beforeAll(() => {
  test.setTimeout(900_000) // builds the site
  return site.start()
})
test.afterAll(() => site.stop())
test.afterEach(() => {
  upstream.state.fault = null
})

test('a build requests each page of the lists once, and no articles they already contain, whatever the number of its processes', () => {
  const { calls } = site.built()
  const [articles, projects] = ['articles', 'projects'].map(
    (list) => `/api/portfolio/${list}.php?page=1&limit=50`,
  )
  // The check of the content, which runs before the build, asks for them as well, and once more for what is scheduled.
  expect(calls.filter((call) => /page=/.test(call)).toSorted()).toEqual([
    articles,
    articles,
    articles,
    projects,
    projects,
  ])
  expect(calls.filter((call) => call.includes('id=') && !call.endsWith(WITHOUT_TEXT))).toEqual([])
})

test('neither addresses made of markup nor a listed article that cannot be loaded break a build', () => {
  expect(site.built().output).toContain(': 36 articles, 8 projects.') // five of twelve payloads are valid slugs
  expect(site.built().calls).toContain(`/api/portfolio/articles.php?${WITHOUT_TEXT}`)
})

test('§7 the 30th article, beyond the ten newest, opens by its slug', async () => {
  const answer = await get('/article/articulo-1')
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('Texto del artículo 1.')
})

test('the pages were built from the upstream, with lists of three pages', async () => {
  expect(await text('/articles')).toContain('Página 1 de 3')
  expect(await text('/articles/page/3')).toContain('Artículo 6')
  expect((await get('/articles/page/4')).status).toBe(307)
})

test('a project of the API shows the story the owner wrote for its id, under the title from the API', async () => {
  expect(await text('/project/proyecto-2')).toContain('El recuento semanal de azulejos')
  expect(await text('/project')).toContain('href="/project/proyecto-5"')
  const row = upstream.state.projects.find(({ id }) => id === 5)
  if (row) row.title = 'Con otro nombre'
  await eventually(async () => (await get('/project/con-otro-nombre')).status === 200)
  await eventually(async () => (await text('/project')).includes('href="/project/con-otro-nombre"'))
  expect((await get('/project/proyecto-5')).status).toBe(307)
  if (row) row.title = 'Proyecto 5'
})

test('an edit shows within the revalidation time', async () => {
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
  expect(head).toContain('<title>Recién publicado | Blog Inés Prueba</title>')
  for (const tag of ['rel="canonical"', 'property="og:title"', 'property="og:image"', 'name="description"'])
    expect(head).toContain(tag)
})

test('a draft is never shown', async () => {
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

test('images: relative paths resolve to the upstream, broken and forbidden ones become a generated cover', async () => {
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

test('POST /api/revalidate rejects a wrong token and malformed requests', async () => {
  expect((await refresh({ all: true }, 'not-the-token')).status).toBe(401)
  expect((await refresh({})).status).toBe(400)
  expect((await refresh({ article: '../etc/passwd' })).status).toBe(400)
  expect((await fetch(`${site.url()}/api/revalidate`)).status).toBe(405)
})

// These run one after another on the same site: content published by one test is there for the next.
testFollowing()
testFaults()
testRestarts()
test.describe('measuring without cookies', testCookielessMeasuring)
