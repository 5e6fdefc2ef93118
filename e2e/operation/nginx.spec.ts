import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'playwright/test'
import type { RunningSite } from '../../lib/cli/running-site'
import { copyBuild, removeBuild } from '../copied-build'
import { type Nginx, startNginx } from '../nginx'
import { has, missing, NGINX } from '../programs'
import type { RawAnswer } from '../raw-request'
import { startSite } from '../site'
import { ARTICLE, askFor, HOST } from './behind-nginx'

/** A copy of the build: no other test renders its pages, and they aren't rendered again between comparisons. */
const DIST = '.next-nginx'
let site: RunningSite
let nginx: Nginx

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.skip(!has(NGINX), missing(NGINX))
  copyBuild(DIST)
  site = await startSite(DIST, { REVALIDATE_SECONDS: '86400' })
  nginx = await startNginx(site.url, { names: HOST })
})
test.afterAll(async () => {
  await nginx?.stop()
  await site?.stop()
  removeBuild(DIST)
})

const ask = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  askFor(nginx.url, address, { headers, method })

test('pages keep their own headers, and can be indexed', async () => {
  for (const address of ['/', '/articles', ARTICLE, '/resume', '/rss.xml']) {
    const answer = await ask(address)
    expect(answer.status, address).toBe(200)
    expect(answer.headers['content-security-policy'], address).toContain("default-src 'none'")
    expect(answer.headers['x-robots-tag'], address).toBeUndefined()
    expect(answer.bytes.equals((await askFor(site.url, address)).bytes), address).toBe(true)
  }
})

test('the site keeps idle connections open longer than nginx does', async () => {
  const answer = await askFor(site.url, '/api/health', { headers: { connection: 'keep-alive' } })
  expect(answer.headers['keep-alive']).toBe('timeout=75')
})

test('pages and their RSC data are cached separately, and the health of the site is never cached', async () => {
  const data = await ask('/articles?_rsc', { rsc: '1' })
  expect(data.headers['content-type']).toContain('text/x-component')
  expect((await ask('/articles')).headers['content-type']).toContain('text/html')
  expect((await ask('/articles?_rsc')).headers['content-type']).toContain('text/html')
  expect((await ask('/api/health')).headers['cache-control']).toBe('no-store')
  expect((await ask('/nada/de/nada')).headers.location).toBe('/')
})

test('the API roots respond as on the site, without redirect loops', async () => {
  for (const address of ['/api', '/api/', '/api/portfolio', '/api/portfolio/']) {
    const [here, there] = [await ask(address), await askFor(site.url, address)]
    expect([address, here.status, here.headers.location]).toEqual([
      address,
      there.status,
      there.headers.location,
    ])
  }
})

test('each API query gets its own response', async () => {
  const titles = async (query: string) => (await ask(`/api/portfolio/articles.php${query}`)).bytes.toString()
  const first = JSON.parse(await titles('?page=1&limit=3')).data.articles
  const second = JSON.parse(await titles('?page=2&limit=3')).data.articles
  expect([first.length, second.length]).toEqual([3, 3])
  expect(first[0].slug).not.toBe(second[0].slug)
})

test('an article and its Markdown at the same address are cached separately, and never mixed up', async () => {
  const [page, text] = [await askFor(site.url, ARTICLE), await askFor(site.url, `${ARTICLE}.md`)]
  const before = nginx.keptAnswers()
  for (const accept of [
    'text/html, */*;q=0.8',
    'text/markdown',
    '',
    'text/markdown, text/html, */*',
    '*/*',
    'application/json;q=0.2, text/markdown, */*;q=0.1',
  ]) {
    const expected = accept.includes('markdown') ? text : page
    const answer = await ask(ARTICLE, { accept })
    expect(answer.bytes.equals(expected.bytes), accept).toBe(true)
    expect(answer.headers['content-type'], accept).toBe(expected.headers['content-type'])
    expect(String(answer.headers.vary).toLowerCase(), accept).toMatch(/(?:^|, )accept(?:,|$)/)
    const etag = String(answer.headers.etag)
    expect((await ask(ARTICLE, { accept, 'if-none-match': etag })).status, accept).toBe(304)
    expect((await ask(ARTICLE, { accept }, 'HEAD')).headers.etag, accept).toBe(etag)
  }
  await expect.poll(() => nginx.keptAnswers()).toBeLessThanOrEqual(before + 1)
})

test('nginx leaves content negotiation with quality values to the site, and caches none of it', async () => {
  const before = nginx.keptAnswers()
  for (const [accept, type] of [
    ['text/markdown;q=0.5, text/html;q=0.4', 'text/markdown; charset=utf-8'],
    ['text/markdown;q=0.5, text/html;q=0.6', 'text/html; charset=utf-8'],
    ['text/markdown;q=2', 'text/html; charset=utf-8'],
    ['text/markdown text/html', 'text/html; charset=utf-8'],
    ['text/x-markdown, "text/markdown"', 'text/html; charset=utf-8'],
    ['text/markdown /articles|', 'text/html; charset=utf-8'],
  ] as const)
    for (let time = 0; time < 2; time += 1)
      expect((await ask(ARTICLE, { accept })).headers['content-type'], accept).toBe(type)
  expect(nginx.keptAnswers()).toBe(before)
  expect((await ask('/articles', { accept: 'text/markdown' })).headers['content-type']).toContain('text/html')
})

test("search results are never cached, and the page's response is not served for the API's query", async () => {
  await ask('/buscar')
  for (const [query, found] of [
    ['consultas', '/article/consultas-con-indices'],
    ['tabla', '/article/tabla-ancha'],
  ]) {
    const answer = await ask(`/buscar?q=${query}`)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.bytes.toString()).toContain(`href="${found}`)
  }
  expect((await ask('/buscar')).bytes.equals((await askFor(site.url, '/buscar')).bytes)).toBe(true)
})

test('HEAD, then GET: the body is complete', async () => {
  const head = await ask('/politics', {}, 'HEAD')
  expect([head.status, head.bytes.length]).toEqual([200, 0])
  const whole = (await askFor(site.url, '/politics')).bytes
  expect((await ask('/politics')).bytes.equals(whole)).toBe(true)
})

test('a range request does not truncate the page for others', async () => {
  const part = await ask('/about', { range: 'bytes=0-9' })
  const whole = await ask('/about')
  expect(whole.status).toBe(200)
  expect(whole.bytes.equals((await askFor(site.url, '/about')).bytes)).toBe(true)
  expect([whole.bytes.subarray(0, 10).toString(), whole.bytes.toString()]).toContain(part.bytes.toString())
})

test("a matching ETag gets a 304; one visitor's conditional headers do not affect the next", async () => {
  const { headers } = await ask('/project')
  const known = String(headers.etag)
  const same = await ask('/project', { 'if-none-match': known })
  expect([same.status, same.bytes.length]).toEqual([304, 0])
  const others: Record<string, string>[] = [
    { 'if-match': '"other"' },
    { 'if-none-match': '*' },
    { 'if-none-match': '"other"' },
    { 'if-modified-since': 'Fri, 31 Dec 2100 00:00:00 GMT' },
    { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
  ]
  for (const conditions of others) {
    for (const address of ['/project', '/project/web']) await ask(address, conditions)
    for (const address of ['/project', '/project/web']) {
      const next = await ask(address)
      expect(next.status, JSON.stringify(conditions)).toBe(200)
      expect(next.bytes.toString(), JSON.stringify(conditions)).toContain('</html>')
    }
  }
})

/** Client, header (null for none), and the encodings in which it may be answered. */
type Case = [who: string, header: string | null, accepted: RegExp]

const COMPRESSED = /^(?:br|gzip)$/
const CASES: Case[] = [
  ['Chrome, Edge, Firefox', 'gzip, deflate, br, zstd', COMPRESSED],
  ['Safari', 'gzip, deflate, br', COMPRESSED],
  ['older browsers, and http:', 'gzip, deflate', /^gzip$/],
  ['crawlers', 'gzip,deflate,br', COMPRESSED],
  ['weights', 'br;q=1.0, gzip;q=0.8, *;q=0.1', COMPRESSED],
  ['capitals', 'GZIP', /^gzip$/],
  ['an old name', 'x-gzip', /^gzip$/],
  ['Brotli refused', 'br;q=0, gzip', /^gzip$/],
  ['Brotli alone', 'br', /^(?:br|plain)$/],
  ['gzip refused', 'gzip;q=0, br', /^(?:br|plain)$/],
  ['gzip refused in three digits', 'gzip; q=0.000', /^plain$/],
  ['curl', null, /^plain$/],
  ['identity', 'identity', /^plain$/],
  ['all refused', 'identity, *;q=0', /^plain$/],
  ['an empty header', '', /^plain$/],
  ['other names', 'zstd, notgzip, brx, gzip-x', /^plain$/],
]

const askIn = (address: string, encodings: string | null) =>
  ask(address, encodings === null ? {} : { 'accept-encoding': encodings })

test('every client can decode the response, as sent by the site and as cached by nginx', async () => {
  const plain = (await askFor(site.url, ARTICLE)).bytes
  for (const [who, header, accepted] of CASES)
    for (const answer of [await askIn(ARTICLE, header), await askIn(ARTICLE, header)]) {
      expect.soft(encodingOf(answer), who).toMatch(accepted)
      expect.soft(decoded(answer).equals(plain), who).toBe(true)
      expect.soft(answer.headers.vary, who).toMatch(/accept-encoding/i)
    }
})

test('styles, scripts and feeds are compressed like pages, and images are not', async () => {
  const html = (await askFor(site.url, ARTICLE)).bytes.toString()
  const [style = '', script = ''] = [/\/_next\/[^"]+\.css/, /\/_next\/[^"]+\.js/].map(
    (file) => file.exec(html)?.[0] ?? '',
  )
  for (const address of [style, script, '/rss.xml', '/sitemap.xml', '/article/texto-con-notas.md']) {
    const answer = await askIn(address, 'gzip, deflate, br, zstd')
    expect(answer.status, address).toBe(200)
    expect(encodingOf(answer), address).toMatch(COMPRESSED)
  }
  const picture = await askIn('/images/projects/captura.png', 'gzip, deflate, br, zstd')
  expect([picture.status, encodingOf(picture)]).toEqual([200, 'plain'])
})

test('variants of the header do not create separate cache entries', async () => {
  await askIn(ARTICLE, 'gzip, br')
  const before = nginx.keptAnswers()
  for (let index = 0; index < 100; index += 1) await askIn(ARTICLE, `gzip, x-${index};q=0.${index}, br`)
  expect(nginx.keptAnswers()).toBe(before)
})

test('a page with 12 kB of headers is served', async () => {
  const upstream = createServer((_request, response) => {
    response
      .writeHead(200, { 'x-large': 'a'.repeat(12_000), 'content-type': 'text/html' })
      .end('<p>whole</p>')
  })
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
  const large = await startNginx(`http://127.0.0.1:${(upstream.address() as AddressInfo).port}`, {
    names: HOST,
  })
  const answer = await askFor(large.url, '/article/long')
  expect([answer.status, answer.bytes.toString()]).toEqual([200, '<p>whole</p>'])
  await large.stop()
  upstream.close()
})

test('without the site, previously seen pages are still served, whatever their query string', async () => {
  await site.stop()
  for (const address of ['/', '/articles', '/articles?x=1', ARTICLE, '/rss.xml'])
    expect((await ask(address)).status, address).toBe(200)
  expect((await ask('/article/prueba-nota')).status).toBe(502)
})

function encodingOf({ headers }: RawAnswer): string {
  return headers['content-encoding'] ?? 'plain'
}

function decoded(answer: RawAnswer): Buffer {
  if (encodingOf(answer) === 'br') return brotliDecompressSync(answer.bytes)
  return encodingOf(answer) === 'gzip' ? gunzipSync(answer.bytes) : answer.bytes
}
