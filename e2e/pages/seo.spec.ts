import { expect, test } from 'playwright/test'
import sharp from 'sharp'
import { crawl } from '../crawl'
import { readFacts } from '../page-facts'

const ORIGIN = 'https://www.inesprueba.example'
const READ_BYTES = 100_000

const fetchPath = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${process.env.SITE_UNDER_TEST}${path}`, { headers, redirect: 'manual' })

/** Returns the path of a canonical URL: these name the public origin, while the tests run on another one. */
const pathOf = (address: string) => {
  expect(address.startsWith(`${ORIGIN}/`) || address === ORIGIN, address).toBe(true)
  return address.slice(ORIGIN.length) || '/'
}

async function sitemapPaths(): Promise<string[]> {
  const xml = await (await fetchPath('/sitemap.xml')).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => pathOf(address ?? ''))
}

/** Fetches a page like a link preview client: no scripts, and only the first bytes. */
async function preview(path: string) {
  const answer = await fetchPath(path, { 'user-agent': 'facebookexternalhit/1.1' })
  const bytes = Buffer.from(await answer.arrayBuffer()).subarray(0, READ_BYTES)
  return { status: answer.status, head: bytes.toString('utf8').split('</head>')[0] ?? '' }
}

/** What is in the picture of a preview. */
const ALT = /^(?:(?:Tarjeta con .+ el texto|Imagen de) «.+»|(?:Card with .+ the text|Picture of) “.+”)$/

test('every page has a complete preview: its own address, texts, and a JPEG of 1200 × 630 under 200 kB', async () => {
  test.setTimeout(120_000)
  const seen = new Set<string>()
  for (const path of await sitemapPaths()) {
    const { status, head } = await preview(path)
    const { meta, links, title } = readFacts(`${head}</head>`)
    const one = (name: string) => {
      expect(meta[name], `${path} ${name}`).toHaveLength(1)
      return meta[name]?.[0] ?? ''
    }
    expect(status, path).toBe(200)
    expect(title.length, path).toBeGreaterThan(5)
    expect(links.filter(({ rel }) => rel === 'canonical').map(({ href }) => pathOf(href))).toEqual([path])
    expect(pathOf(one('og:url'))).toBe(path)
    expect(one('og:title')).toBe(title)
    expect(one('og:description').length, path).toBeGreaterThan(20)
    expect(one('og:locale')).toBe(/^\/en(?:\/|$)/.test(path) ? 'en_GB' : 'es_ES')
    expect(one('og:site_name')).toBe('Inés Prueba')
    expect([one('og:image:width'), one('og:image:height'), one('og:image:type')]).toEqual([
      '1200',
      '630',
      'image/jpeg',
    ])
    expect(one('og:image:alt')).toMatch(ALT)
    expect(one('twitter:image:alt')).toBe(one('og:image:alt'))
    expect(one('twitter:card')).toBe('summary_large_image')
    const image = pathOf(one('og:image'))
    expect(pathOf(one('twitter:image'))).toBe(image)
    if (seen.has(image)) continue
    seen.add(image)
    const answer = await fetchPath(image)
    const bytes = Buffer.from(await answer.arrayBuffer())
    const { width, height, format } = await sharp(bytes).metadata()
    expect([answer.headers.get('content-type'), width, height, format], image).toEqual([
      'image/jpeg',
      1200,
      630,
      'jpeg',
    ])
    expect(bytes.length, image).toBeLessThan(200_000)
  }
  expect(seen.size).toBeGreaterThan(30)
})

test('articles have their dates, author and topics in metadata', async () => {
  const { meta } = readFacts((await preview('/article/consultas-con-indices')).head)
  expect(meta['og:type']).toEqual(['article'])
  expect(meta['article:published_time']).toEqual(['2025-07-08T11:33:56+02:00'])
  expect(meta['article:modified_time']?.[0]).toMatch(/\+0[12]:00$/)
  expect(meta['article:author']).toEqual(['Inés Prueba'])
  expect(meta['article:section']).toEqual(['tutoriales'])
  expect(meta['article:tag']).toContain('postgresql')
})

test('structured data: the site and its owner, a profile, blog postings with breadcrumbs, lists', async () => {
  const typesOf = async (path: string) =>
    readFacts(await (await fetchPath(path)).text()).data.flatMap((data) => {
      const { '@graph': graph, '@type': type, '@context': context } = data as Record<string, unknown>
      expect(context).toBe('https://schema.org')
      return graph ? (graph as { '@type': string }[]).map((node) => node['@type']) : [type]
    })
  expect(await typesOf('/')).toEqual(['WebSite', 'Person'])
  expect(await typesOf('/about')).toEqual(['ProfilePage'])
  expect(await typesOf('/articles')).toEqual(['ItemList'])
  expect(await typesOf('/articles/page/2')).toEqual(['ItemList'])
  expect(await typesOf('/project/web')).toEqual(['ItemList'])
  expect(await typesOf('/article/texto-con-notas')).toEqual(['BlogPosting', 'BreadcrumbList'])
})

test('the sitemap lists exactly the indexable canonical pages, and no link or anchor is broken', async () => {
  test.setTimeout(120_000)
  const pages = await crawl(process.env.SITE_UNDER_TEST ?? '', ORIGIN, false)
  const byPath = new Map(pages.map((page) => [page.path, page.facts]))
  for (const { path, status, facts } of pages) {
    expect(status, path).toBe(200)
    for (const href of facts?.anchors ?? []) {
      const target = new URL(href, ORIGIN + path)
      const anchor = decodeURIComponent(target.hash.slice(1))
      if (target.origin !== ORIGIN || !anchor) continue
      const ids = byPath.get(target.pathname + target.search)?.ids
      expect(ids, `${path} → ${href}`).toContain(anchor)
    }
  }
  const canonical = pages.filter(
    ({ path, facts }) =>
      facts?.links.some(({ rel, href }) => rel === 'canonical' && pathOf(href) === path) &&
      !facts.meta.robots?.some((rule) => rule.includes('noindex')),
  )
  expect((await sitemapPaths()).sort()).toEqual(canonical.map(({ path }) => path).sort())
})

test('feeds are linked from the head of every page, and an article links its Markdown', async () => {
  for (const [path, text] of [
    ['/', '/index.md'],
    ['/articles/page/2', null],
    ['/project', '/project.md'],
    ['/resume', '/resume.md'],
  ] as const) {
    const { links } = readFacts((await preview(path)).head)
    const offered = links
      .filter(({ rel, type }) => rel === 'alternate' && type)
      .map(({ type, href }) => `${type} ${pathOf(href)}`)
    expect(offered.sort()).toEqual([
      'application/atom+xml /atom.xml',
      'application/feed+json /feed.json',
      'application/rss+xml /rss.xml',
      ...(text ? [`text/markdown ${text}`] : []),
    ])
  }
  const { links } = readFacts((await preview('/article/texto-con-notas')).head)
  const markdown = links.find(({ type }) => type === 'text/markdown')?.href ?? ''
  const answer = await fetchPath(pathOf(markdown))
  expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  expect(answer.headers.get('link')).toContain(`<${ORIGIN}/article/texto-con-notas>; rel="canonical"`)
  expect(await answer.text()).toMatch(/^# Texto con notas\n\n> /)
  expect((await fetchPath('/article/no-existe.md')).status).toBe(404)
})

test('an unknown article is noindex, declared once', async () => {
  const answer = await fetchPath('/article/no-existe')
  expect(answer.status).toBe(404)
  expect((await answer.text()).match(/<meta name="robots"[^>]*>/g)).toEqual([
    '<meta name="robots" content="noindex"/>',
  ])
})

test('robots.txt lists the sitemap; a non-canonical host is not indexed', async () => {
  expect(await (await fetchPath('/robots.txt')).text()).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  const elsewhere = await fetchPath('/about')
  expect(elsewhere.headers.get('x-robots-tag')).toBe('noindex')
})

test('llms.txt links to the Markdown of every article', async () => {
  const text = await (await fetchPath('/llms.txt')).text()
  expect(text).toMatch(/^# Inés Prueba\n\n> /)
  expect(text.match(/\/article\/[^)]+\.md\)/g)?.length).toBeGreaterThanOrEqual(26)
})

test('a former address of the site redirects permanently, with its query string', async () => {
  for (const [from, to] of [
    ['/bitacora', '/articles'],
    ['/article/antiguo', '/articles'],
    ['/project/antigua-web', '/project/web'],
    ['/a%C3%B1o-viejo', '/about'],
    ['/images/vieja.png', '/about'],
    ['/curriculum?de=correo', '/resume?de=correo'],
  ] as const) {
    const answer = await fetchPath(from)
    expect([answer.status, answer.headers.get('location')]).toEqual([308, to])
  }
})
