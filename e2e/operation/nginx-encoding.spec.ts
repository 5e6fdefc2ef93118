import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'playwright/test'
import { has, missing, NGINX } from '../programs'
import type { RawAnswer } from '../raw-request'
import { ARTICLE, askFor, type SiteBehindNginx, startBehindNginx } from './behind-nginx'

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

let behind: SiteBehindNginx

test.beforeAll(async () => {
  test.skip(!has(NGINX), missing(NGINX))
  behind = await startBehindNginx('.next-encoding')
})
test.afterAll(() => behind?.stop())

const ask = (address: string, header: string | null) =>
  askFor(behind.nginx.url, address, { headers: header === null ? {} : { 'accept-encoding': header } })

test('every client can decode the response, as sent by the site and as cached by nginx', async () => {
  const plain = (await askFor(behind.site.url, ARTICLE)).bytes
  for (const [who, header, accepted] of CASES)
    for (const answer of [await ask(ARTICLE, header), await ask(ARTICLE, header)]) {
      expect.soft(encodingOf(answer), who).toMatch(accepted)
      expect.soft(decoded(answer).equals(plain), who).toBe(true)
      expect.soft(answer.headers.vary, who).toMatch(/accept-encoding/i)
    }
})

test('styles, scripts and feeds are compressed like pages, and images are not', async () => {
  const html = (await askFor(behind.site.url, ARTICLE)).bytes.toString()
  const [style = '', script = ''] = [/\/_next\/[^"]+\.css/, /\/_next\/[^"]+\.js/].map(
    (file) => file.exec(html)?.[0] ?? '',
  )
  for (const address of [style, script, '/rss.xml', '/sitemap.xml', '/article/texto-con-notas.md']) {
    const answer = await ask(address, 'gzip, deflate, br, zstd')
    expect(answer.status, address).toBe(200)
    expect(encodingOf(answer), address).toMatch(COMPRESSED)
  }
  const picture = await ask('/images/projects/captura.png', 'gzip, deflate, br, zstd')
  expect([picture.status, encodingOf(picture)]).toEqual([200, 'plain'])
})

test('variants of the header do not create separate cache entries', async () => {
  await ask(ARTICLE, 'gzip, br')
  const before = behind.nginx.keptAnswers()
  for (let index = 0; index < 100; index += 1) await ask(ARTICLE, `gzip, x-${index};q=0.${index}, br`)
  expect(behind.nginx.keptAnswers()).toBe(before)
})

function encodingOf({ headers }: RawAnswer): string {
  return headers['content-encoding'] ?? 'plain'
}

function decoded(answer: RawAnswer): Buffer {
  if (encodingOf(answer) === 'br') return brotliDecompressSync(answer.bytes)
  return encodingOf(answer) === 'gzip' ? gunzipSync(answer.bytes) : answer.bytes
}
