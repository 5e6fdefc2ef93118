import { mkdirSync, readdirSync, readFileSync, watch } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort, type RunningSite } from '../../lib/cli/running-site'
import { refreshAll } from '../load/failing-upstream'
import { ask } from '../load/traffic'
import { expect, test } from '../ready-page'
import { rawRequest } from '../raw-request'
import { startFedSite } from '../fed-site'
import { copyBuild, deployAgain, removeBuild } from '../copied-build'
import { FIXTURE_DIST, startSite } from '../site'
import { anArticleRow, aProjectRow } from '../stub/rows'
import { createUpstream } from '../stub/upstream'

const TOKEN = 'a-token-for-the-tests'
/** A site with content from an API writes its pages into its build, so it gets a copy that no other test serves. */
const FED_DIST = '.next-fed'
const ROWS = { articles: [anArticleRow(1)], projects: [] }
const FED = { SITE_URL: 'http://localhost:3000', REVALIDATE_TOKEN: TOKEN }
const PAGES = ['/', '/about', '/project', '/articles', '/articles/page/2', '/resume', '/politics', '/rss.xml']

test.afterAll(() => removeBuild(FED_DIST))

test('SIGTERM: requests in flight complete, new ones are refused, and the process exits by itself', async () => {
  const site = await startFedSite(FED_DIST, ROWS, { REVALIDATE_TOKEN: TOKEN })
  const { upstream } = site
  expect((await ask(site.url, '/articles')).status).toBe(200)
  upstream.state.delayMs = 1_500
  const before = upstream.state.calls.length
  const slow = refreshAll(site.url, TOKEN)
  await expect.poll(() => upstream.state.calls.length).toBeGreaterThan(before)
  const stopping = site.stop()
  await setTimeout(300)
  expect((await rawRequest(site.url, '/')).status).toBe(0)
  expect(await slow).toBe(200)
  expect(await stopping).toBe('by itself')
})

test('the first connection is accepted when the content has been read, and the first pages and feeds are made', async () => {
  const upstream = createUpstream(ROWS)
  const base = await upstream.start()
  copyBuild(FED_DIST)
  const port = await freePort()
  const starting = startSite(FED_DIST, { ...FED, PORTFOLIO_API_LOCAL: base }, port)
  while (!(await isOpen(port))) await setTimeout(20)
  expect(upstream.state.calls.length).toBeGreaterThan(0)
  const made = readdirSync(path.join(FED_DIST, 'server/route-cache'), { recursive: true, encoding: 'utf8' })
  for (const name of ['APP_PAGE', 'rss.xml', 'llms-full.txt'])
    expect(
      made.filter((file) => file.includes(name)),
      name,
    ).not.toEqual([])
  await (await starting).stop()
  await upstream.stop()
})

/** Whether a port is open to stay: the start tries it for a moment, to see whether it is free. */
async function isOpen(port: number): Promise<boolean> {
  if (!(await accepts(port))) return false
  await setTimeout(100)
  return accepts(port)
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost', () => resolve(Boolean(socket.end())))
    socket.on('error', () => resolve(false))
  })
}

test('killed twice while writing pages: the next start serves every page in full', async () => {
  test.setTimeout(240_000)
  const dist = '.next-killed'
  const folder = path.join(copyBuild(dist), 'server/route-cache')
  mkdirSync(folder)
  const articles = Array.from({ length: 20 }, (_, index) => anArticleRow(index + 1))
  const upstream = createUpstream({ articles, projects: [aProjectRow(1)] })
  const variables = { ...FED, PORTFOLIO_API_LOCAL: await upstream.start() }
  const edit = () =>
    (upstream.state.articles = articles.map((row) => ({ ...row, title: `${Math.random()}` })))
  try {
    for (let round = 0; round < 2; round += 1) {
      const site = await startSite(dist, variables)
      for (const page of PAGES)
        expect(await ask(site.url, page), page).toMatchObject({ status: 200, whole: true })
      await killWhileWriting(site, { folder, changes: 1 + round * 12, edit })
      await site.stop()
      expect(torn(folder)).toEqual([])
    }
    const site = await startSite(dist, variables)
    for (const page of PAGES)
      expect(await ask(site.url, page), page).toMatchObject({ status: 200, whole: true })
    await site.stop()
  } finally {
    await upstream.stop()
    removeBuild(dist)
  }
})

test('a tab opened before a redeploy loads its next page in full, and keeps working', async ({ page }) => {
  test.setTimeout(180_000)
  const dist = '.next-redeployed'
  deployAgain(dist)
  const port = await freePort()
  let site = await startSite(FIXTURE_DIST, {}, port)
  // Disable prefetching, so that the next page comes from the new deployment.
  await page.route('**/*', (route) =>
    'next-router-prefetch' in route.request().headers() ? route.abort() : route.continue(),
  )
  await page.goto(`${site.url}/about`, { waitUntil: 'networkidle' })
  const build = () =>
    page
      .locator('script[src*="dpl="]')
      .first()
      .getAttribute('src')
      .then((src) => src?.split('dpl=')[1])
  const before = await build()
  await site.stop()
  site = await startSite(dist, {}, port)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('navigation').first().getByRole('link', { name: 'Políticas de Privacidad' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Políticas de Privacidad' })).toBeVisible()
  expect(before).toMatch(/^\w+$/)
  expect(await build()).not.toBe(before)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
  await site.stop()
  removeBuild(dist)
})

test('health reports source, age, failures and version, no secret, and is never cached', async () => {
  const site = await startFedSite(FED_DIST, ROWS, { REVALIDATE_TOKEN: TOKEN, REVALIDATE_SECONDS: '1' })
  const health = async () => {
    const answer = await fetch(`${site.url}/api/health`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    return answer.text()
  }
  await ask(site.url, '/api/portfolio/articles.php')
  expect(JSON.parse(await health())).toMatchObject({
    status: 'ok',
    source: 'api',
    version: '1.0.0',
    client: '127.0.0.1',
    articles: { failuresInARow: 0, ageSeconds: expect.any(Number) as unknown },
  })
  site.upstream.state.fault = 'error-500'
  await expect
    .poll(
      async () => {
        await ask(site.url, '/api/portfolio/articles.php')
        return (JSON.parse(await health()) as { status: string }).status
      },
      { timeout: 15_000 },
    )
    .toBe('degraded')
  expect((await health()).replace('"client":"127.0.0.1"', '')).not.toMatch(
    /127\.0\.0\.1|SECRET|a-token|\/work|\.next/,
  )
  await site.stop()
})

type Writing = { folder: string; changes: number; edit: () => void }

/** Kills a site during the n-th change of its page files, while edits make it render its pages again. */
async function killWhileWriting(
  { url, pid }: RunningSite,
  { folder, changes, edit }: Writing,
): Promise<void> {
  const watcher = watch(folder, { recursive: true })
  let seen = 0
  watcher.on('change', () => {
    seen += 1
    if (seen === changes) process.kill(pid, 'SIGKILL')
  })
  await expect
    .poll(
      async () => {
        edit()
        await refreshAll(url, TOKEN)
        await Promise.all(PAGES.map((page) => ask(url, page)))
        return seen
      },
      { intervals: [20] },
    )
    .toBeGreaterThanOrEqual(changes)
  watcher.close()
}

/** Returns the page files that were only partly written. */
function torn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    if (name.endsWith('.html'))
      return !readFileSync(path.join(folder, name), 'utf8').trimEnd().endsWith('</html>')
    if (name.endsWith('.meta')) return !isJson(readFileSync(path.join(folder, name), 'utf8'))
    return false
  })
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
