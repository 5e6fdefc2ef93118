import path from 'node:path'
import { expect, test } from 'playwright/test'
import { freePort, type RunningSite } from '../../lib/cli/running-site'
import { loadWhileUpstreamFails } from '../load/failing-upstream'
import { flood } from '../load/flood'
import { buildSite, startSite } from '../site'
import { FAULTS } from '../stub/faults'
import { anArticleRow, aProjectRow } from '../stub/rows'
import { createUpstream } from '../stub/upstream'

const DIST = '.next-test'
const TOKEN = 'a-token-for-the-tests'
const SECONDS = 14

const upstream = createUpstream({
  articles: Array.from({ length: 40 }, (_, index) => anArticleRow(index + 1)),
  projects: Array.from({ length: 8 }, (_, index) => aProjectRow(index + 1)),
})
let site: RunningSite

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(240_000)
  const port = await freePort()
  const variables = {
    SITE_URL: `http://localhost:${port}`,
    PORTFOLIO_API_LOCAL: await upstream.start(),
    REVALIDATE_SECONDS: '1',
    REVALIDATE_TOKEN: TOKEN,
  }
  const build = await buildSite(DIST, variables)
  expect(build.ok, build.output).toBe(true)
  // So much has to do: a process that keeps more than that ends.
  site = await startSite(DIST, { ...variables, NODE_OPTIONS: '--max-old-space-size=256' }, port)
})

test.afterAll(async () => {
  await site?.stop()
  await upstream.stop()
})

test('64 connections while the upstream fails in every way: no page is lost, one call for one resource, bounded memory', async () => {
  test.setTimeout(90_000)
  const paths = [
    ...['/', '/about', '/project', '/project/web', '/articles', '/articles/page/2', '/resume', '/politics'],
    ...Array.from({ length: 40 }, (_, index) => `/article/articulo-${index + 1}`),
    ...['/api/portfolio/articles.php?limit=50', '/api/portfolio/projects.php', '/api/health', '/rss.xml'],
    ...['/article/no-existe', '/sitemap.xml', '/media/article/articulo-3', '/articles/page/99'],
  ]
  const figures = await loadWhileUpstreamFails({ site, upstream, token: TOKEN, paths, seconds: SECONDS })
  console.log(JSON.stringify(figures))
  expect(figures.bad).toEqual([])
  expect(figures.answers).toBeGreaterThan(500)
  expect(figures.faultsSeen).toBe(FAULTS.length)
  expect(figures.mostUpstreamCallsForOneResource).toBe(1)
  expect(figures.memoryMegabytes[1]).toBeLessThan(500)
})

test('once the upstream is well again, the site follows it within one interval', async () => {
  upstream.state.articles = upstream.state.articles.map((row) =>
    row.id === 40 ? { ...row, title: 'Después de la tormenta' } : row,
  )
  // One second until a page is old, and five in which a source that has failed is left alone.
  await expect
    .poll(
      async () => (await (await fetch(`${site.url}/article/articulo-40`)).text()).includes('Después de'),
      {
        timeout: 12_000,
        intervals: [250],
      },
    )
    .toBe(true)
})

test('everything that was logged meanwhile is one structured line an event', async () => {
  const lines = site.output().split('\n')
  const events = lines.filter((line) => line.startsWith('{'))
  expect(events.length).toBeGreaterThan(10)
  for (const line of events)
    expect(Object.keys(JSON.parse(line) as object)).toEqual(
      expect.arrayContaining(['time', 'level', 'event']),
    )
  const others = lines.filter((line) => line.trim() && !line.startsWith('{'))
  expect(others.filter((line) => !/^▲|^- (?:Local|Network)|^✓/.test(line))).toEqual([])
})

test('2,000 made-up addresses: disk, memory and upstream stay as they are', async () => {
  test.setTimeout(60_000)
  await flood(site, path.resolve(__dirname, '../..', DIST), 200)
  const calls = upstream.state.calls.length
  const figures = await flood(site, path.resolve(__dirname, '../..', DIST), 2_000)
  console.log(JSON.stringify(figures))
  expect(figures.statuses).toEqual([200, 307, 404])
  expect(figures.newFiles).toBeLessThan(10)
  expect(figures.newKilobytes).toBeLessThan(300)
  expect(upstream.state.calls.length - calls).toBeLessThan(30)
  expect(figures.memoryMegabytes[1]).toBeLessThan(500)
})
