import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { checkPages } from './check-pages'
import type { Page } from './crawl'
import { type Finding, sortFindings } from './finding'
import { readFacts } from './page-facts'
import { writeHtmlReport } from './report-html'
import { textReport } from './report-text'

const ORIGIN = 'https://site.example'
const folder = mkdtempSync(path.join(tmpdir(), 'report-'))
let base = ''
let picture: Buffer
const server = createServer((request, response) => {
  const isMissing = !request.url?.startsWith('/media/')
  const isText = request.url === '/media/texto.jpg' || request.url === '/rota.jpg'
  response.writeHead(isMissing ? 404 : 200).end(isText ? 'no' : picture)
})

beforeAll(async () => {
  picture = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** The head of a page without findings. */
const HEAD = {
  title: '<title>Un título</title>',
  description: '<meta name="description" content="D">',
  canonical: `<link rel="canonical" href="${ORIGIN}/a">`,
  'og:title': '<meta property="og:title" content="OG título">',
  'og:description': '<meta property="og:description" content="OG descripción">',
  'og:url': '<meta property="og:url" content="x">',
  'og:image': `<meta property="og:image" content="${ORIGIN}/media/a.jpg">`,
  'og:locale': '<meta property="og:locale" content="es_ES">',
  'og:site_name': '<meta property="og:site_name" content="S">',
  'twitter:card': '<meta name="twitter:card" content="summary_large_image">',
}

function page(
  head: Partial<typeof HEAD> = {},
  fields: Partial<Page> & { body?: string; lang?: string } = {},
): Page {
  const { body = '<h1>A</h1>', lang = ' lang="es"', ...rest } = fields
  const html = `<!doctype html><html${lang}><head>${Object.values({ ...HEAD, ...head }).join('')}</head><body>${body}</body></html>`
  return { path: '/a', from: '', status: 200, html, facts: readFacts(html), ...rest }
}

const check = (...pages: Page[]) => checkPages(pages, base, ORIGIN)
const said = async (...pages: Page[]) =>
  (await check(...pages)).findings.map(
    ({ severity, where, rule, message }) => `${severity} ${where} ${rule}: ${message}`,
  )

test('a page without faults has no findings, and a preview in every network', async () => {
  const { findings, previews } = await check(page())
  expect(findings).toEqual([])
  expect(previews).toHaveLength(1)
  expect(previews[0]).toMatchObject({
    path: '/a',
    title: 'OG título',
    description: 'OG descripción',
    image: { width: 1200, height: 630, bytes: picture.length },
  })
  expect(previews[0]?.picture?.equals(picture)).toBe(true)
  expect(previews[0]?.networks.map(({ name }) => name)).toEqual([
    'WhatsApp',
    'LinkedIn',
    'X',
    'Slack',
    'Telegram',
    'Mastodon',
  ])
})

test.each<[string, Partial<typeof HEAD>, object, string]>([
  ['no title', { title: '' }, {}, 'error /a title: has no title'],
  [
    'a long title',
    { title: `<title>${'a'.repeat(111)}</title>` },
    {},
    'warning /a title: its title has 111 characters',
  ],
  ['no description', { description: '' }, {}, 'error /a description: has no description'],
  ['no language', {}, { lang: '' }, 'error /a lang: does not say its language'],
  [
    'two main headings',
    {},
    { body: '<h1>A</h1><h1>B</h1>' },
    'error /a h1: has 2 main headings instead of one',
  ],
  ['no main heading', {}, { body: '' }, 'error /a h1: has 0 main headings instead of one'],
  [
    'a picture without words',
    {},
    { body: '<h1>A</h1><img src="x">' },
    'error /a alt: has 1 pictures without an alt attribute',
  ],
  ['no canonical link', { canonical: '' }, {}, 'error /a canonical: its canonical link is missing'],
  [
    'the canonical link of another page',
    { canonical: `<link rel="canonical" href="${ORIGIN}/b">` },
    {},
    `error /a canonical: its canonical link is ${ORIGIN}/b`,
  ],
  [
    'two of them',
    { canonical: HEAD.canonical + HEAD.canonical },
    {},
    `error /a canonical: its canonical link is ${ORIGIN}/a, ${ORIGIN}/a`,
  ],
  ['no preview card', { 'twitter:card': '' }, {}, 'error /a preview: the tag twitter:card is missing'],
])('%s is found', async (_name, head, fields, finding) => {
  expect(await said(page(head, fields))).toEqual([finding])
})

test('a page that is not indexed may name another of the site as the canonical one, which has to be there', async () => {
  const head = (path: string) => ({
    canonical: `<link rel="canonical" href="${ORIGIN}${path}"><meta name="robots" content="noindex, follow">`,
  })
  const whole = page({ canonical: `<link rel="canonical" href="${ORIGIN}/b">` }, { path: '/b' })
  expect(await said(page(head('/b')), whole)).toEqual([])
  expect(await said(page(head('/c')), whole)).toEqual([
    `error /a canonical: its canonical link is ${ORIGIN}/c`,
  ])
})

test('a title of 110 characters and the home page under both of its addresses are fine', async () => {
  expect(await said(page({ title: `<title>${'a'.repeat(110)}</title>` }))).toEqual([])
  for (const href of [ORIGIN, `${ORIGIN}/`])
    expect(await said(page({ canonical: `<link rel="canonical" href="${href}">` }, { path: '/' }))).toEqual(
      [],
    )
})

test.each([`${ORIGIN}/nada.jpg`, `${ORIGIN}/rota.jpg`, 'https://other.example/media/a.jpg'])(
  'a preview whose picture (%s) can not be read is an error',
  async (address) => {
    const findings = await said(page({ 'og:image': `<meta property="og:image" content="${address}">` }))
    expect(findings[0]).toBe('error /a preview: the picture of its preview can not be read')
    expect(findings).toContain('warning /a preview: WhatsApp shows no picture')
  },
)

test('a page that answers otherwise, and where it is linked', async () => {
  const bare = { html: '', facts: null }
  expect(
    await said(
      page({}, { ...bare, path: '/nada', status: 404, from: '/a' }),
      page({}, { ...bare, path: '/muda', status: 0 }),
      page({}, { ...bare, path: '/viejo', status: 301, from: '/a' }),
      page({}, { ...bare, path: '/fijo', status: 308 }),
      page({}, { ...bare, path: '/f.pdf' }),
    ),
  ).toEqual([
    'error /nada status: answers 404 (linked from /a)',
    'error /muda status: answers nothing',
    'warning /viejo redirect: is an old address (linked from /a); link to the new one',
    'warning /fijo redirect: is an old address; link to the new one',
  ])
})

test('a link to a place that a page does not have is found; to one that it has, or on another site, not', async () => {
  const body =
    '<h1 id="está">A</h1><a href="#est%C3%A1">1</a><a href="#falta">2</a><a href="/otra#no">3</a><a href="#">4</a><a href="https://other.example/#x">5</a><a href="http://[">6</a>'
  expect(await said(page({}, { body }))).toEqual([
    "error /a anchor: the link #falta leads to a place that the page doesn't have",
  ])
})

const FINDINGS: Finding[] = [
  { severity: 'notice', rule: 'tag', where: 'a.md:10', message: 'n' },
  { severity: 'warning', rule: 'date', where: 'a.md:10', message: 'b' },
  { severity: 'warning', rule: 'date', where: 'a.md:10', message: 'a' },
  { severity: 'warning', rule: 'date', where: 'a.md:9', message: 'c' },
  { severity: 'error', rule: 'link', where: 'b.md:1', message: '<e>' },
]

test('findings are sorted by weight, then by place as a person counts, then by words', () => {
  expect(sortFindings(FINDINGS).map(({ message }) => message)).toEqual(['<e>', 'c', 'a', 'b', 'n'])
})

test('the report for a terminal', () => {
  expect(textReport(FINDINGS, 2)).toBe(
    `ERRORS
  b.md:1
    <e>  [link]

WARNINGS
  a.md:9
    c  [date]
  a.md:10
    a  [date]
  a.md:10
    b  [date]

NOTICES
  a.md:10
    n  [tag]

1 error, 3 warnings, 1 notice; 2 pages looked at`,
  )
  expect(textReport([], 0)).toBe('0 errors, 0 warnings, 0 notices; 0 pages looked at')
})

test('the report to look at has every finding, escaped, and every preview with its picture', async () => {
  const { previews } = await check(page(), page({ 'og:image': '' }, { path: '/b' }))
  const target = path.join(folder, 'doctor')
  const file = await writeHtmlReport(target, FINDINGS, previews, 'site.example')
  const html = readFileSync(file, 'utf8')
  expect(file).toBe(path.join(target, 'index.html'))
  expect(html).toContain('<p>5 findings, 2 previews.</p>')
  expect(html).toContain(
    '<tr data-severity="error"><td>error</td><td><code>b.md:1</code></td><td>&lt;e&gt;</td><td>link</td></tr>',
  )
  expect(html.match(/<h3><code>\/[ab]<\/code><\/h3>/g)).toHaveLength(2)
  expect(html.match(/<img src="0\.jpg" alt="" loading="lazy" style="aspect-ratio:1\.91">/g)).toHaveLength(5)
  expect(html.match(/<div class="none">no picture<\/div>/g)).toHaveLength(6)
  expect(html.match(/<small>site\.example<\/small><strong>OG título<\/strong>/g)).toHaveLength(12)
  expect(html.match(/<span>OG descripción<\/span>/g)).toHaveLength(10)
  expect(html.match(/<p class="warning">shows no picture<\/p>/g)).toHaveLength(6)
  expect((await sharp(path.join(target, '0.jpg')).metadata()).width).toBe(480)
  expect(existsSync(path.join(target, '1.jpg'))).toBe(false)
})

test('a picture that can be had and is none is as good as missing', async () => {
  const head = { 'og:image': `<meta property="og:image" content="${ORIGIN}/media/texto.jpg">` }
  const [preview] = (await check(page(head))).previews
  expect([preview?.picture, preview?.image]).toEqual([null, null])
})

test('a network that would leave the picture out shows none, though others show it', async () => {
  const preview = { title: 'OG título', description: '', warnings: [] }
  const networks = [
    { name: 'WhatsApp', preview: { ...preview, image: false } },
    { name: 'X', preview: { ...preview, image: true } },
    { name: 'No network', preview: { ...preview, image: true } },
  ]
  const image = { width: 1200, height: 630, bytes: picture.length }
  const seen = { path: '/a', picture, title: '', description: '', headBytes: 1, image, networks }
  const html = readFileSync(
    await writeHtmlReport(path.join(folder, 'one'), [], [seen], 'site.example'),
    'utf8',
  )
  expect(html.match(/<figcaption>\w+<\/figcaption><div class="card">\n?<(?:img|div class="none")/g)).toEqual([
    '<figcaption>WhatsApp</figcaption><div class="card"><div class="none"',
    '<figcaption>X</figcaption><div class="card"><img',
  ])
  expect(html).not.toContain('<span>')
})

test('a report takes the place of the one before', async () => {
  const target = path.join(folder, 'doctor')
  const { previews } = await check(page())
  await writeHtmlReport(target, [], previews, 'site.example')
  const html = readFileSync(await writeHtmlReport(target, [], [], 'site.example'), 'utf8')
  expect(html).toContain('<p>Nothing to complain about.</p>')
  expect(existsSync(path.join(target, '0.jpg'))).toBe(false)
})
