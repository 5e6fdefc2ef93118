import { expect, test } from 'playwright/test'
import type { RunningSite } from '../../lib/cli/running-site'
import { hasTool } from '../../lib/cli/system-package'
import { type Nginx, startNginx } from '../bench/nginx'
import { FIXTURE_DIST, startSite } from '../site'

let site: RunningSite
let nginx: Nginx

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.skip(!hasTool('nginx', 'nginx'), 'nginx is missing: install it (Debian: nginx)')
  site = await startSite(FIXTURE_DIST, {})
  nginx = await startNginx(site.url, new Map())
})

test.afterAll(async () => {
  nginx?.stop()
  await site?.stop()
})

const ask = (address: string, headers: Record<string, string> = {}) => fetch(nginx.url + address, { headers })

test('the nginx configuration serves pages compressed, with their own headers', async () => {
  for (const address of ['/', '/articles', '/article/texto-con-notas', '/resume', '/rss.xml']) {
    const answer = await ask(address, { 'accept-encoding': 'gzip' })
    expect(answer.status, address).toBe(200)
    expect(answer.headers.get('content-encoding'), address).toBe('gzip')
    expect(answer.headers.get('content-security-policy'), address).toContain("default-src 'none'")
    expect(await answer.text(), address).toBe(await (await fetch(site.url + address)).text())
  }
})

test("it keeps pages and their data apart, and doesn't keep how things are", async () => {
  const data = await ask('/articles?_rsc', { rsc: '1' })
  expect(data.headers.get('content-type')).toContain('text/x-component')
  expect((await ask('/articles')).headers.get('content-type')).toContain('text/html')
  expect((await ask('/articles?_rsc')).headers.get('content-type')).toContain('text/html')
  expect((await ask('/api/health')).headers.get('cache-control')).toBe('no-store')
  expect((await ask('/nada/de/nada')).url).toBe(`${nginx.url}/`)
})

test('without the site what was seen once is still there, and a query makes no difference', async () => {
  await site.stop()
  for (const address of ['/', '/articles', '/articles?x=1', '/article/texto-con-notas', '/rss.xml'])
    expect((await ask(address, { 'accept-encoding': 'gzip' })).status, address).toBe(200)
  expect((await ask('/politics')).status).toBe(502)
})
