import path from 'node:path'
import { createClient } from '@redis/client'
import { expect, test } from 'playwright/test'
import { freePort, type RunningSite } from '../../lib/cli/running-site'
import { copyBuild, removeBuild } from '../copied-build'
import { startSite, type Variables } from '../site'
import { anArticleRow, aProjectRow } from '../stub/rows'
import { createUpstream } from '../stub/upstream'
import { has, missing, REDIS } from '../programs'
import { type Redis, startRedis } from './redis'

/*
 * Two instances of one build that know of each other through a real Redis. Each has its own memory and disk. Pages
 * expire only after an hour, so a change that the second instance shows sooner has arrived through Redis.
 */
const DIST = '.next-instance-1'
const SECOND_DIST = '.next-instance-2'
const TOKEN = 'a-token-for-the-tests'

const upstream = createUpstream({
  articles: Array.from({ length: 20 }, (_, index) => anArticleRow(index + 1)),
  projects: Array.from({ length: 4 }, (_, index) => aProjectRow(index + 1)),
})
let redis: Redis
let redisPort: number
let variables: Variables
let first: RunningSite
let second: RunningSite

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(600_000)
  test.skip(!has(REDIS), missing(REDIS))
  redisPort = await freePort()
  redis = await startRedis(redisPort)
  variables = {
    SITE_URL: 'http://localhost:3000',
    PORTFOLIO_API_LOCAL: await upstream.start(),
    REVALIDATE_SECONDS: '3600',
    REVALIDATE_TOKEN: TOKEN,
    REDIS_URL: redis.url,
  }
  copyBuild(DIST)
  copyBuild(SECOND_DIST)
  first = await startSite(DIST, variables)
  second = await startSite(SECOND_DIST, variables)
})

test.afterAll(async () => {
  await Promise.all([first?.stop(), second?.stop()])
  await redis?.stop()
  await upstream.stop()
  removeBuild(DIST)
  removeBuild(SECOND_DIST)
})

test.afterEach(() => {
  if (test.info().status === 'failed') console.log(`first:\n${first.output()}\nsecond:\n${second.output()}`)
})

const shows = async (site: RunningSite, address: string, words: string) =>
  (await (await fetch(site.url + address)).text()).includes(words)

function eventually(site: RunningSite, address: string, words: string): Promise<void> {
  return expect.poll(() => shows(site, address, words), { intervals: [50] }).toBe(true)
}

async function edit(slug: string, change: string | { content: string }): Promise<number> {
  const fields = typeof change === 'string' ? { title: change } : change
  upstream.state.articles = upstream.state.articles.map((row) =>
    row.slug === slug ? { ...row, ...fields } : row,
  )
  const answer = await fetch(`${first.url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}` },
    body: JSON.stringify({ article: slug }),
  })
  return answer.status
}

test('a revalidation on one instance shows on the other, both on the page and in lists', async () => {
  for (const site of [first, second]) {
    expect(await shows(site, '/article/articulo-20', 'Artículo 20')).toBe(true)
    expect(await shows(site, '/articles', 'Artículo 20')).toBe(true)
  }
  expect(await edit('articulo-20', 'Título nuevo')).toBe(200)
  for (const address of ['/article/articulo-20', '/articles', '/rss.xml'])
    await eventually(second, address, 'Título nuevo')
  const list = await fetch(`${second.url}/api/portfolio/articles.php?limit=50`)
  expect(await list.text()).toContain('Título nuevo')
})

test('editing an article renders again only its own page and the files that contain it', async () => {
  const articles = Array.from({ length: 20 }, (_, index) => `/article/articulo-${index + 1}`)
  const lists = ['/', '/articles', '/articles/page/2', '/rss.xml', '/sitemap.xml']
  const all = [...articles, ...lists, '/about', '/project', '/resume', '/politics']
  const madeAnew = async () => {
    const made = []
    for (const address of all) {
      const { headers } = await fetch(first.url + address)
      if (headers.get('x-nextjs-cache') !== 'HIT') made.push(address)
    }
    return made
  }
  await madeAnew()
  expect(await madeAnew()).toEqual([])
  expect(await edit('articulo-15', { content: 'Solo este.' })).toBe(200)
  expect(await madeAnew()).toEqual(['/article/articulo-15', '/rss.xml', '/sitemap.xml'])
  expect(await madeAnew()).toEqual([])
})

test('content that one instance has fetched and rendered is not requested again by the other', async () => {
  upstream.state.articles.push(
    anArticleRow(90, { slug: 'solo-una-vez', title: 'Solo una vez', created_at: '2024-01-01 10:00:00' }),
  )
  expect(await edit('solo-una-vez', 'Solo una vez')).toBe(200)
  expect(await shows(first, '/article/solo-una-vez', 'Solo una vez')).toBe(true)
  expect(await shows(first, '/articles', 'Solo una vez')).toBe(true)
  const calls = upstream.state.calls.length
  for (const address of ['/article/solo-una-vez', '/articles'])
    await eventually(second, address, 'Solo una vez')
  expect(upstream.state.calls.slice(calls)).toEqual([])
})

test('a page cached in Redis keeps its own policy and its image', async () => {
  const answer = await fetch(`${second.url}/article/solo-una-vez`)
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'self' 'sha256-/,
  )
  const picture = /src="(\/media\/article\/solo-una-vez[^"]*)"/.exec(await answer.text())?.[1]
  if (picture) expect((await fetch(second.url + picture.replaceAll('&amp;', '&'))).status).toBe(200)
})

test('every key belongs to this build, and expires', async () => {
  const client = await createClient({ url: redis.url }).connect()
  const keys = await client.keys('*')
  expect(keys.length).toBeGreaterThan(3)
  for (const key of keys) {
    expect(key).toMatch(/^portfolio:[\w-]+:\w+:(?:id|content|text:.+)$/)
    expect(await client.ttl(key), key).toBeGreaterThan(0)
  }
  await client.close()
})

test('Redis slow: every request is served, revalidation works here, and reaches the other instance afterwards', async () => {
  redis.freeze()
  for (const site of [first, second])
    for (const address of ['/', '/articles', '/article/articulo-20', '/project'])
      expect((await fetch(site.url + address)).status, address).toBe(200)
  expect(await edit('articulo-20', 'Mientras Redis dormía')).toBe(200)
  expect(await shows(first, '/article/articulo-20', 'Mientras Redis dormía')).toBe(true)
  // Until here, Redis did not respond.
  redis.thaw()
  await eventually(second, '/article/articulo-20', 'Mientras Redis dormía')
})

test('Redis full: requests are served as well, and it is logged', async () => {
  const client = await createClient({ url: redis.url }).connect()
  await client.configSet('maxmemory', '1')
  expect(await edit('articulo-19', 'Sin sitio')).toBe(200)
  expect(await shows(first, '/article/articulo-19', 'Sin sitio')).toBe(true)
  expect((await fetch(`${second.url}/article/articulo-19`)).status).toBe(200)
  await expect.poll(() => /"content\.alone".*OOM/.test(first.output()), { timeout: 5_000 }).toBe(true)
  await client.configSet('maxmemory', '0')
  await client.close()
})

test('Redis restarted and empty: requests are served, and the instances synchronise again', async () => {
  test.setTimeout(60_000)
  await redis.stop()
  for (const site of [first, second])
    for (const address of ['/', '/articles', '/article/articulo-20', '/no/existe'])
      expect((await fetch(site.url + address)).status, address).toBe(200)
  expect(await edit('articulo-18', 'Sin Redis')).toBe(200)
  expect(await shows(first, '/article/articulo-18', 'Sin Redis')).toBe(true)
  redis = await startRedis(redisPort)
  await eventually(second, '/article/articulo-18', 'Sin Redis')
  expect(await edit('articulo-17', 'Otra vez juntos')).toBe(200)
  await eventually(second, '/article/articulo-17', 'Otra vez juntos')
})

test('an instance that starts later uses the existing cache', async () => {
  await second.stop()
  expect(await edit('articulo-16', 'Antes de llegar')).toBe(200)
  expect(await shows(first, '/article/articulo-16', 'Antes de llegar')).toBe(true)
  second = await startSite(SECOND_DIST, variables)
  await eventually(second, '/article/articulo-16', 'Antes de llegar')
})

// Without REDIS_URL it isn't: e2e/operation/small-server.spec.ts.
test('the code for Redis is loaded where it is used', async () => {
  await first.stop()
  const preload = path.join(__dirname, '../list-loaded.mjs')
  const site = await startSite(DIST, { ...variables, NODE_OPTIONS: `--import ${preload}` })
  await site.stop()
  expect(site.output()).toContain('LOADED @redis/client')
})
