import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'playwright/test'
import type { RunningSite } from '../../lib/cli/running-site'
import { type Nginx, startNginx } from '../bench/nginx'
import type { RawAnswer } from '../raw-request'
import { copyBuild, removeBuild } from '../copied-build'
import { BROTLI, has, hasBrotli, missing, NGINX } from '../programs'
import { makePageFilesFolder, pagesIn, removePageFilesFolder } from '../page-files-folder'
import { startSite } from '../site'
import { ARTICLE, askFor, HOST } from './behind-nginx'

type Encoding = 'br' | 'gzip' | 'plain'
/** Client, header (null for none), encoding without the Brotli module, and encoding with it or from a page file. */
type Case = [who: string, header: string | null, without: Encoding, best: Encoding]

const CASES: Case[] = [
  ['Chrome, Edge, Firefox', 'gzip, deflate, br, zstd', 'gzip', 'br'],
  ['Safari', 'gzip, deflate, br', 'gzip', 'br'],
  ['older browsers, and http:', 'gzip, deflate', 'gzip', 'gzip'],
  ['crawlers', 'gzip,deflate,br', 'gzip', 'br'],
  ['curl --compressed', 'deflate, gzip, br, zstd', 'gzip', 'br'],
  ['anything', '*', 'gzip', 'gzip'],
  ['weights', 'br;q=1.0, gzip;q=0.8, *;q=0.1', 'gzip', 'br'],
  ['capitals', 'GZIP', 'gzip', 'gzip'],
  ['an old name', 'x-gzip', 'gzip', 'gzip'],
  ['Brotli refused', 'br;q=0, gzip', 'gzip', 'gzip'],
  ['Brotli refused, anything else', 'br;q=0, *', 'gzip', 'gzip'],
  ['Brotli alone', 'br', 'plain', 'br'],
  ['gzip refused', 'gzip;q=0, br', 'plain', 'br'],
  ['gzip refused in three digits', 'gzip; q=0.000', 'plain', 'plain'],
  ['Brotli refused alone', 'br;q=0', 'plain', 'plain'],
  ['curl', null, 'plain', 'plain'],
  ['identity', 'identity', 'plain', 'plain'],
  ['all refused', 'identity, *;q=0', 'plain', 'plain'],
  ['an empty header', '', 'plain', 'plain'],
  ['other names', 'zstd, notgzip, brx, gzip-x', 'plain', 'plain'],
]
const DECODE: Record<Encoding, (bytes: Buffer) => Buffer> = {
  br: (bytes) => brotliDecompressSync(bytes),
  gzip: (bytes) => gunzipSync(bytes),
  plain: (bytes) => bytes,
}

const DIST = '.next-encoding'
let site: RunningSite
let pageFiles: string

test.beforeAll(async () => {
  test.skip(!has(NGINX), missing(NGINX))
  // A separate copy of the build: no other test renders its pages, and they aren't regenerated between comparisons.
  copyBuild(DIST)
  pageFiles = makePageFilesFolder()
  site = await startSite(DIST, { REVALIDATE_SECONDS: '86400', PAGE_FILES_DIR: pageFiles })
})
test.afterAll(async () => {
  await site?.stop()
  removePageFilesFolder(pageFiles)
  removeBuild(DIST)
})

for (const { brotli, isFile } of [
  { brotli: false, isFile: false },
  { brotli: false, isFile: true },
  { brotli: true, isFile: false },
  { brotli: true, isFile: true },
])
  test.describe(`${brotli ? 'with Brotli' : 'as shipped, without Brotli'}, ${isFile ? 'from a file' : 'from the site'}`, () => {
    let nginx: Nginx
    const ask = (address: string, header: string | null) =>
      askFor(nginx.url, address, { headers: header === null ? {} : { 'accept-encoding': header } })

    test.beforeAll(async () => {
      test.skip(brotli && !hasBrotli(), `Debian: ${BROTLI.package}`)
      nginx = await startNginx(site.url, { names: HOST, brotli, ...(isFile && { pageFiles }) })
      if (!isFile) return
      await expect
        .poll(async () => (await ask(ARTICLE, 'gzip'), pagesIn(pageFiles)), { intervals: [50] })
        .toContain(ARTICLE)
    })
    test.afterAll(() => nginx?.stop())

    for (const [who, header, without, best] of CASES)
      test(`${who} (${header ?? 'no header'}): ${brotli || isFile ? best : without}`, async () => {
        const expected = brotli || isFile ? best : without
        const plain = (await askFor(site.url, ARTICLE)).bytes
        // Twice: as sent by the site, and as cached by nginx.
        for (const answer of [await ask(ARTICLE, header), await ask(ARTICLE, header)]) {
          expect(encodingOf(answer)).toBe(expected)
          expect(DECODE[expected](answer.bytes).equals(plain)).toBe(true)
          expect(answer.headers.vary).toMatch(/accept-encoding/i)
        }
      })

    test('styles, scripts and feeds are compressed as pages are, and pictures left alone', async () => {
      const html = (await askFor(site.url, ARTICLE)).bytes.toString()
      const [style, script] = [/\/_next\/[^"]+\.css/, /\/_next\/[^"]+\.js/].map(
        (file) => file.exec(html)?.[0] ?? '',
      )
      // Responses that aren't cached have no Brotli from the site itself.
      const anew = brotli ? 'br' : 'gzip'
      for (const [address, encoding] of [
        [style, 'br'],
        [script, 'br'],
        ['/rss.xml', anew],
        ['/sitemap.xml', anew],
        ['/api/portfolio/articles.php', anew],
        ['/article/texto-con-notas.md', anew],
      ]) {
        const answer = await ask(address ?? '', 'gzip, deflate, br, zstd')
        expect([answer.status, encodingOf(answer)], address).toEqual([200, encoding])
        expect(encodingOf(await ask(address ?? '', 'gzip, deflate')), address).toBe('gzip')
      }
      const picture = await ask('/images/projects/captura.png', 'gzip, deflate, br, zstd')
      expect([picture.status, encodingOf(picture)]).toEqual([200, 'plain'])
    })

    test('no spelling of the header has an entry of its own', async () => {
      const before = nginx.keptAnswers()
      for (let index = 0; index < 100; index += 1) await ask(ARTICLE, `gzip, x-${index};q=0.${index}, br`)
      expect(nginx.keptAnswers()).toBe(before)
    })
  })

function encodingOf({ headers }: RawAnswer): string {
  return headers['content-encoding'] ?? 'plain'
}
