import { expect, test } from '../ready-page'
import { FAULTS } from '../stub/faults'
import { anArticleRow } from '../stub/rows'
import { eventually } from '../operation/edited-site'
import { get, refresh, REVALIDATE_SECONDS, site, text, upstream } from './api-backed-site'

/** Failures of the upstream: good pages remain; without one, a message is shown. */
export function testFaults(): void {
  test('upstream bad in any way: every page that was good still answers with its content', async () => {
    const pages = {
      '/': 'Recién publicado',
      '/articles': 'Artículo 27',
      '/article/articulo-27': 'Texto del artículo 27.',
      '/project': 'Proyecto 2',
    }
    const expectGood = async (when: string) => {
      for (const [path, content] of Object.entries(pages)) {
        const answer = await get(path)
        const body = await answer.text()
        expect(answer.status, `${path}, ${when}`).toBe(200)
        expect(body, `${path}, ${when}`).toContain(content)
        expect(body, `${path}, ${when}`).not.toContain('SECRET-DETAIL')
      }
    }
    await expectGood('well')
    for (const fault of FAULTS) {
      upstream.state.fault = null
      expect((await refresh({ all: true })).status, `before ${fault}`).toBe(200)
      upstream.state.fault = fault
      const before = site.output().length
      const order = await refresh({ all: true })
      expect(order.status, fault).toBe(502)
      expect(await order.text(), fault).not.toContain('SECRET-DETAIL')
      await expectGood(fault)
      await expect.poll(() => site.output().slice(before), fault).toContain('"event":"content.read-failed"')
      if (fault === 'hang') upstream.hangUp()
    }
    await new Promise((resolve) => setTimeout(resolve, REVALIDATE_SECONDS * 1000 + 200))
    for (const visit of ['stale', 'rendered again']) await expectGood(visit)
  })

  test('§8 an article that was never read and fails: 5xx, nothing of the inside, never kept as a page, the error panel', async ({
    page,
  }) => {
    Object.assign(upstream.state, { detailFault: 'error-500', bare: ['101'] })
    upstream.state.articles.push(
      anArticleRow(101, {
        slug: 'sin-cuerpo',
        title: 'Sin cuerpo',
        created_at: '2026-11-20 08:00:00',
      }),
    )
    await refresh({ projects: true })
    await eventually(async () => (await text('/articles')).includes('Sin cuerpo'))
    const answer = await get('/article/sin-cuerpo')
    expect(answer.status).toBe(503)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await answer.text()).not.toMatch(/SECRET-DETAIL|answered 500|127\.0\.0\.1/)
    const asMarkdown = { headers: { accept: 'text/markdown' } }
    for (const markdown of [
      await get('/article/sin-cuerpo.md'),
      await fetch(`${site.url()}/article/sin-cuerpo`, asMarkdown),
    ]) {
      expect([markdown.status, await markdown.text()]).toEqual([503, ''])
      expect(markdown.headers.get('retry-after')).toBe('10')
      expect(markdown.headers.get('cache-control')).toBe('no-store')
    }
    expect(await text('/contacto/articulo/sin-cuerpo')).toContain('Sin cuerpo')
    expect(site.output()).not.toContain('    at ')
    await page.goto(`${site.url()}/article/sin-cuerpo`)
    await expect(page.getByRole('heading', { name: 'Error al cargar el artículo' })).toBeVisible()
    await expect(
      page.getByText('Error de conexión. Verifica que el servidor esté funcionando.'),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ver todos los artículos' })).toHaveAttribute(
      'href',
      '/articles',
    )
    upstream.state.detailFault = null
    // For five seconds after a failure it isn't asked for again.
    await eventually(async () => (await text('/article/sin-cuerpo.md')).includes('# Sin cuerpo'))
    await page.getByRole('link', { name: 'Reintentar' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sin cuerpo' })).toBeVisible()
  })

  test('§8 an article that the upstream refuses (success false): the same panel, the server message stays in the log', async () => {
    Object.assign(upstream.state, { detailFault: 'refused', bare: ['101', '102'] })
    upstream.state.articles.push(
      anArticleRow(102, {
        slug: 'rehusado',
        title: 'Rehusado',
        created_at: '2026-11-20 09:00:00',
      }),
    )
    await eventually(async () => (await text('/articles')).includes('Rehusado'))
    const answer = await get('/article/rehusado')
    expect(answer.status).toBe(503)
    expect(await answer.text()).not.toContain('SECRET-DETAIL')
    expect(site.output()).toContain('success is false (Error al obtener: SECRET-DETAIL)')
    upstream.state.detailFault = null
    upstream.state.articles = upstream.state.articles.filter(({ id }) => id !== 102)
    await eventually(async () => !(await text('/articles')).includes('Rehusado'))
  })
}
