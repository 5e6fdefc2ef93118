import { chmodSync, readdirSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'playwright/test'
import type { RunningSite } from '../../lib/cli/running-site'
import { type Nginx, startNginx } from '../bench/nginx'
import { copyBuild, removeBuild } from '../copied-build'
import { makePageFilesFolder, pagesIn, removePageFilesFolder } from '../page-files-folder'
import { has, missing, NGINX } from '../programs'
import type { RawAnswer } from '../raw-request'
import { startSite } from '../site'
import { ARTICLE, askFor, HOST } from './behind-nginx'
import { HEADERS, SPELLINGS } from './hostile-requests'

const DIST = '.next-page-files'
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd', accept: 'text/html,*/*;q=0.8' }
const PAGES = ['/', '/about', '/articles', '/articles/page/2', '/en', '/resume', ARTICLE]

let pageFiles: string
let site: RunningSite
let nginx: Nginx

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.skip(!has(NGINX), missing(NGINX))
  // A separate copy of the build: no other test renders its pages, and they aren't regenerated between comparisons.
  copyBuild(DIST)
  pageFiles = makePageFilesFolder()
  site = await start()
  nginx = await startNginx(site.url, { names: HOST, brotli: false, pageFiles })
})

test.afterAll(async () => {
  await nginx?.stop()
  await site?.stop()
  removePageFilesFolder(pageFiles)
  removeBuild(DIST)
})

const start = (port?: number) =>
  startSite(DIST, { REVALIDATE_SECONDS: '86400', PAGE_FILES_DIR: pageFiles }, port)

const ask = (address: string, headers: Record<string, string> = BROWSER, method = 'GET') =>
  askFor(nginx.url, address, { headers, method })

/** Requests a page from nginx until it is stored as a file. */
async function keep(address: string): Promise<void> {
  await expect
    .poll(async () => (await ask(address), pagesIn(pageFiles)), { message: address })
    .toContain(address)
}

/** Returns the headers that describe a page, independently of the server that sends it. */
function meaning({ headers }: RawAnswer) {
  const own =
    /^(?:accept-ranges|age|cache-control|connection|content-length|date|etag|keep-alive|server|transfer-encoding|vary|x-nextjs-.*)$/
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.test(name)))
}

const plain = ({ headers, bytes }: RawAnswer) =>
  headers['content-encoding'] === 'br'
    ? brotliDecompressSync(bytes)
    : headers['content-encoding'] === 'gzip'
      ? gunzipSync(bytes)
      : bytes

test('a page that is a file is what the site says, in every header, and the site is not asked', async () => {
  for (const address of PAGES) await keep(address)
  const own = new Map<string, RawAnswer>()
  for (const address of PAGES) own.set(address, await askFor(site.url, address, { headers: BROWSER }))
  await site.stop()
  for (const [address, expected] of own) {
    const answer = await ask(address)
    expect([answer.status, plain(answer).equals(plain(expected))], address).toEqual([200, true])
    expect(meaning(answer), address).toEqual(meaning(expected))
    expect(answer.headers['content-encoding'], address).toBe('br')
    expect(answer.headers['content-length']).toBe(String(answer.bytes.length))
    expect(String(answer.headers.vary).toLowerCase()).toBe(String(expected.headers.vary).toLowerCase())
    expect(answer.headers).not.toHaveProperty('last-modified')
    expect(answer.headers['cache-control']).toMatch(/^s-maxage=1, stale-while-revalidate=\d+$/)
    expect((await ask(`${address}?utm_source=x`)).bytes.equals(answer.bytes), address).toBe(true)
  }
})

test('a browser that has the page is told so, and HEAD has its headers', async () => {
  const { headers } = await ask('/about')
  const etag = String(headers.etag)
  const same = await ask('/about', { ...BROWSER, 'if-none-match': etag })
  expect([same.status, same.bytes.length, same.headers.etag]).toEqual([304, 0, etag])
  expect((await ask('/about', { ...BROWSER, 'if-none-match': '"other"' })).status).toBe(200)
  const head = await ask('/about', BROWSER, 'HEAD')
  expect([head.status, head.bytes.length, head.headers.etag]).toEqual([200, 0, etag])
  const part = await ask('/about', { ...BROWSER, range: 'bytes=0-9' })
  expect([part.status, part.bytes.length]).toEqual([200, Number(headers['content-length'])])
})

test('files of a process before are not answered with: pages are what the site says now', async () => {
  expect(pagesIn(pageFiles)).toEqual([...PAGES].sort())
  const before = (await ask('/about')).headers.etag
  site = await start(Number(new URL(site.url).port))
  expect(pagesIn(pageFiles)).toEqual([])
  await keep('/about')
  expect((await ask('/about')).headers.etag, 'the same page has the same ETag').toBe(before)
})

test('what is no page, or another form of it, is asked for while the page is a file', async () => {
  for (const address of [ARTICLE, '/articles', '/']) await keep(address)
  const text = await ask(ARTICLE, { accept: 'text/markdown' })
  expect(text.headers['content-type']).toBe('text/markdown; charset=utf-8')
  const data = await ask('/articles?_rsc', { rsc: '1' })
  expect(data.headers['content-type']).toContain('text/x-component')
  const unpacked = await ask(ARTICLE, { 'accept-encoding': 'identity' })
  expect([unpacked.headers['content-encoding'], unpacked.bytes.toString().slice(0, 15)]).toEqual([
    undefined,
    '<!DOCTYPE html>',
  ])
  expect((await ask('/articles', BROWSER, 'POST')).status).toBe(
    (await askFor(site.url, '/articles', { headers: BROWSER, method: 'POST' })).status,
  )
  for (const address of ['/ARTICLES', '/%61rticles', '/articles/', '//articles', '/./articles'])
    expect((await ask(address)).headers.location, address).toBe(
      (await askFor(site.url, address, { headers: BROWSER })).headers.location,
    )
  expect((await ask('/buscar?q=consultas')).headers['cache-control']).toBe('private, no-store')
  expect((await ask('/api/health')).headers['cache-control']).toBe('no-store')
  for (const [address, type] of [
    ['/robots.txt', 'text/plain'],
    ['/rss.xml', 'application/rss+xml'],
    ['/images/projects/captura.png', 'image/png'],
  ] as const)
    expect((await ask(address)).headers['content-type'], address).toContain(type)
})

test('neither another spelling nor a header of one visitor shows to the next one', async () => {
  for (const address of [ARTICLE, '/articles']) await keep(address)
  const before = new Map<string, RawAnswer>()
  for (const address of [ARTICLE, '/articles', `${ARTICLE}.md`]) before.set(address, await ask(address))
  const untouched = async (address: string, by: string) => {
    const [expected, seen] = [before.get(address), await ask(address)]
    expect(seen.headers.etag, `${address} after ${by}`).toBe(expected?.headers.etag)
    expect(expected && plain(seen).equals(plain(expected)), `${address} after ${by}`).toBe(true)
  }
  for (const [target, victim] of SPELLINGS) {
    const { status, headers } = await ask(target)
    const { status: own, headers: ownHeaders } = await askFor(site.url, target, { headers: BROWSER })
    expect([status, headers.location], target).toEqual([own, ownHeaders.location])
    await untouched(victim, target)
  }
  for (const headers of HEADERS) {
    await ask(ARTICLE, { ...BROWSER, ...headers })
    await untouched(ARTICLE, JSON.stringify(headers))
  }
})

test('the files are not to be had by name, nor anything beside them', async () => {
  const [folder = ''] = readdirSync(pageFiles).filter((name) => name.startsWith('pages-'))
  for (const address of [
    '/headers.conf',
    '/../headers.conf',
    '/..%2fheaders.conf',
    `/${folder}/about.html.gz`,
    '/about.html.gz',
    '/about.html',
    '/.html',
    '/!',
    '/!.html',
  ]) {
    const answer = await ask(address)
    expect([301, 307, 308, 400, 404], address).toContain(answer.status)
    expect(answer.bytes.toString(), address).not.toContain('portfolio_file')
  }
})

test('an address without a page is no file, however often it is asked for', async () => {
  const before = pagesIn(pageFiles)
  for (let time = 0; time < 4; time += 1)
    for (const address of ['/article/no-hay', '/nada', '/about/nada', '/buscar', '/preview/a/b'])
      expect((await ask(address)).status, address).not.toBe(500)
  expect(pagesIn(pageFiles)).toEqual(before)
})

test('files that nginx can not read are asked for', async () => {
  await keep('/about')
  const blocked = await startNginx(site.url, { names: HOST, pageFiles })
  try {
    chmodSync(pageFiles, 0o700)
    for (const address of ['/', '/about'])
      expect((await askFor(blocked.url, address, { headers: BROWSER })).status, address).toBe(200)
  } finally {
    chmodSync(pageFiles, 0o755)
    await blocked.stop()
  }
})
