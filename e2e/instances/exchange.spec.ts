import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { keepAssets } from '../../lib/cli/builds.mjs'
import { freePort, type RunningSite } from '../../lib/cli/running-site'
import { type Nginx, startNginx } from '../nginx'
import { copyBuild, deployOtherCode, removeBuild } from '../copied-build'
import { askFor, HOST } from '../operation/behind-nginx'
import { has, missing, NGINX, REDIS } from '../programs'
import { expect, test } from '../ready-page'
import { FIXTURE, startSite } from '../site'
import { type Redis, startRedis } from './redis'

/*
 * The exchange of docs/deploy.md: instances of a build with other code and other content start beside the running ones,
 * behind the same nginx, and these are stopped once the new ones answer. Every file that a page names is requested all
 * the time, in tabs opened before, during and after it.
 */
const ROOT = path.resolve(__dirname, '../..')
const FIRST = '.next-exchange-1'
const SECOND = '.next-exchange-2'
const ARTICLE = '/article/prueba-paseo'
const PAGES = [ARTICLE, '/', '/articles', '/about', '/project', '/resume', '/politics', '/rss.xml']
const TITLE = 'Un título de la nueva versión'
const TABS = 4
/** How long visitors go on before and after the exchange. */
const CALM_MS = 2_500

let folder = ''
let redis: Redis
let nginx: Nginx
let sites: RunningSite[] = []

test.beforeAll(async () => {
  test.setTimeout(300_000)
  test.skip(!has(NGINX), missing(NGINX))
  test.skip(!has(REDIS), missing(REDIS))
  redis = await startRedis(await freePort())
  folder = mkdtempSync(path.join(os.tmpdir(), 'content-'))
  for (const name of ['before', 'after'])
    cpSync(path.join(ROOT, FIXTURE), path.join(folder, name), { recursive: true })
  const file = path.join(folder, 'after/articles/prueba-paseo.md')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: .*/m, `title: ${TITLE}`))
  copyBuild(FIRST)
  deployOtherCode(SECOND)
  keepAssets(path.join(ROOT, FIRST), path.join(ROOT, SECOND))
})

test.afterEach(async () => {
  await nginx?.stop()
  await Promise.all(sites.map((site) => site.stop()))
})

test.afterAll(async () => {
  await redis?.stop()
  if (folder) rmSync(folder, { recursive: true, force: true })
  for (const dist of [FIRST, SECOND]) removeBuild(dist)
})

const assetsIn = (html: string) => [...new Set(html.match(/\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g))]

async function textOf(base: string, address: string): Promise<{ status: number; text: string }> {
  const { status, bytes } = await askFor(base, address)
  return { status, text: bytes.toString() }
}

async function assetsOf(base: string): Promise<string[]> {
  const pages = await Promise.all(PAGES.map((page) => textOf(base, page)))
  return [...new Set(pages.flatMap(({ text }) => assetsIn(text)))]
}

/** Opens pages with all that they name, until it is stopped. @returns what was not answered with 200 */
function visit(base: string, assets: readonly string[]) {
  const wrong: string[] = []
  let isOver = false
  let answers = 0
  const expectOk = async (address: string, headers: Record<string, string> = {}) => {
    const asked = await askFor(base, address, { headers })
    // The router adds a hash of its headers to the address; whoever doesn't is told it.
    const { location } = asked.headers
    const { status, bytes } =
      headers.rsc && location?.includes('_rsc') ? await askFor(base, location, { headers }) : asked
    answers += 1
    if (status !== 200) wrong.push(`${address} ${JSON.stringify(headers)}: ${status}`)
    return bytes.toString()
  }
  const readOn = async (tab: number) => {
    for (let turn = tab; !isOver; turn += 1) {
      const page = PAGES[turn % PAGES.length] ?? '/'
      for (const asset of assetsIn(await expectOk(page))) await expectOk(asset)
      // What the router of a tab asks for when a link is followed, and when it comes into sight.
      if (!page.endsWith('.xml')) {
        await expectOk(page, { rsc: '1' })
        await expectOk(page, {
          rsc: '1',
          'next-router-prefetch': '1',
          'next-router-segment-prefetch': '/_tree',
        })
      }
      await expectOk(assets[turn % assets.length] ?? '/')
    }
  }
  const tabs = Array.from({ length: TABS }, (_, tab) => readOn(tab))
  return async () => {
    isOver = true
    await Promise.all(tabs)
    return { wrong, answers }
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('two instances exchanged: no file of either build is missing, an open tab loads its next page in full, and then everything is new', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const ports = await Promise.all(Array.from({ length: 4 }, freePort))
  const start = (dist: string, content: string, some: number[]) =>
    Promise.all(
      some.map((port) =>
        startSite(dist, { CONTENT_DIR: path.join(folder, content), REDIS_URL: redis.url }, port),
      ),
    )
  const before = (sites = await start(FIRST, 'before', ports.slice(0, 2)))
  const assets = await assetsOf(before[0]?.url ?? '')
  const [first = '', ...others] = ports.map((port) => `http://localhost:${port}`)
  nginx = await startNginx(first, { names: `${HOST} 127.0.0.1`, others })
  const deployment = await openTab(page, nginx.url)
  const stop = visit(nginx.url, assets)
  await wait(CALM_MS)
  const after = await start(SECOND, 'after', ports.slice(2))
  sites = [...before, ...after]
  for (const { url } of after) expect((await fetch(`${url}/api/health`)).status).toBe(200)
  await Promise.all(before.map((site) => site.stop()))
  await wait(CALM_MS)
  const { wrong, answers } = await stop()
  expect(wrong).toEqual([])
  expect(answers).toBeGreaterThan(100)
  const fresh = await assetsOf(nginx.url)
  expect(fresh.filter((asset) => asset.endsWith('.js') && assets.includes(asset))).toEqual([])
  for (const asset of [...assets, ...fresh]) expect((await textOf(nginx.url, asset)).status, asset).toBe(200)
  for (const address of [ARTICLE, '/', '/articles', '/rss.xml'])
    expect((await textOf(nginx.url, address)).text, address).toContain(TITLE)

  await page.getByRole('navigation').first().getByRole('link', { name: 'Políticas de Privacidad' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Políticas de Privacidad' })).toBeVisible()
  expect(await deploymentOf(page)).not.toBe(deployment)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
})

/** Opens a page in a tab that loads nothing ahead. @returns the deployment of the page */
async function openTab(page: Page, base: string): Promise<string> {
  await page.route('**/*', (route) =>
    'next-router-prefetch' in route.request().headers() ? route.abort() : route.continue(),
  )
  await page.goto(`${base}/about`, { waitUntil: 'networkidle' })
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const deployment = await deploymentOf(page)
  expect(deployment).toMatch(/^\w+$/)
  return deployment
}

async function deploymentOf(page: Page): Promise<string> {
  const script = await page.locator('script[src*="dpl="]').first().getAttribute('src')
  return script?.split('dpl=')[1] ?? ''
}
