import { expect, test } from 'playwright/test'
import { anArticleRow } from '../stub/rows'
import { eventually } from '../operation/edited-site'
import { get, refresh, site, text, upstream } from './api-backed-site'

const change = (id: number, fields: object) => {
  upstream.state.articles = upstream.state.articles.map((row) =>
    row.id === id ? { ...row, ...fields } : row,
  )
}
const publish = (...rows: ReturnType<typeof anArticleRow>[]) => upstream.state.articles.push(...rows)
const without = (...ids: number[]) => {
  upstream.state.articles = upstream.state.articles.filter(({ id }) => !ids.includes(id))
}
const OLD = { created_at: '2001-01-01 00:00:00' }

/** The site follows changes of the upstream, whatever faults its data has. */
export function testFollowing(): void {
  test('a deletion shows beside rows that can not be shown, and these are named', async () => {
    publish(anArticleRow(301, { slug: 'se-borra', title: 'Se borra', ...OLD }))
    publish(
      anArticleRow(302, { slug: '', title: '¿¡!?', ...OLD }),
      anArticleRow(303, { slug: 'a/b', ...OLD }),
    )
    publish(anArticleRow(304, { slug: ' articulo-20 ', title: 'Repetido', ...OLD }))
    expect((await refresh({ all: true })).status).toBe(200)
    expect(await text('/article/se-borra')).toContain('Texto del artículo 301.')
    without(301)
    expect((await refresh({ all: true })).status).toBe(200)
    expect((await get('/article/se-borra')).status).toBe(404)
    expect(await text('/sitemap.xml')).not.toContain('se-borra')
    expect(await text('/article/articulo-20')).not.toContain('Repetido')
    const { skipped } = JSON.parse(await text('/api/health')) as { skipped: { id: string; field: string }[] }
    expect(skipped.map(({ id, field }) => [id, field]).sort()).toEqual([
      ['302', 'slug'],
      ['303', 'slug'],
      ['304', 'slug'],
    ])
    const named = site
      .output()
      .split('\n')
      .filter((line) => line.includes('row-skipped') && line.includes('"302"'))
    expect(named).toHaveLength(1)
    without(302, 303, 304)
    expect((await refresh({ all: true })).status).toBe(200)
    expect(JSON.parse(await text('/api/health'))).toMatchObject({ skipped: [] })
  })

  for (const slug of ['con blancos y ñ', '100% real', '¿qué es?', 'c#', 'a%20b', 'a,b;c=d', 'x'.repeat(255)])
    test(`an article whose slug is ${slug.slice(0, 20)} has its page, its text and its preview`, async () => {
      publish(anArticleRow(310, { slug, title: 'Dirección rara', ...OLD }))
      expect((await refresh({ all: true })).status).toBe(200)
      const address = `/article/${encodeURIComponent(slug)}`
      for (let visit = 0; visit < 2; visit += 1) {
        const answer = await get(address)
        expect(answer.status).toBe(200)
        const html = await answer.text()
        expect(html).toContain('Texto del artículo 310.')
        expect(html).toContain(
          `<link rel="canonical" href="${site.url()}${address.replaceAll('&', '&amp;')}"/>`,
        )
      }
      expect((await get(`${address}.md`)).status).toBe(200)
      expect((await get(`/media${address}/share.jpg`)).status).toBe(200)
      change(310, { content: 'Otro texto.' })
      expect((await refresh({ article: slug })).status).toBe(200)
      expect(await text(address)).toContain('Otro texto.')
      without(310)
      expect((await refresh({ all: true })).status).toBe(200)
      expect((await get(address)).status).toBe(404)
    })

  test('a row without any date is shown last, undated', async () => {
    const none = { created_at: null, updated_at: '0000-00-00 00:00:00', published_at: null }
    publish(anArticleRow(320, { slug: 'sin-fecha', title: 'Sin fecha', ...none }))
    expect((await refresh({ all: true })).status).toBe(200)
    const page = await text('/article/sin-fecha')
    expect(page).toContain('Texto del artículo 320.')
    expect(page.slice(page.indexOf('<article'), page.indexOf('</article>'))).not.toContain('<time')
    const pages = Math.ceil(
      upstream.state.articles.filter(({ status }) => status === 'published').length / 12,
    )
    const last = await text(`/articles/page/${pages}`)
    expect(last.slice(last.lastIndexOf('<article'))).toContain('Sin fecha')
    expect((await get('/rss.xml')).status).toBe(200)
    without(320)
    expect((await refresh({ all: true })).status).toBe(200)
  })

  test('an order while an earlier one still reads is answered with what was read after it', async () => {
    await text('/article/articulo-25')
    upstream.state.delayMs = 400
    const calls = upstream.state.calls.length
    const first = refresh({ article: 'articulo-25' })
    await expect.poll(() => upstream.state.calls.length).toBeGreaterThan(calls)
    change(25, { title: 'Segunda edición', content: 'Escrito durante la primera lectura.' })
    const second = refresh({ article: 'articulo-25' })
    expect([(await first).status, (await second).status]).toEqual([200, 200])
    upstream.state.delayMs = 0
    expect(await text('/article/articulo-25')).toContain('Escrito durante la primera lectura.')
    expect(await text('/articles')).toContain('Segunda edición')
  })

  test('everything ordered twice at once shows the second edit of a text, everywhere', async () => {
    for (const words of ['Primera vuelta.', 'Segunda vuelta.']) {
      change(24, { title: words, content: words })
      expect((await refresh({ all: true })).status).toBe(200)
      for (const address of ['/article/articulo-24', '/rss.xml', '/atom.xml', '/feed.json'])
        expect(await text(address), address).toContain(words)
      for (const address of ['/articles', '/llms.txt']) expect(await text(address), address).toContain(words)
    }
  })

  test('ten orders at once cost two readings of the list', async () => {
    const lists = () => upstream.state.calls.filter((call) => call.includes('articles.php?page=1')).length
    const before = lists()
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh({ article: 'articulo-23' })))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(lists() - before).toBeLessThanOrEqual(4)
  })

  for (const [before = '', after = ''] of [
    ['\nWarning: Undefined variable $x in /srv/api/db.php on line 3\n', ''],
    ['', '<br /><b>Warning</b>: {"unbalanced in <b>x</b>'],
  ])
    test(`PHP's warnings are read past, ${before ? 'in front of' : 'behind'} the answer`, async () => {
      Object.assign(upstream.state, { before, after })
      change(22, { content: `Con avisos ${before.length}.` })
      expect((await refresh({ article: 'articulo-22' })).status).toBe(200)
      expect(await text('/article/articulo-22')).toContain(`Con avisos ${before.length}.`)
      Object.assign(upstream.state, { before: '', after: '' })
    })

  test('health is well again by itself after an outage', async () => {
    upstream.state.fault = 'error-500'
    expect((await refresh({ projects: true })).status).toBe(502)
    expect(JSON.parse(await text('/api/health'))).toMatchObject({ status: 'degraded' })
    upstream.state.fault = null
    await eventually(
      async () => (JSON.parse(await text('/api/health')) as { status: string }).status === 'ok',
    )
  })
}
