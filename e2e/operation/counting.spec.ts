import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { askFor, HOST } from './behind-nginx'
import { startNginx } from '../bench/nginx'
import { has, missing, NGINX } from '../programs'
import { type CountingSite, password, startCountingSite, TOKEN } from './counting-site'

const FEEDLY = 'Feedly/1.0 (+http://www.feedly.com/fetcher.html; 16 subscribers; like FeedFetcher-Google)'
let site: CountingSite
let views = 0

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  site = await startCountingSite('.next-test-counting')
})
test.afterAll(() => site?.stop())

test('views are counted by page and by the host they came from; what is not to be counted gets the same answer', async () => {
  const counted = ['/', '/about news.example', '/article/texto-con-notas', '/about', '/en/about']
  for (const body of counted) expect((await site.report(body)).status, body).toBe(204)
  views += counted.length
  for (const [body, headers] of [
    ['/nada', {}],
    ['/about/', {}],
    ['/about', { dnt: '1' }],
    ['/about', { 'sec-gpc': '1' }],
    ['/about', { 'sec-purpose': 'prefetch' }],
    ['/about', { 'sec-fetch-site': 'cross-site', origin: 'https://other.example' }],
    ['/about', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ] as const) {
    const answer = await site.report(body, headers)
    expect([answer.status, answer.headers.get('set-cookie')], JSON.stringify(headers)).toEqual([204, null])
  }
  const article = { method: 'POST', body: '{"article_id": 8}', headers: { 'sec-fetch-site': 'same-origin' } }
  expect((await fetch(`${site.url()}/api/portfolio/view-article.php`, article)).status).toBe(204)
  expect((await site.report('x'.repeat(301))).status).toBe(413)
  await site.untilStored(views)
  const { pages, hosts } = await site.numbers()
  expect(pages[0]).toEqual({ name: '/about', count: 2 })
  expect(hosts).toEqual([{ name: 'news.example', count: 1 }])
})

test('a server that is killed keeps what it stored; one that is stopped keeps everything', async () => {
  await site.restart('SIGKILL')
  expect((await site.numbers()).views).toBe(views)
  for (let time = 0; time < 20; time += 1) await site.report('/resume')
  await site.restart('SIGTERM')
  views += 20
  expect((await site.numbers()).views).toBe(views)
})

test('2,000 reports of one place, with as many hosts: one number a page, a bounded number of hosts, a small file', async () => {
  const flood = Array.from({ length: 2_000 }, (_, index) => `/project h${index}.example`)
  while (flood.length > 0)
    await Promise.all(flood.splice(0, 50).map((body) => site.report(body).then((answer) => answer.text())))
  await site.restart('SIGTERM')
  const { pages, hosts } = await site.numbers()
  const flooded = pages.find(({ name }) => name === '/project')?.count ?? 0
  expect(flooded).toBeGreaterThan(500)
  expect(hosts[0]?.name).toBe('otros')
  const size = readdirSync(site.folder).map((file) => statSync(path.join(site.folder, file)).size)
  expect(size.reduce((sum, one) => sum + one, 0)).toBeLessThan(5_000_000)
  views += flooded
})

test('the private page asks for the token, shows the numbers to its owner alone, and is in no list', async () => {
  const get = (headers: Record<string, string>, address = '/numeros') =>
    fetch(site.url() + address, { headers, redirect: 'manual' })
  const locked = await get({})
  expect([locked.status, locked.headers.get('www-authenticate')]).toEqual([
    401,
    expect.stringMatching(/^Basic/),
  ])
  expect((await get(password('another-token-than-that'))).status).toBe(401)
  const page = await get(password(TOKEN))
  const html = await page.text()
  expect([page.status, html.includes('Páginas más vistas')]).toEqual([200, true])
  expect(page.headers.get('cache-control')).toContain('no-store')
  expect(page.headers.get('x-robots-tag')).toContain('noindex')
  expect(page.headers.get('set-cookie')).toBeNull()
  const key = /numeros\/([0-9a-f-]{36})/.exec(html)?.[1] ?? 'x'
  for (const address of [`/numeros/${key}`, '/numeros/x'])
    for (const headers of [{}, password(TOKEN)]) expect((await get(headers, address)).status).toBe(307)
  expect((await get({ rsc: '1' })).status).toBe(401)
  for (const list of ['/sitemap.xml', '/robots.txt', '/llms.txt', '/'])
    expect(await (await get({}, list)).text()).not.toContain('numeros')
})

test('behind nginx views are counted whether or not their page was kept, and what feed readers say is heard', async () => {
  test.skip(!has(NGINX), missing(NGINX))
  const nginx = await startNginx(site.url(), { names: HOST })
  const kept = () => nginx.keptAnswers()
  const ask = (address: string, headers: Record<string, string> = {}) =>
    askFor(nginx.url, address, { headers })
  const before = kept()
  const report = () =>
    askFor(nginx.url, '/api/vista', {
      method: 'POST',
      body: '/politics search.example',
      headers: {
        origin: `https://${HOST}`,
        'sec-fetch-site': 'same-origin',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
      },
    })
  for (let time = 0; time < 3; time += 1) expect((await report()).status).toBe(204)
  views += 3
  expect(kept()).toBe(before)
  for (const agent of ['FreshRSS/1.24', FEEDLY, FEEDLY.replace('16', '17')])
    expect((await ask('/rss.xml', { 'user-agent': agent })).status).toBe(200)
  const feeds = kept()
  expect((await ask('/numeros')).status).toBe(401)
  const page = await ask('/numeros', password(TOKEN))
  expect([page.status, page.bytes.toString().includes('Feedly: /rss.xml')]).toEqual([200, true])
  expect((await ask('/numeros')).status).toBe(401)
  expect(kept()).toBe(feeds)
  await nginx.stop()
  await site.untilStored(views)
  expect((await site.numbers()).readers).toMatchObject([
    { reader: 'Feedly', feed: '/rss.xml', subscribers: 17 },
  ])
})
