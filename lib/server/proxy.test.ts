import { fakeContent, resetContent } from '@/e2e/unit/fake-content'
import { site } from '@/e2e/unit/own-content'
import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server'
import { NextRequest } from 'next/server'
import { anArticle, aProject } from '@/e2e/unit/builders'
import { processWide } from '../site/once'
import { config, proxy } from '@/proxy'

const ORIGIN = new URL(site.url).origin

const ask = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
  proxy(new NextRequest(ORIGIN + path, { method, headers }))

/** What is shown for a part that the site doesn't have, where it has its page cache. */
const MISSING = { es: 'shows /missing', en: 'shows /en/missing' }

/** The proxy's decision as one line. */
async function decision(path: string, method?: string, given?: Record<string, string>): Promise<string> {
  const { status, headers } = await ask(path, method, given)
  const rewritten = headers.get('x-middleware-rewrite')
  if (headers.get('x-middleware-next') === '1') return 'page'
  if (rewritten) return `shows ${rewritten.slice(ORIGIN.length)}`
  const location = headers.get('location')
  return location === null ? String(status) : `${status} ${location.replace(ORIGIN, '')}`
}

beforeEach(() => {
  resetContent()
  fakeContent.articles = [anArticle({ slug: 'uno' }), anArticle({ id: 2, slug: 'año' })]
  fakeContent.projects = [aProject({ tipo: 'web' })]
  fakeContent.translations = { año: { content: 'Text.' } }
  site.without = []
})

test.each([
  ['/article/uno', 'page'],
  ['/article/a%C3%B1o', 'page'],
  ['/articles', 'page'],
  ['/about', 'page'],
  ['/resume', 'page'],
  ['/resume/web', 'page'],
  ['/en/resume/web', 'page'],
  ['/resume/WEB', '301 /resume/web'],
  ['/resume/nada', '307 /'],
  ['/resume/web/mas', '307 /'],
  ['/api/health', 'page'],
  ['/article/uno.md', 'shows /markdown/article/uno'],
  ['/article/uno.md?de=correo', 'shows /markdown/article/uno?de=correo'],
  ['/article/nada', 'shows /_not-found'],
  ['/article/nada.md', 'shows /_not-found'],
  ['/articles/page/9', '307 /articles'],
  ['/articles/page/1', '301 /articles'],
  ['/articles/nada', '307 /'],
  ['/project/todos', '307 /'],
  ['/missing', 'page'],
  ['/contacto', 'page'],
  ['/contacto/gracias', 'page'],
  ['/contacto/articulo/uno', 'page'],
  ['/contacto/articulo/a%C3%B1o', 'page'],
  ['/contacto/articulo/an%CC%83o', '301 /contacto/articulo/a%C3%B1o'],
  ['/contacto/articulo/nada', '307 /contacto'],
  ['/contacto/articulo/uno/mas', '307 /'],
  ['/en/contact/article/uno', '307 /en/contact'],
  ['/contacto/enviar', '303 /contacto'],
  ['/en/contact/send', '303 /en/contact'],
  ['/buscar', 'page'],
  ['/buscar?q=', 'page'],
  ['/buscar?otro=1', 'page'],
  ['/buscar/dW5v', '307 /'],
  ['/unavailable', '307 /'],
  ['/_global-error', '307 /'],
  ['/nada%00', '307 /'],
  ['/article/%E0%A4%A', '307 /'],
  ['/api/%E0%A4%A', '400'],
  ['/_next/%E0%A4%A', '400'],
  ['/apiario/%E0%A4%A', '307 /'],
  ['/en', 'page'],
  ['/en/about', 'page'],
  ['/en/project/web', 'page'],
  ['/en/article/uno', '307 /en'],
  ['/en/nada%00', '307 /en'],
  ['/english/%00', '307 /'],
])('%s redirects to %s', async (path, expected) => {
  expect(await decision(path)).toBe(expected)
})

test("without the site's page cache, a missing part has the page of unknown articles", async () => {
  site.without = ['about']
  expect([await decision('/about'), await decision('/en/about')]).toEqual([
    ...['shows /_not-found', 'shows /_not-found'],
  ])
})

test('home, about, projects and CV have a Markdown file in both languages, also at their own address', async () => {
  for (const [page, file, text] of [
    ['/', '/index.md', '/markdown/index'],
    ['/en', '/en.md', '/markdown/en'],
    ['/about', '/about.md', '/markdown/about'],
    ['/en/project', '/en/project.md', '/markdown/en/project'],
    ['/resume', '/resume.md', '/markdown/resume'],
  ] as const) {
    expect(await decision(file)).toBe(`shows ${text}`)
    expect(await decision(page, 'GET', { accept: 'text/markdown' })).toBe(`shows ${text}`)
    expect([await decision(page), await decision(text)]).toEqual(['page', 'page'])
  }
  for (const path of ['/markdown/articles', '/markdown/article/nada', '/markdown/en/politics', '/nada.md'])
    expect(await decision(path)).toMatch(/^307 |^shows \/_unknown\//)
})

test("clients that prefer Markdown get it at the article's address, and nowhere else", async () => {
  const accept = 'text/markdown, text/html;q=0.9'
  for (const method of ['GET', 'HEAD'])
    expect(await decision('/article/a%C3%B1o?de=correo', method, { accept })).toBe(
      'shows /markdown/article/a%C3%B1o?de=correo',
    )
  expect(await decision('/article/uno', 'GET', { accept: 'text/html, */*' })).toBe('page')
  for (const path of ['/articles', '/articles/page/1', '/article/nada', '/article/uno.md', '/buscar?q=uno'])
    expect(await decision(path, 'GET', { accept })).toBe(await decision(path))
  fakeContent.articles = [...fakeContent.articles, anArticle({ id: 3, slug: 'web' })]
  expect(await decision('/article/web', 'GET', { accept })).toBe('shows /markdown/article/web')
  for (const page of ['/project/web', '/project/page/2', '/articles', '/politics'])
    expect([page, (await decision(page, 'GET', { accept })).startsWith('shows')]).toEqual([page, false])
  // Under `next start -H 127.0.0.1` a rewrite arrives as a second request.
  expect(await decision('/markdown/article/uno', 'GET', { accept })).toBe('page')
  fakeContent.articles = []
  expect(await decision('/article/antiguo', 'GET', { accept })).toBe('308 /article/uno')
})

test("the Markdown file is noindex, and Markdown negotiated at the page's address is not", async () => {
  expect((await ask('/article/uno.md')).headers.get('x-robots-tag')).toBe('noindex')
  const negotiated = await ask('/article/uno', 'GET', { accept: 'text/markdown' })
  expect(negotiated.headers.get('x-robots-tag')).toBeNull()
})

test('a former address below /article redirects to its new one, with its query string', async () => {
  fakeContent.articles = []
  expect(await decision('/article/antiguo?de=correo')).toBe('308 /article/uno?de=correo')
})

test('an article takes precedence over a redirect from the same address', async () => {
  fakeContent.articles = [anArticle({ slug: 'antiguo' })]
  expect(await decision('/article/antiguo')).toBe('page')
})

test('search results are rendered per request, without other parameters of the address', async () => {
  // Without the site's page cache, Next's own would store results.
  expect(await decision('/buscar?q=uno')).toBe('page')
  processWide('page-cache', () => ({}))
  expect(await decision('/buscar?utm=x&q=uno&q=dos')).toBe('shows /buscar/dW5v')
  expect(await decision(`/buscar?q=${'x'.repeat(9_000)}`)).toBe(
    `shows /buscar/${Buffer.from('x'.repeat(100)).toString('base64url')}`,
  )
  expect(await decision('/buscar?q=%00')).toBe('page')
})

test('pages accept only read methods; API routes handle their own', async () => {
  expect(await decision('/article/uno', 'HEAD')).toBe('page')
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
    expect(await decision('/article/uno', method)).toBe('405')
  expect((await ask('/', 'POST')).headers.get('allow')).toBe('GET, HEAD')
  expect(await decision('/api/revalidate', 'POST')).toBe('page')
  expect(await decision('/apiario', 'POST')).toBe('405')
})

/*
 * Next rejects relative Location headers of the proxy, and shortens absolute ones on the request's own origin to
 * their path.
 */
test.each(['site.example', 'evil.example', 'localhost:3000'])(
  'a redirect stays on the requested host: %s',
  async (host) => {
    const location = async (path: string) =>
      (await proxy(new NextRequest(`http://${host}${path}`, { headers: { host } }))).headers.get('location')
    expect(await location('/article/antiguo?a=1')).toBe(`http://${host}/article/uno?a=1`)
    expect(await location('/article/viejo?a=1')).toBe(`http://${host}/article/uno?a=1#fin`)
    expect(await location('/articles/page/99')).toBe(`http://${host}/articles`)
    expect(await location('/articles/nada')).toBe(`http://${host}/`)
  },
)

test('the redirect to the home page is temporary and not cached', async () => {
  expect((await ask('/unavailable')).headers.get('cache-control')).toBe('no-store')
})

test('before the first successful load a prerendered page can be served', async () => {
  fakeContent.failure = new Error('the source is down')
  for (const path of ['/article/uno', '/articles/page/9', '/resume/web'])
    expect(await decision(path)).toBe('page')
})

test('an article whose body cannot be loaded is replaced temporarily; its Markdown gets an error response', async () => {
  processWide('page-cache', () => ({}))
  fakeContent.broken = ['uno']
  expect(await decision('/article/uno')).toBe('shows /unavailable')
  const markdown = await ask('/article/uno', 'GET', { accept: 'text/markdown' })
  expect([markdown.status, markdown.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(await decision('/article/uno.md')).toBe('503')
  expect(await decision('/article/a%C3%B1o')).toBe('page')
})

test('pages and files of the site are looked at, built files and pictures of routes are not', () => {
  const isSeen = (url: string, headers = {}) => unstable_doesMiddlewareMatch({ config, url, headers })
  for (const path of [
    ...[
      '/about',
      '/en',
      '/en/rss.xml',
      '/contacto/enviar',
      '/cv/es/cv.docx',
      '/preview/uno/clave',
      '/buscar/dW5v',
    ],
    ...['/markdown/article/uno', '/unavailable', '/_global-error', '/usos', '/fotos/a.jpg', '/api/foto.jpg'],
    ...['/_next/%E0%A4%A', '/api/%E0%A4%A', '/media/%00', `/media/${'a'.repeat(200)}`, '/media'],
  ])
    expect([path, isSeen(path)]).toEqual([path, true])
  for (const path of ['/', '/_next/static/a.js', '/media/page/about.jpg', '/images/a.jpg', '/api/health'])
    expect([path, isSeen(path)]).toEqual([path, false])
  expect(isSeen('/', { accept: 'text/markdown, */*' })).toBe(true)
})

describe('parts of the site, and own pages', () => {
  beforeAll(() => processWide('page-cache', () => ({})))

  test.each([
    ...['/about', '/contacto', '/contacto/enviar', '/contacto/gracias', '/politics'],
    ...['/resume', '/resume/web', '/cv.pdf', '/cv/es/cv.docx', '/resume.json', '/en/about', '/en/resume/web'],
    ...['/en/contact', '/en/contact/send'],
  ])('a part that is switched off has no page and no file: %s', async (path) => {
    expect(await decision(path)).not.toContain('missing')
    site.without = ['about', 'contact', 'privacy', 'resume']
    expect(await decision(path)).toBe(path.startsWith('/en/') ? MISSING.en : MISSING.es)
    for (const kept of ['/articles', '/project', '/rss.xml']) expect(await decision(kept)).toBe('page')
  })

  test.each([
    ...['/articles', '/articles/page/2', '/article/nada', '/articles/archivo', '/etiquetas', '/etiqueta/php'],
    ...['/serie/x', '/suscribirse', '/rss.xml', '/atom.xml', '/feed.json', '/llms-full.txt', '/en/articles'],
  ])('where there are no articles, their pages and feeds are missing: %s', async (path) => {
    fakeContent.articles = []
    expect(await decision(path)).toBe(path.startsWith('/en/') ? MISSING.en : MISSING.es)
    expect(await decision('/project')).toBe('page')
    fakeContent.failure = new Error('nothing was ever read')
    expect(await decision(path)).toBe('page')
  })

  test.each(['/project', '/project/web', '/project/todos', '/project/x.md'])(
    'where there are no projects, neither is their page: %s',
    async (path) => {
      fakeContent.projects = []
      expect([await decision(path), await decision(`/en${path}`)]).toEqual([
        'shows /missing',
        'shows /en/missing',
      ])
      expect(await decision('/articles')).toBe('page')
    },
  )

  test('without English articles only the English list and feeds are missing', async () => {
    fakeContent.translations = {}
    const paths = ['/en/articles', '/en/rss.xml', '/articles', '/rss.xml', '/en/about']
    expect(await Promise.all(paths.map((path) => decision(path)))).toEqual([
      ...[MISSING.en, MISSING.en],
      ...['page', 'page', 'page'],
    ])
  })

  test('an own page is shown at its address; others with one segment are unknown ones', async () => {
    const page = { slug: 'usos', language: 'es', title: 'Usos', description: 'D.', menu: null, content: '' }
    fakeContent.parts = { ownPages: [page, { ...page, language: 'en' }, { ...page, slug: 'libros' }] }
    const files = [
      '/cv.pdf',
      '/favicon.ico',
      '/robots.txt',
      '/sitemap.xml',
      '/manifest.webmanifest',
      '/apple-touch-icon.png',
    ]
    const elsewhere = ['/.well-known/security.txt', '/admin/sveltia-cms.js', '/sitemap/1.xml']
    for (const path of [...files, ...elsewhere, '/usos', '/en/usos', '/libros', '/unknown/deeper.php'])
      expect(await decision(path)).toBe('page')
    // Under `next start -H 127.0.0.1` a rewrite arrives as a second request.
    for (const path of ['/_not-found', '/missing', '/en/missing', '/_unknown/nada', '/_unknown/en/nada'])
      expect(await decision(path)).toBe('page')
    for (const path of [
      '/nada',
      '/en/libros',
      '/en/buscar',
      '/article',
      '/About',
      '/index.php',
      '/feed.xml',
      '/CV.pdf',
      '/a%C3%B1o',
    ])
      expect(await decision(path)).toBe(`shows /_unknown${path}`)
  })

  test('pictures in public/ are served by the site, which takes out what they tell of place and camera', async () => {
    for (const path of [
      ...['/foto.jpg', '/fotos/Casa.JPG', '/a.gif', '/b.webp', '/c.avif', '/article/d.png'],
      ...['/fotos/Casa.Jpg', '/fotos/a.HEIC', '/fotos/b.tif', '/fotos/c.jfif'],
    ]) {
      expect(unstable_doesMiddlewareMatch({ config, url: path })).toBe(true)
      expect(await decision(path)).toBe(`shows /_unknown${path}`)
    }
    for (const path of [
      '/apple-touch-icon.png',
      '/media/page/about.jpg',
      '/images/a.jpg',
      '/_next/static/a.png',
      '/dibujos/a.svg',
      '/_unknown/foto.jpg',
      '/_unknown/fotos/Casa.JPG',
    ])
      expect(await decision(path)).toBe('page')
  })

  test("the owner's redirects apply to pages of parts that are switched off", async () => {
    expect(await decision('/article/viejo')).toBe('308 /article/uno#fin')
    site.without = ['articles']
    fakeContent.articles = []
    expect(await decision('/article/viejo')).toBe('308 /article/uno#fin')
  })
})
