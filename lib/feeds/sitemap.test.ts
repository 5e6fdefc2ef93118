import { site } from '@/e2e/unit/own-content'
import { anArticle, aProject } from '@/e2e/unit/builders'
import { sitemapAddresses } from './site-addresses'
import { MAX_ADDRESSES, renderAddresses, renderIndex, renderPart, renderSitemap } from './sitemap'

const ORIGIN = site.url.replace(/\/$/, '')
const articles = [
  anArticle({ id: 3, slug: 'c', updated_at: '2026-12-01 10:00:00', featured_image: '/images/c.svg' }),
  anArticle({ id: 2, slug: 'año', updated_at: '2026-12-03 10:00:00' }),
  ...Array.from({ length: 11 }, (_, index) => anArticle({ id: 10 + index, slug: `x-${index}` })),
]

/** Returns the Spanish pages, without the addresses of their English versions. */
const spanish = (content: Parameters<typeof sitemapAddresses>[0]) =>
  sitemapAddresses(content)
    .filter(({ path }) => !/^\/en(?:\/|$)/.test(path))
    .map(({ spanish: _, ...address }) => address)

test('every page is listed once, in order, with the latest change of its content', () => {
  const projects = [aProject({ imgPath: '/images/p.svg' })]
  const addresses = spanish({ articles, projects, resumeModified: '2025-06-02' })
  expect(addresses.slice(0, 6)).toEqual([
    { path: '/', modified: '2026-12-03T10:00:00+01:00' },
    { path: '/about' },
    { path: '/project', images: ['/images/p.svg'] },
    { path: '/project/web' },
    { path: '/project/app' },
    { path: '/articles', modified: '2026-12-03T10:00:00+01:00' },
  ])
  expect(addresses.slice(6, 9)).toEqual([
    { path: '/articles/page/2', modified: '2026-09-05T10:33:56+02:00' },
    { path: '/article/c', modified: '2026-12-01T10:00:00+01:00', images: ['/images/c.svg'] },
    {
      path: '/article/a%C3%B1o',
      modified: '2026-12-03T10:00:00+01:00',
      images: ['/media/article/a%C3%B1o'],
    },
  ])
  expect(addresses.slice(-5)).toEqual([
    { path: '/resume', modified: '2025-06-02' },
    { path: '/contacto' },
    { path: '/suscribirse' },
    { path: '/buscar' },
    { path: '/politics' },
  ])
  expect(addresses).toHaveLength(10 + 11 + 4)
})

test('a site without content lists neither articles nor projects, nor how to subscribe', () => {
  const paths = sitemapAddresses({ articles: [], projects: [] })
  expect(paths.map(({ path }) => path)).toEqual([
    '/',
    '/about',
    '/resume',
    '/contacto',
    '/buscar',
    '/politics',
    '/en',
    '/en/about',
    '/en/resume',
    '/en/contact',
  ])
  expect(paths.every(({ modified }) => modified === undefined)).toBe(true)
})

test('tags of several articles and series are listed with the archive; a tag of one article is not', () => {
  const topics = {
    tags: [
      { slug: 'php', name: 'PHP', count: 2 },
      { slug: 'año', name: 'Año', count: 1 },
    ],
    series: [{ slug: 'caché', name: 'Caché', count: 1 }],
  }
  const paths = spanish({ articles: [anArticle()], projects: [], topics }).map(({ path }) => path)
  expect(paths.slice(-9)).toEqual([
    '/articles/archivo',
    '/etiquetas',
    '/etiqueta/php',
    '/serie/cach%C3%A9',
    '/resume',
    '/contacto',
    '/suscribirse',
    '/buscar',
    '/politics',
  ])
  const without = sitemapAddresses({ articles: [], projects: [], topics: { tags: [], series: [] } })
  expect(without.map(({ path }) => path)).not.toContain('/etiquetas')
})

test('a list changes with its content, and when a new article shifts others onto it', () => {
  const dated = (day: number, fields: Parameters<typeof anArticle>[0] = {}) => {
    const moment = `2026-01-${String(day).padStart(2, '0')} 10:00:00`
    return anArticle({
      slug: `a-${day}`,
      published_at: moment,
      created_at: moment,
      updated_at: moment,
      ...fields,
    })
  }
  const listed = [30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18].map((day) => dated(day))
  const dates = (content: Parameters<typeof sitemapAddresses>[0]) =>
    Object.fromEntries(sitemapAddresses(content).map(({ path, modified }) => [path, modified?.slice(0, 10)]))
  const before = dates({ articles: listed, projects: [] })
  expect([before['/articles'], before['/articles/page/2']]).toEqual(['2026-01-30', '2026-01-30'])
  const newer = dates({ articles: [dated(31), ...listed], projects: [] })
  expect([newer['/articles'], newer['/articles/page/2']]).toEqual(['2026-01-31', '2026-01-31'])
  const edited = dated(30, { updated_at: '2026-02-05 10:00:00' })
  const mended = dates({ articles: [edited, ...listed.slice(1)], projects: [] })
  expect([mended['/articles'], mended['/articles/page/2']]).toEqual(['2026-02-05', '2026-01-30'])
})

test('the archive, tags and series are as recent as their articles', () => {
  const old = anArticle({ slug: 'viejo', tags: ['PHP', 'Año'], updated_at: '2026-10-01 10:00:00' })
  const young = anArticle({ id: 2, slug: 'joven', tags: ['Año'], updated_at: '2026-11-01 10:00:00' })
  const topics = {
    tags: [
      { slug: 'php', name: 'PHP', count: 2 },
      { slug: 'ano', name: 'Año', count: 2 },
    ],
    series: [{ slug: 'caché', name: 'Caché', count: 1, articles: [old] }],
  }
  const addresses = sitemapAddresses({ articles: [young, old], projects: [], topics })
  const modified = (path: string) => addresses.find((one) => one.path === path)?.modified?.slice(0, 7)
  expect(['/articles/archivo', '/etiquetas', '/etiqueta/ano'].map(modified)).toEqual(Array(3).fill('2026-11'))
  expect(['/etiqueta/php', '/serie/cach%C3%A9'].map(modified)).toEqual(['2026-10', '2026-10'])
})

test('a sitemap file', () => {
  expect(
    renderAddresses([
      { path: '/' },
      { path: '/a?b&c', modified: '2026-01-01', images: ['/i.png', '/j.png'] },
    ]),
  ).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
<url><loc>${ORIGIN}</loc></url>
<url><loc>${ORIGIN}/a?b&amp;c</loc><lastmod>2026-01-01</lastmod><image:image><image:loc>${ORIGIN}/i.png</image:loc></image:image><image:image><image:loc>${ORIGIN}/j.png</image:loc></image:image></url>
</urlset>
`,
  )
})

test('a page in both languages is listed twice, each time with both alternates', () => {
  const [first] = articles
  const listed = sitemapAddresses({ articles, translated: first ? [first] : [], projects: [aProject()] })
  const twinsOf = (paths: string[]) =>
    listed.filter(({ path }) => paths.includes(path)).map((one) => one.spanish)
  for (const path of ['/about', '/project/web', '/articles', '/article/c', '/resume'])
    expect(twinsOf([path, `/en${path}`])).toEqual([path, path])
  expect(twinsOf(['/politics', '/articles/page/2', '/article/x-1'])).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(listed.map(({ path }) => path)).not.toContain('/en/article/x-1')
  expect(renderAddresses([{ path: '/en/about', spanish: '/about' }])).toContain(
    `<loc>${ORIGIN}/en/about</loc><xhtml:link rel="alternate" hreflang="es" href="${ORIGIN}/about"/>` +
      `<xhtml:link rel="alternate" hreflang="en" href="${ORIGIN}/en/about"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="${ORIGIN}/about"/></url>`,
  )
})

test('without English articles their list is not listed', () => {
  expect(sitemapAddresses({ articles, projects: [] }).map(({ path }) => path)).not.toContain('/en/articles')
})

test('a sitemap index file', () => {
  expect(renderIndex(2)).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>${ORIGIN}/sitemap/1.xml</loc></sitemap>
<sitemap><loc>${ORIGIN}/sitemap/2.xml</loc></sitemap>
</sitemapindex>
`,
  )
})

test('the maximum number of addresses fits in one file; one more makes two', () => {
  const addresses = Array.from({ length: MAX_ADDRESSES + 1 }, (_, index) => ({ path: `/${index}` }))
  const whole = addresses.slice(1)
  expect(MAX_ADDRESSES).toBe(50_000)
  expect(renderSitemap(whole)).toContain('<urlset')
  expect(renderPart(whole, 1)).toBeNull()
  expect(renderSitemap(addresses)).toBe(renderIndex(2))
  expect(renderPart(addresses, 1)).toBe(renderAddresses(addresses.slice(0, -1)))
  expect(renderPart(addresses, 2)).toBe(renderAddresses(addresses.slice(-1)))
  expect(renderPart(addresses, 3)).toBeNull()
})

test('stories are listed, with their date if they have one', () => {
  const stories = [
    { id: 1, slug: 'uno', title: 'Uno', updatedAt: '2026-05-01 10:00:00' },
    { id: 2, slug: 'dos', title: 'Dos', updatedAt: null },
  ]
  const addresses = sitemapAddresses({ articles: [], projects: [aProject()], stories })
  expect(addresses).toContainEqual({ path: '/project/uno', modified: '2026-05-01T10:00:00+02:00' })
  expect(addresses).toContainEqual({ path: '/project/dos', modified: undefined })
})

test('the English pages: the fixed ones, and the translated articles with their own images', () => {
  const translated = [anArticle({ slug: 'uno', updated_at: '2026-12-01 10:00:00' })]
  const english = sitemapAddresses({ articles: [], translated, projects: [aProject()] }).filter(({ path }) =>
    /^\/en(?:\/|$)/.test(path),
  )
  expect(english.map(({ path }) => path)).toEqual([
    '/en',
    '/en/about',
    '/en/project',
    '/en/project/web',
    '/en/project/app',
    '/en/articles',
    '/en/article/uno',
    '/en/resume',
    '/en/contact',
  ])
  expect(english[0]?.modified).toBe('2026-12-01T10:00:00+01:00')
  expect(english[6]?.images).toHaveLength(1)
})

test('only the parts of the site are listed, in each language its own', () => {
  const parts = { es: new Set(['resume', 'articles'] as const), en: new Set(['about'] as const) }
  const project = [aProject()]
  const paths = sitemapAddresses({ articles: [], projects: project, parts }).map(({ path }) => path)
  expect(paths).toEqual(['/', '/articles', '/resume', '/suscribirse', '/buscar', '/en', '/en/about'])
})

test('an article that is canonical elsewhere is not listed; its translation and other articles are', () => {
  const first = anArticle({ id: 1, slug: 'uno', canonical_url: 'https://blog.example/uno' })
  const articles = [first, anArticle({ id: 2, slug: 'dos' })]
  const paths = sitemapAddresses({ articles, translated: [first], projects: [] }).map(({ path }) => path)
  expect(paths).not.toContain('/article/uno')
  expect(paths).toEqual(expect.arrayContaining(['/article/dos', '/en/article/uno']))
})
