import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'playwright/test'

const ROUTES = ['/', '/about', '/project', '/articles', '/resume', '/politics', '/buscar'] as const
const FOLDER = path.resolve(__dirname, '../content/articles')
const SLUGS = readdirSync(FOLDER)
  .filter((name) => !name.endsWith('.en.md'))
  .map((name) => path.basename(name, '.md'))

/** Fetches a page as a reader without JavaScript gets it. */
async function read(page: string): Promise<{ status: number; html: string; head: string }> {
  const answer = await fetch(`${process.env.SITE_UNDER_TEST}${page}`, { redirect: 'manual' })
  const html = await answer.text()
  return { status: answer.status, html, head: html.slice(0, html.indexOf('</head>')) }
}

const meta = (head: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1]

for (const route of ROUTES) {
  test(`§2 ${route}: title, description, canonical link and social tags are in the head`, async () => {
    const { status, head } = await read(route)
    expect(status).toBe(200)
    expect(/<title>[^<]{10,}<\/title>/.test(head)).toBe(true)
    expect(meta(head, 'description')?.length).toBeGreaterThan(50)
    const path = route === '/' ? '' : route
    expect(head).toContain(`<link rel="canonical" href="https://www.inesprueba.example${path}"/>`)
    expect(meta(head, 'og:url')).toBe(`https://www.inesprueba.example${path}`)
    expect(meta(head, 'og:image')).toMatch(/^https:\/\//)
    expect(meta(head, 'og:locale')).toBe('es_ES')
    expect(meta(head, 'twitter:card')).toBe('summary_large_image')
  })

  test(`${route}: is in Spanish and has one h1, a main element and the shared layout`, async () => {
    const { html } = await read(route)
    expect(html).toMatch(/<html[^>]* lang="es"/)
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    for (const part of ['<main', '<footer', 'aria-label="Principal"', 'Desarrollado por '])
      expect(html).toContain(part)
  })
}

test('there are at least 26 articles, all readable at their addresses without JavaScript', async () => {
  expect(SLUGS.length).toBeGreaterThanOrEqual(26)
  for (const slug of SLUGS) {
    const { status, head, html } = await read(`/article/${slug}`)
    const title = /^title: "?(.*?)"?$/m.exec(readFileSync(path.join(FOLDER, `${slug}.md`), 'utf8'))?.[1] ?? ''
    expect(status, slug).toBe(200)
    expect(html.match(/<h1[ >]/g), slug).toHaveLength(1)
    expect(html.replace(/<[^>]+>/g, ' ').split(/\s+/).length, slug).toBeGreaterThan(400)
    expect(head, slug).toContain(
      `<link rel="canonical" href="https://www.inesprueba.example/article/${slug}"/>`,
    )
    expect(meta(head, 'og:type'), slug).toBe('article')
    expect(meta(head, 'article:published_time'), slug).toMatch(/\+0[12]:00$/)
    expect(/<title>(.*?)<\/title>/.exec(head)?.[1], slug).toBe(`${escapeHtml(title)} | Blog Inés Prueba`)
  }
})

test('§2 the list has three pages, each with its own address and canonical link', async () => {
  for (const [page, number] of [
    ['/articles', 1],
    ['/articles/page/2', 2],
    ['/articles/page/3', 3],
  ] as const) {
    const { status, html, head } = await read(page)
    expect(status).toBe(200)
    expect(html.replaceAll('<!-- -->', '')).toContain(`Página ${number} de 3`)
    expect(head).toContain(`<link rel="canonical" href="https://www.inesprueba.example${page}"/>`)
  }
})

test.describe('§2 any other path redirects to /', () => {
  const PATHS = [
    '/nada',
    '/a/b/c',
    '/article',
    '/articles/page/0',
    '/articles/page/x',
    '/articles/otra',
    '/project/todos',
    '/project/page',
    '/project/proyecto-2/otra',
    '/project/web/page/0',
    '/index.php',
    '/about/x',
    '/%E0%A4%A',
    '/article/%E0%A4%A',
    '/article/..%2f',
    '/article/a%00b',
    '/..%5cevil.com',
    `/article/${'a'.repeat(10_000)}`,
    '/api',
    '/API/x',
  ]
  for (const path of PATHS) {
    test(path.slice(0, 40), async () => {
      const answer = await fetch(`${process.env.SITE_UNDER_TEST}${path}`, { redirect: 'manual' })
      expect(answer.status).toBe(307)
      expect(new URL(answer.headers.get('location') ?? '', process.env.SITE_UNDER_TEST).href).toBe(
        `${process.env.SITE_UNDER_TEST}/`,
      )
    })
  }
})

test('§2 a page past the end redirects to its list temporarily, page 1 permanently', async () => {
  const expected = [
    ['/articles/page/99', 307, '/articles'],
    ['/articles/page/99?q=css&vista=lista', 307, '/articles?q=css&vista=lista'],
    ['/articles/page/99999999999999999999', 307, '/articles'],
    ['/articles/page/1', 301, '/articles'],
    ['/articles/page/1?vista=lista', 301, '/articles?vista=lista'],
    ['/project/page/99', 307, '/project'],
    ['/project/page/1', 301, '/project'],
    ['/project/web/page/99', 307, '/project/web'],
    ['/project/web/page/1', 301, '/project/web'],
    ['/project/app/page/99', 307, '/project/app'],
    // Only a number that a page could have redirects to a list.
    ['/articles/page/01', 307, '/'],
    ['/articles/page/-1', 307, '/'],
    ['/articles/page/1e3', 307, '/'],
    ['/project/juegos/page/2', 307, '/'],
    // First to the URL without the trailing slash, then to the list.
    ['/articles/page/99/', 308, '/articles/page/99'],
    ['/articles/page/2', 200, null],
    ['/articles/page/3', 200, null],
    ['/project/page/2', 200, null],
    ['/project/web', 200, null],
    ['/project/proyecto-2', 200, null],
    ['/project/Proyecto%202', 301, '/project/proyecto-2'],
    // The path of a project without a story redirects to its card.
    ['/project/proyecto-8', 307, '/project/page/2#proyecto-8'],
    ['/project/proyecto-1?x=1', 307, '/project?x=1#proyecto-1'],
  ] as const
  for (const [path, status, location] of expected)
    for (const method of ['GET', 'HEAD']) {
      const url = process.env.SITE_UNDER_TEST + path
      const answer = await fetch(url, { method, redirect: 'manual' })
      const got = [answer.status, answer.headers.get('location')]
      expect(got, `${method} ${path}`).toEqual([status, location])
    }
})

test('unknown paths below /_next and /api return 404', async () => {
  for (const path of [
    '/_next/nada',
    '/_next/static/nada.js',
    '/api/nada',
    '/api/portfolio/nada.php',
    '/api/revalidate',
  ]) {
    const method = path === '/api/revalidate' ? 'POST' : 'GET'
    const answer = await fetch(`${process.env.SITE_UNDER_TEST}${path}`, { method, redirect: 'manual' })
    expect(answer.status, path).toBe(404)
  }
})

test('§2 an unknown article returns a 404 status with the not-found panel', async () => {
  const { status, html } = await read('/article/no-existe')
  expect(status).toBe(404)
  expect(html).toContain('<title>Artículo no encontrado | Blog Inés Prueba</title>')
  expect(html).toContain('El artículo que buscas no existe o ha sido eliminado.')
  expect(html).toMatch(/<a[^>]+href="\/articles"/)
})

test('malformed query strings do not affect a static page', async () => {
  for (const query of ['?page=-1', '?limit=1e9', '?id[]=x', '?%E0%A4%A', '?q=%00']) {
    expect((await read(`/articles${query}`)).status, query).toBe(200)
  }
})

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
    .replaceAll('<', '&lt;')
}

test('one font is preloaded, self-hosted, and weighs less than 45 KB', async ({ request }) => {
  for (const route of ['/', '/articles', '/article/texto-con-notas', '/resume']) {
    const html = await (await request.get(route)).text()
    const fonts = [...html.matchAll(/<link [^>]*rel="preload" href="([^"]+)" as="font"/g)].map(
      ([, href]) => href ?? '',
    )
    expect(fonts, route).toHaveLength(1)
    expect(fonts[0]).toMatch(/^\/_next\/static\//)
    expect((await (await request.get(fonts[0] ?? '')).body()).length).toBeLessThan(45 * 1024)
  }
})
