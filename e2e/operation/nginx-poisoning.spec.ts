import { expect, test } from 'playwright/test'
import type { RunningSite } from '../../lib/cli/running-site'
import { type Nginx, startNginx } from '../nginx'
import type { RawAnswer } from '../raw-request'
import { copyBuild, removeBuild } from '../copied-build'
import { has, missing, NGINX } from '../programs'
import { startSite } from '../site'
import { ARTICLE, askFor, HOST } from './behind-nginx'

const SLUG = ARTICLE.replace('/article/', '')
/** An alternative spelling, and the URL that it must not be confused with. */
const SPELLINGS: [target: string, victim: string][] = [
  [`/article/%2f${SLUG}`, ARTICLE],
  [`/article/%2F${SLUG}`, ARTICLE],
  [`/article/%5c${SLUG}`, ARTICLE],
  [`/article%2f${SLUG}`, ARTICLE],
  [`/article//${SLUG}`, ARTICLE],
  [`//article/${SLUG}`, ARTICLE],
  [`/article/./${SLUG}`, ARTICLE],
  [`/article/%2e/${SLUG}`, ARTICLE],
  [`/nada/..${ARTICLE}`, ARTICLE],
  [`/nada/%2e%2e${ARTICLE}`, ARTICLE],
  [`${ARTICLE}%2emd`, `${ARTICLE}.md`],
  [`${ARTICLE}%3f`, ARTICLE],
  [`${ARTICLE}%23`, ARTICLE],
  [`${ARTICLE}|gzip|`, ARTICLE],
  [`${ARTICLE}%7cgzip%7c`, ARTICLE],
  [`${ARTICLE}||`, ARTICLE],
  [`${ARTICLE}%20`, ARTICLE],
  [`${ARTICLE}%C2%A0`, ARTICLE],
  [`${ARTICLE}/`, ARTICLE],
  ['/%61rticles', '/articles'],
  ['/ARTICLES', '/articles'],
  [`/article/${SLUG.toUpperCase()}`, ARTICLE],
]

/** Request headers that could alter a cached response for the next visitor. */
const HEADERS: Record<string, string>[] = [
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'ftp', forwarded: 'host=evil.example' },
  { 'x-middleware-rewrite': '/politics', 'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy' },
  { 'x-matched-path': '/politics', 'x-invoke-path': '/politics', 'x-nextjs-data': '1' },
  { 'x-prerender-revalidate': 'evil', cookie: '__prerender_bypass=evil' },
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { rsc: '1', 'next-router-state-tree': '%5B%22evil%22%5D' },
  { rsc: ':: /articles' },
  { rsc: '1::', 'next-url': '/politics' },
  { 'next-router-prefetch': '1' },
  { 'next-router-segment-prefetch': ' ::' },
  { 'accept-encoding': 'gzip  :: /articles' },
  { 'cache-control': 'no-cache', pragma: 'no-cache', 'if-match': '"x"', range: 'bytes=0-0' },
  { accept: 'text/markdown' },
  { accept: 'text/markdown, text/html;q=0.1', rsc: '1' },
  { accept: 'text/markdown;q=0.9' },
  { accept: `text/markdown ${ARTICLE} ::` },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'next-action': 'a'.repeat(42) },
]

const DIST = '.next-poisoning'
let site: RunningSite
let nginx: Nginx

test.beforeAll(async () => {
  test.skip(!has(NGINX), missing(NGINX))
  // A separate copy of the build: no other test renders its pages, and they aren't regenerated between comparisons.
  copyBuild(DIST)
  site = await startSite(DIST, { REVALIDATE_SECONDS: '86400' })
})
test.afterAll(async () => {
  await site?.stop()
  removeBuild(DIST)
})
// Each test starts with an empty cache.
test.beforeEach(async () => {
  nginx = await startNginx(site.url, { names: HOST })
})
test.afterEach(() => nginx?.stop())

const ask = (target: string, headers: Record<string, string> = {}) => askFor(nginx.url, target, { headers })

/** Checks that a visitor gets the same response for a URL as without the preceding requests. */
async function expectUntouched(address: string, name: string): Promise<void> {
  const [clean, seen] = [await askFor(site.url, address), await ask(address)]
  expect(plain(seen), `${address} after ${name}`).toEqual(plain(clean))
}

function plain({ status, headers, bytes }: RawAnswer) {
  const { location, etag } = headers
  return {
    status,
    location,
    etag,
    type: headers['content-type'],
    robots: headers['x-robots-tag'],
    body: bytes.toString(),
  }
}

for (const kept of [false, true])
  test(`no spelling of an address changes the response of another one, ${kept ? 'cached before' : 'requested first'}`, async () => {
    for (const [target, victim] of SPELLINGS) {
      if (kept) await ask(victim)
      for (const encoding of ['', 'gzip', 'gzip, deflate, br'])
        await ask(target, { 'accept-encoding': encoding })
      await expectUntouched(victim, target)
    }
  })

test("a non-canonical address gets the site's own response, and is not cached", async () => {
  for (const [target] of SPELLINGS) {
    const seen = plain(await ask(target))
    expect([seen.status, seen.location], target).toEqual([
      (await askFor(site.url, target)).status,
      plain(await askFor(site.url, target)).location,
    ])
  }
  expect(nginx.keptAnswers()).toBe(0)
})

test('what nginx itself considers an invalid address is rejected', async () => {
  for (const target of [`${ARTICLE}%00`, '/%', '/../..', '/%zz'])
    expect((await ask(target)).status, target).toBe(400)
  await expectUntouched(ARTICLE, 'refused addresses')
})

test('canonical addresses are cached', async () => {
  for (const address of [
    '/',
    '/articles/page/2',
    ARTICLE,
    `${ARTICLE}.md`,
    '/images/projects/captura.png',
    '/media/icons.svg',
  ]) {
    const before = nginx.keptAnswers()
    expect((await ask(address)).status, address).toBe(200)
    await expect.poll(() => nginx.keptAnswers(), { message: address }).toBe(before + 1)
  }
})

test('an unknown Host header is ignored, and never appears in a response', async () => {
  for (const host of ['evil.example', '127.0.0.1', `${HOST}.evil.example`, `evil.${HOST}`, ''])
    for (const address of ['/', '/articles', ARTICLE]) {
      expect((await ask(address, { host })).status, host).toBe(0)
      await expectUntouched(address, `Host: ${host}`)
    }
})

test("the site's own host is accepted in every spelling, and normalised for the site", async () => {
  for (const host of [HOST, HOST.toUpperCase(), `${HOST}.`, `${HOST}:8080`]) {
    const answer = await ask('/articles', { host })
    expect([answer.status, answer.headers['x-robots-tag']], host).toEqual([200, undefined])
  }
})

test('an absolute request target sets the host, and never appears in other responses', async () => {
  const foreign = await ask('http://evil.example/articles')
  expect(foreign.status).toBe(0)
  expect(
    (await ask(`http://${HOST}/articles`, { host: 'evil.example' })).headers['x-robots-tag'],
  ).toBeUndefined()
  for (const target of [`http://${HOST}/articles`, `http://${HOST}/article/%2f${SLUG}`]) await ask(target)
  for (const address of ['/articles', ARTICLE]) await expectUntouched(address, 'an absolute address')
})

test('no header of one visitor affects the next one', async () => {
  for (const address of ['/articles', ARTICLE])
    for (const headers of HEADERS) {
      await ask(address, headers)
      await ask(`${address}?_rsc=x`, headers)
      await expectUntouched(address, JSON.stringify(headers))
    }
})

test('no query string affects another address', async () => {
  for (const query of [
    '?nxtPslug=prueba-nota',
    '?slug=prueba-nota',
    '?__nextDefaultLocale=x',
    '?_rsc=x',
    '?v=1&w=1',
  ])
    for (const address of ['/articles', ARTICLE]) {
      await ask(address + query)
      await expectUntouched(address, query)
    }
  await ask('/bitacora?x=1')
  expect((await ask('/bitacora')).headers.location).toBe('/articles')
  for (const name of ['%77', 'W', 'w[]', 'w%00']) await ask(`/media/project/1?${name}=96`)
  await expectUntouched('/media/project/1', 'other spellings of w')
})

test('responses other than pages are not cached', async () => {
  for (const target of [
    '/article/no-existe',
    '/nada',
    '/bitacora',
    '/articles/',
    '/_next/static/nada.js',
    '/media/article/nada',
    '/api/portfolio/articles.php?id=999',
    '/api/contributions?y=1999',
  ])
    for (const method of ['GET', 'HEAD', 'POST', 'PUT']) await askFor(nginx.url, target, { method })
  expect(nginx.keptAnswers()).toBe(0)
})

test('three hundred made-up addresses and queries are cached at most once per response', async () => {
  const forms: ((n: number) => string)[] = [
    (n) => `/articles?x${n}=${n}`,
    (n) => `${ARTICLE}?v=${n}&w=${n}`,
    (n) => `/media/project/1?v=${n}`,
    (n) => `/media/project/1?w=${n}`,
    (n) => `/media/project/1?w=96&x=${n}`,
    (n) => `/media/icons.svg?v=${n}`,
    (n) => `/images/projects/captura.png?v=${n}`,
    (n) => `/api/portfolio/articles.php?page=${1_000 + n}`,
    (n) => `/api/portfolio/articles.php?x=${n}`,
    (n) => `/api/portfolio/articles.php?limit=12&page=1e${n}`,
    (n) => `/api/portfolio/articles.php?id=${'0'.repeat(n)}12`,
    (n) => `/api/contributions?y=last&x=${n}`,
    (n) => `/article/${SLUG}-${n}`,
    (n) => `/made-up/${n}`,
    (n) => `/${'./'.repeat(n)}articles`,
  ]
  for (const form of forms) for (let n = 1; n <= 20; n += 1) await ask(form(n))
  // The pages and files themselves: a list, an article, a diagram, a cover, a picture, and covers of known widths.
  expect(nginx.keptAnswers()).toBeLessThanOrEqual(6)
})

test('made-up Accept headers for Markdown are cached at most as pages', async () => {
  for (let n = 1; n <= 20; n += 1) {
    await ask(ARTICLE, { accept: `text/markdown, text/x${n}` })
    await ask(ARTICLE, { accept: `text/markdown;q=0.${n}` })
    await ask(ARTICLE, { accept: `text/markdown x${n}` })
    await ask('/articles', { accept: `text/markdown, text/x${n}` })
  }
  expect(nginx.keptAnswers()).toBeLessThanOrEqual(2)
  await expectUntouched(ARTICLE, 'wishes for Markdown')
})

test('made-up range requests are not cached', async () => {
  await ask('/articles')
  for (let n = 1; n <= 20; n += 1) {
    await ask(`/articles?_rsc=${n}`, { rsc: `${n + 1}` })
    await ask(`/articles?_rsc=${n}`, { rsc: '1', 'next-url': `/${n}` })
    await ask(`/articles?_rsc=${n}`, { rsc: '1', 'next-router-prefetch': `${n + 3}` })
    await ask('/articles', { 'next-router-segment-prefetch': `/${n}` })
    await ask('/articles', { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': `/${n}` })
  }
  expect(nginx.keptAnswers()).toBe(1)
})
