import { freePort } from '../../lib/cli/running-site'
import { expect, test } from '../ready-page'
import { buildSite } from '../site'
import { eventually } from '../operation/edited-site'
import { get, refresh, site, text, upstream } from './api-backed-site'

/** What survives a restart, and how the site starts without its upstream. */
export function testRestarts(): void {
  test('a good page stays although nothing but the page itself is left of it, as in a fresh container', async () => {
    await site.restart(() => {
      site.forget()
      upstream.state.detailFault = 'error-500'
    })
    for (const address of ['/article/articulo-27', '/article/articulo-1']) {
      const answer = await get(address)
      expect(answer.status, address).toBe(200)
      expect(await answer.text()).toContain('Texto del artículo')
    }
    upstream.state.detailFault = null
    expect((await refresh({ all: true })).status).toBe(200)
  })

  test('after a restart with the upstream down, good pages still answer and the order to refresh them costs none', async () => {
    await site.restart(() => {
      upstream.state.fault = 'down'
    })
    expect((await refresh({ all: true })).status).toBe(502)
    for (const path of ['/', '/articles', '/article/articulo-27', '/article/articulo-1', '/project']) {
      expect((await get(path)).status, path).toBe(200)
    }
    const list = await get('/api/portfolio/articles.php?limit=50')
    expect(list.status).toBe(200)
    expect(((await list.json()) as { data: { articles: unknown[] } }).data.articles).toHaveLength(31)
    const health = await text('/api/health')
    expect(JSON.parse(health)).toMatchObject({
      status: 'degraded',
      source: 'api',
      articles: { refreshedAt: null },
    })
    expect(health.replace('"client":"127.0.0.1"', '')).not.toContain('127.0.0.1')
  })

  test('upstream well again: the site follows it again', async () => {
    upstream.state.fault = null
    const row = upstream.state.articles.find(({ id }) => id === 26)
    if (row) row.content = 'De vuelta a la normalidad.'
    await eventually(async () => (await text('/article/articulo-26')).includes('De vuelta a la normalidad.'))
    await refresh({ all: true })
    expect(JSON.parse(await text('/api/health'))).toMatchObject({
      status: 'ok',
      articles: { failuresInARow: 0 },
    })
  })

  test('upstream down at build: the build stops and names the address and the cause', async () => {
    test.setTimeout(240_000)
    const address = `http://127.0.0.1:${await freePort()}`
    const build = await buildSite('.next-down', { ...site.variables(), PORTFOLIO_API_LOCAL: address })
    expect(build.ok).toBe(false)
    expect(build.output).toContain(address)
    expect(build.output).toContain('ECONNREFUSED')
  })
}
