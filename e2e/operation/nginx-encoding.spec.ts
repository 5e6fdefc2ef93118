import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'playwright/test'
import type { RunningSite } from '../../lib/cli/running-site'
import { type Nginx, startNginx } from '../nginx'
import { copyBuild, removeBuild } from '../copied-build'
import { has, missing, NGINX } from '../programs'
import type { RawAnswer } from '../raw-request'
import { startSite } from '../site'
import { ARTICLE, askFor, HOST } from './behind-nginx'

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

const DIST = '.next-encoding'
let site: RunningSite
let nginx: Nginx

test.beforeAll(async () => {
  test.skip(!has(NGINX), missing(NGINX))
  // A separate copy of the build: no other test renders its pages, and they aren't regenerated between comparisons.
  copyBuild(DIST)
  site = await startSite(DIST, { REVALIDATE_SECONDS: '86400' })
  nginx = await startNginx(site.url, { names: HOST })
})
test.afterAll(async () => {
  await nginx?.stop()
  await site?.stop()
  removeBuild(DIST)
})

const ask = (address: string, header: string | null) =>
  askFor(nginx.url, address, { headers: header === null ? {} : { 'accept-encoding': header } })

for (const [who, header, accepted] of CASES)
  test(`${who} (${header ?? 'no header'}) can decode the response`, async () => {
    const plain = (await askFor(site.url, ARTICLE)).bytes
    // Twice: as sent by the site, and as cached by nginx.
    for (const answer of [await ask(ARTICLE, header), await ask(ARTICLE, header)]) {
      expect(encodingOf(answer)).toMatch(accepted)
      expect(decoded(answer).equals(plain)).toBe(true)
      expect(answer.headers.vary).toMatch(/accept-encoding/i)
    }
  })

test('styles, scripts and feeds are compressed like pages, and images are not', async () => {
  const html = (await askFor(site.url, ARTICLE)).bytes.toString()
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
  const before = nginx.keptAnswers()
  for (let index = 0; index < 100; index += 1) await ask(ARTICLE, `gzip, x-${index};q=0.${index}, br`)
  expect(nginx.keptAnswers()).toBe(before)
})

function encodingOf({ headers }: RawAnswer): string {
  return headers['content-encoding'] ?? 'plain'
}

function decoded(answer: RawAnswer): Buffer {
  if (encodingOf(answer) === 'br') return brotliDecompressSync(answer.bytes)
  return encodingOf(answer) === 'gzip' ? gunzipSync(answer.bytes) : answer.bytes
}
