import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'playwright/test'
import { freePort, type RunningSite } from '../../lib/cli/running-site'
import { type Nginx, startNginx } from '../bench/nginx'
import { copyBuild, removeBuild } from '../copied-build'
import { has, missing, NGINX } from '../programs'
import { makePageFilesFolder, pagesIn, removePageFilesFolder } from '../page-files-folder'
import { FIXTURE, startSite, type Variables } from '../site'
import { askFor, HOST } from './behind-nginx'

const ROOT = path.resolve(__dirname, '../..')
const DIST = '.next-fresh'
const TOKEN = 'a-token-for-the-tests'
/** One of the newest articles, so that every list contains it. */
const SLUG = 'prueba-paseo'
const ARTICLE = `/article/${SLUG}`
/** Pages that are eventually stored as files. */
const PAGES = [ARTICLE, '/articles', '/']
const SHOWN = [...PAGES, `${ARTICLE}.md`, '/rss.xml', '/api/portfolio/articles.php?page=1&limit=50']

let folder: string
let pageFiles: string
let variables: Variables
let site: RunningSite
let nginx: Nginx

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.skip(!has(NGINX), missing(NGINX))
  folder = mkdtempSync(path.join(os.tmpdir(), 'content-'))
  cpSync(path.join(ROOT, FIXTURE), folder, { recursive: true })
  copyBuild(DIST)
  pageFiles = makePageFilesFolder()
  variables = { CONTENT_DIR: folder, REVALIDATE_TOKEN: TOKEN, PAGE_FILES_DIR: pageFiles }
  site = await startSite(DIST, variables, await freePort())
  nginx = await startNginx(site.url, { names: HOST, pageFiles })
})

test.afterAll(async () => {
  await nginx?.stop()
  await site?.stop()
  rmSync(folder, { recursive: true, force: true })
  removePageFilesFolder(pageFiles)
  removeBuild(DIST)
})

const FILE = () => path.join(folder, 'articles', `${SLUG}.md`)
async function textOf(address: string): Promise<string> {
  const { headers, bytes } = await askFor(nginx.url, address, { headers: { 'accept-encoding': 'gzip' } })
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString()
}

/** Requests pages until the site has stored them as files. */
async function keepFiles(): Promise<void> {
  for (const page of PAGES)
    await expect
      .poll(async () => (await textOf(page), pagesIn(pageFiles)), { message: page, intervals: [50] })
      .toContain(page)
}

/** Changes the article's title and excerpt. */
function edit(word: string): void {
  const text = readFileSync(FILE(), 'utf8')
  writeFileSync(
    FILE(),
    text.replace(/^title: .*/m, `title: ${word}`).replace(/^excerpt: .*/m, `excerpt: ${word}.`),
  )
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
  test(`an order that ${by} was given shows in the very next request`, async () => {
    for (const address of SHOWN) expect(await textOf(address), address).not.toContain(word)
    await keepFiles()
    edit(word)
    expect(await order(by === 'nginx' ? nginx.url : site.url)).toBe(200)
    for (const address of SHOWN) expect(await textOf(address), address).toContain(word)
  })

test('order after order, each shows at once', async () => {
  for (const word of ['Cebolla', 'Dátil', 'Espinaca', 'Frambuesa', 'Guisante']) {
    await keepFiles()
    edit(word)
    expect(await order(nginx.url)).toBe(200)
    expect(await textOf(ARTICLE)).toContain(word)
  }
})

test('an article that is taken back is gone with the next request, one that is published is there', async () => {
  const text = readFileSync(FILE(), 'utf8')
  await keepFiles()
  writeFileSync(FILE(), text.replace('status: published', 'status: draft'))
  expect(await order(nginx.url)).toBe(200)
  expect((await askFor(nginx.url, ARTICLE)).status).toBe(404)
  writeFileSync(FILE(), text)
  expect(await order(nginx.url)).toBe(200)
  expect((await askFor(nginx.url, ARTICLE)).status).toBe(200)
})

test('a refused order changes nothing', async () => {
  const refused = await askFor(nginx.url, '/api/revalidate', { method: 'POST', body: '{"all":true}' })
  expect(refused.status).toBe(401)
  expect(await textOf(ARTICLE)).toContain('Guisante')
})

test('a page that did not change is confirmed by the site, not sent again', async () => {
  const { headers } = await askFor(nginx.url, '/politics')
  expect((await askFor(nginx.url, '/politics')).headers.etag).toBe(headers.etag)
  const asked = await askFor(site.url, '/politics', { headers: { 'if-none-match': String(headers.etag) } })
  expect(asked.status).toBe(304)
})

test('while the site is away the newest text goes on, and when it is back it is followed again', async () => {
  for (const address of SHOWN) await textOf(address)
  await site.stop()
  for (const address of SHOWN) expect(await textOf(address), address).toContain('Guisante')
  const { port } = new URL(site.url)
  site = await startSite(DIST, variables, Number(port))
  edit('Habichuela')
  expect(await order(nginx.url)).toBe(200)
  for (const address of SHOWN) expect(await textOf(address), address).toContain('Habichuela')
})

test('an edit in place is followed without an order, and so is one that takes an article back', async () => {
  const { port } = new URL(site.url)
  await site.stop()
  site = await startSite(DIST, { ...variables, REVALIDATE_SECONDS: '3' }, Number(port))
  await keepFiles()
  edit('Judía')
  for (const address of SHOWN)
    await expect.poll(() => textOf(address), { message: address, timeout: 20_000 }).toContain('Judía')
  await keepFiles()
  writeFileSync(FILE(), readFileSync(FILE(), 'utf8').replace('status: published', 'status: draft'))
  await expect.poll(async () => (await askFor(nginx.url, ARTICLE)).status, { timeout: 20_000 }).toBe(404)
  await expect.poll(() => textOf('/articles'), { timeout: 20_000 }).not.toContain('Judía')
})
