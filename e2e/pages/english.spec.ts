import { expect, test } from 'playwright/test'
import { readFacts } from '../page-facts'
import { ENGLISH } from '../routes'

const ORIGIN = 'https://www.inesprueba.example'
const base = process.env.SITE_UNDER_TEST ?? ''
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(base + path, { headers, redirect: 'manual' })
const read = async (path: string) => (await ask(path)).text()

/** Returns every URL of the sitemap, with its alternate URL for each language. */
async function sitemap(): Promise<Map<string, Record<string, string>>> {
  const entries = (await read('/sitemap.xml')).match(/<url>.*?<\/url>/g) ?? []
  return new Map(
    entries.map((entry) => {
      const languages = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)]
      const address = /<loc>([^<]+)<\/loc>/.exec(entry)?.[1] ?? ''
      return [address, Object.fromEntries(languages.map(([, language, href]) => [language, href]))]
    }),
  )
}

const alternatesOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
      ([, language, href]) => [language, href],
    ),
  )

/** English paths are the Spanish ones below /en, except for the contact page. */
const englishOf = (path: string) => (path === '/contacto' ? '/en/contact' : `/en${path}`)
const spanishOf = (path: string) => (path === '/en/contact' ? '/contacto' : path.slice('/en'.length) || '/')

test('every page declares its language; both languages link to each other, on the page and in the sitemap, with Spanish as x-default', async () => {
  const listed = await sitemap()
  const english = [...listed.keys()].filter((address) => /\/en(?:\/|$)/.test(address))
  expect(english).toEqual(expect.arrayContaining(ENGLISH.map((path) => ORIGIN + path)))
  expect(english).toContain(`${ORIGIN}/en/project/web`)
  for (const [address, languages] of listed) {
    const path = address.slice(ORIGIN.length) || '/'
    const html = await read(path)
    const isEnglish = english.includes(address)
    expect(html, path).toMatch(isEnglish ? /<html[^>]* lang="en"/ : /<html[^>]* lang="es"/)
    expect(alternatesOf(html), path).toEqual(languages)
    const spanish = isEnglish ? spanishOf(path) : path
    const hasTwin = english.includes(ORIGIN + englishOf(spanish).replace(/\/$/, ''))
    const [es, en] = [spanish, englishOf(spanish)].map((local) => ORIGIN + local.replace(/\/$/, ''))
    expect(languages, path).toEqual(hasTwin ? { es, en, 'x-default': es } : {})
  }
})

test("English pages are complete without JavaScript: interface text, owner's text, and Spanish where no translation exists", async () => {
  const home = await read('/en')
  expect(home).toContain('<title>Inés Prueba | Portfolio and blog</title>')
  for (const text of [
    'Portfolio tester',
    'View projects',
    'Recent articles',
    'Queries with indexes',
    'Project 2',
  ])
    expect(home).toContain(text)
  // The owner's English file has no biography, so the Spanish one is shown.
  expect(home).toContain('Existo para que las pruebas')
  const projects = await read('/en/project')
  for (const text of ['All (16)', 'Latest work', 'What project 1 does.', 'Showing 6 of 16 projects'])
    expect(projects).toContain(text)
  expect(await read('/en/project/web')).toContain('(filter: web)')
  expect(await read('/en/about')).toMatch(/Who I am[^]*Short walks in the pastures[^]*Days coding/)
  const [queries, notebook] = await Promise.all(
    ['consultas-con-indices', 'prueba-cuaderno'].map((slug) => read(`/en/article/${slug}`)),
  )
  const article = `${queries}${notebook}`
  for (const text of [
    'Back to articles',
    'July 2025, 11:33',
    'Tip</strong>',
    '>Notes<',
    'Copy the code',
    'min read',
  ])
    expect(article).toContain(text)
  for (const path of ENGLISH)
    expect(await read(path), path).not.toMatch(
      /Desarrollado por|Saltar al contenido|Activar modo|pestaña nueva/,
    )
})

test('Spanish text without an English translation is marked as Spanish', async () => {
  expect(await read('/en')).toMatch(/<p lang="es">Existo para que las pruebas/)
  const projects = await read('/en/project')
  expect(projects).toMatch(/<h2[^>]* lang="es"[^>]*>(?:<a[^>]*>)?Proyecto 3</)
  expect(projects.match(/<h2[^>]* lang="es"/g)).toHaveLength(1)
  for (const path of ['/', '/project', '/en/about'])
    expect(await read(path), path).not.toMatch(/<(?:p|ul|li|h\d)[^>]* lang="es"/)
})

test('structured data states the page language and the languages the owner speaks', async () => {
  const dataOf = async (path: string) => JSON.stringify(readFacts(await read(path)).data)
  expect(await dataOf('/en/about')).toContain('"inLanguage":"en"')
  expect(await dataOf('/about')).toContain('"inLanguage":"es"')
  for (const path of ['/', '/en']) {
    expect(await dataOf(path)).toContain('"inLanguage":["es","en"]')
    expect(await dataOf(path)).toMatch(/"knowsLanguage":\["es"/)
  }
  const article = await dataOf('/en/article/consultas-con-indices')
  expect(article).toContain('"inLanguage":"en"')
  expect(article).toContain(`"translationOfWork":{"@id":"${ORIGIN}/article/consultas-con-indices#articulo"}`)
})

test('English articles have their own feeds, and appear in none of the Spanish ones', async () => {
  for (const [feed, language] of [
    ['rss.xml', '<language>en</language>'],
    ['atom.xml', '<feed'],
    ['feed.json', '"language":"en"'],
  ] as const) {
    const english = await read(`/en/${feed}`)
    expect(english).toContain(language)
    expect(english).toContain(`${ORIGIN}/en/article/consultas-con-indices`)
    expect(english.match(/Queries with indexes/g)?.length).toBeGreaterThan(0)
    expect(await read(`/${feed}`)).not.toContain('Queries with indexes')
  }
  expect(await read('/articles')).not.toContain('Queries with indexes')
  expect((await ask('/article/consultas-con-indices.en')).status).toBe(404)
})

test('images of an English page are in English', async () => {
  const html = await read('/en/article/consultas-con-indices')
  const [, share = ''] =
    /property="og:image" content="https:\/\/www\.inesprueba\.example([^"]+)"/.exec(html) ?? []
  expect(share).toMatch(/^\/media\/article\/consultas-con-indices\.en\/share\.jpg\?v=/)
  const [english = Buffer.alloc(0), spanish = Buffer.alloc(0)] = await Promise.all(
    [share, '/media/article/consultas-con-indices/share.jpg'].map(async (path) =>
      Buffer.from(await (await ask(path)).arrayBuffer()),
    ),
  )
  expect(Buffer.compare(english, spanish)).not.toBe(0)
  const page = /property="og:image" content="https:\/\/www\.inesprueba\.example([^"]+)"/.exec(
    await read('/en/about'),
  )
  expect((await ask(page?.[1] ?? '')).headers.get('content-type')).toBe('image/jpeg')
})

test('an unknown address below /en redirects to /en, any other to /, and lists keep their pages', async () => {
  for (const [path, status, location] of [
    ['/en/nada', 307, '/en'],
    ['/en/nada/de/nada', 307, '/en'],
    ['/en/articles/page/2', 307, '/en'],
    ['/en/article/no-existe', 307, '/en'],
    ['/en/article/texto-con-notas', 307, '/en'],
    ['/en/article/consultas-con-indices.md', 200, null],
    ['/en/article/no-existe.md', 307, '/en'],
    ['/en/project/juegos', 307, '/en'],
    ['/en/project/page/99', 307, '/en/project'],
    ['/en/project/page/1', 301, '/en/project'],
    ['/en/project/web/page/1', 301, '/en/project/web'],
    ['/english', 307, '/'],
    ['/en/project/page/2', 200, null],
    ['/en/project/app', 200, null],
  ] as const) {
    const answer = await ask(path)
    expect([answer.status, answer.headers.get('location')], path).toEqual([status, location])
  }
})

test('no browser is redirected to a language other than the requested one', async () => {
  for (const [path, language] of [
    ['/', 'en-GB,en'],
    ['/en', 'es-ES,es'],
  ] as const) {
    const answer = await ask(path, { 'accept-language': language, cookie: 'NEXT_LOCALE=en' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('vary') ?? '').not.toMatch(/accept-language/i)
  }
})
