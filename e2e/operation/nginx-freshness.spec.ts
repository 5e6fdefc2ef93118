import { gunzipSync } from 'node:zlib'
import { expect, test } from 'playwright/test'
import { type Nginx, startNginx } from '../nginx'
import { has, missing, NGINX } from '../programs'
import { askFor, HOST } from './behind-nginx'
import { type EditedSite, startEditedSite } from './edited-site'

const TOKEN = 'a-token-for-the-tests'
/** One of the newest articles, so that every list contains it. */
const SLUG = 'prueba-paseo'
const ARTICLE = `/article/${SLUG}`
const SHOWN = [
  ARTICLE,
  '/articles',
  '/',
  `${ARTICLE}.md`,
  '/rss.xml',
  '/api/portfolio/articles.php?page=1&limit=50',
]

const FILE = `articles/${SLUG}.md`

let site: EditedSite
let nginx: Nginx

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.skip(!has(NGINX), missing(NGINX))
  site = await startEditedSite('.next-fresh', {}, undefined, {
    REVALIDATE_SECONDS: '300',
    REVALIDATE_TOKEN: TOKEN,
  })
  nginx = await startNginx(site.url(), { names: HOST })
})

test.afterAll(async () => {
  await nginx?.stop()
  await site?.stop()
})

async function textOf(address: string): Promise<string> {
  const { headers, bytes } = await askFor(nginx.url, address, { headers: { 'accept-encoding': 'gzip' } })
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString()
}

/** Waits until every address shows a word: ten seconds at most. */
async function shows(word: string): Promise<void> {
  for (const address of SHOWN)
    await expect.poll(() => textOf(address), { message: address, timeout: 10_000 }).toContain(word)
}

const statusOf = async (address: string) => (await askFor(nginx.url, address)).status

/** Changes the article's title and excerpt. */
function edit(word: string): void {
  site.edit(FILE, /^title: .*/m, `title: ${word}`)
  site.edit(FILE, /^excerpt: .*/m, `excerpt: ${word}.`)
}

async function order(base: string): Promise<number> {
  const { status } = await askFor(base, '/api/revalidate', {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ article: SLUG }),
  })
  return status
}

for (const [word, by] of [
  ['Alcaparra', 'nginx'],
  ['Berenjena', 'the site'],
] as const)
  test(`a revalidation sent to ${by} shows within ten seconds`, async () => {
    for (const address of SHOWN) expect(await textOf(address), address).not.toContain(word)
    edit(word)
    expect(await order(by === 'nginx' ? nginx.url : site.url())).toBe(200)
    await shows(word)
  })

test('each of several consecutive revalidations shows', async () => {
  for (const word of ['Cebolla', 'Dátil', 'Espinaca', 'Frambuesa', 'Guisante']) {
    edit(word)
    expect(await order(nginx.url)).toBe(200)
    await shows(word)
  }
})

test('an unpublished article disappears, and a published one appears', async () => {
  site.edit(FILE, 'status: published', 'status: draft')
  expect(await order(nginx.url)).toBe(200)
  await expect.poll(() => statusOf(ARTICLE), { timeout: 10_000 }).toBe(404)
  site.edit(FILE, 'status: draft', 'status: published')
  expect(await order(nginx.url)).toBe(200)
  await expect.poll(() => statusOf(ARTICLE), { timeout: 10_000 }).toBe(200)
})

test('a rejected revalidation changes nothing', async () => {
  const refused = await askFor(nginx.url, '/api/revalidate', { method: 'POST', body: '{"all":true}' })
  expect(refused.status).toBe(401)
  expect(await textOf(ARTICLE)).toContain('Guisante')
})

test('an unchanged page is revalidated with a 304, not sent again', async () => {
  const { headers } = await askFor(nginx.url, '/politics')
  expect((await askFor(nginx.url, '/politics')).headers.etag).toBe(headers.etag)
  const asked = await askFor(site.url(), '/politics', { headers: { 'if-none-match': String(headers.etag) } })
  expect(asked.status).toBe(304)
})

test('while the site is down the latest text is still served, and when it is back an edit shows without an order, and so does unpublishing an article', async () => {
  for (const address of SHOWN) await textOf(address)
  await site.pause()
  for (const address of SHOWN) expect(await textOf(address), address).toContain('Guisante')
  await site.restart({ REVALIDATE_SECONDS: '1' })
  edit('Habichuela')
  await shows('Habichuela')
  site.edit(FILE, 'status: published', 'status: draft')
  await expect.poll(() => statusOf(ARTICLE), { timeout: 10_000 }).toBe(404)
  await expect.poll(() => textOf('/articles'), { timeout: 10_000 }).not.toContain('Habichuela')
})
