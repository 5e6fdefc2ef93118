import { nowInMadrid, toMadridIso } from '../../lib/text/date'
import { signPreview } from '../../lib/articles/preview-token'
import { expect, test } from '../ready-page'
import { type EditedSite, eventually, startEditedSite } from './edited-site'

const DAY_MS = 24 * 60 * 60_000
const PLACES = ['/', '/articles', '/rss.xml', '/atom.xml', '/feed.json', '/sitemap.xml', '/llms.txt'].concat(
  '/api/portfolio/articles.php?limit=50',
)
const anArticle = (id: number, title: string, fields: string, text = 'Texto por venir.') =>
  `---\nid: ${id}\ntitle: ${title}\ncreated_at: 2026-01-01 10:00:00\n${fields}\n---\n\n${text}\n`

let site: EditedSite
test.beforeAll(async () => {
  site = await startEditedSite('.next-test-previews')
  const photo = 'featured_image: /images/articles/fotografia.png'
  const text = 'Texto secreto.\n\n![Foto](/images/articles/fotografia.png)'
  site.write('articles/borrador.md', anArticle(901, 'Borrador secreto', `status: draft\n${photo}`, text))
  site.write('articles/futuro.md', anArticle(902, 'Artículo futuro', 'published_at: 2126-01-01 10:00:00'))
  site.write('articles/testigo.md', anArticle(903, 'Testigo de la lectura', ''))
  await eventually(async () => (await site.text('/sitemap.xml')).includes('/article/testigo'))
})
test.afterAll(() => site.stop())

const address = (slug: string, { days = 7, secret = '' } = {}) =>
  `/preview/${slug}/${signPreview(slug, Date.now() + days * DAY_MS, secret || site.secret)}`

for (const slug of ['borrador', 'futuro'])
  test(`${slug}: anyone with the link sees it, with the policy of an article, and it is not cached`, async () => {
    const title = slug === 'borrador' ? 'Borrador secreto' : 'Artículo futuro'
    const answer = await site.get(address(slug))
    const html = await answer.text()
    expect([answer.status, html.includes(`<h1`) && html.includes(title)]).toEqual([200, true])
    const usual = (await site.get('/article/con-portada')).headers
    expect(answer.headers.get('content-security-policy')).toBe(usual.get('content-security-policy'))
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(answer.headers.get('x-robots-tag')).toContain('noindex')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(html).toContain('<meta name="robots" content="noindex')
    for (const place of PLACES) expect([place, await names(place, slug, title)]).toEqual([place, false])
    for (const own of [`/article/${slug}`, `/article/${slug}.md`, `/media/article/${slug}`])
      expect([own, (await site.get(own)).status]).toEqual([own, 404])
  })

test('the preview reflects each edit at once, including its images', async () => {
  const link = address('borrador')
  expect((await site.text(link)).includes('Texto secreto.')).toBe(true)
  site.edit('articles/borrador.md', 'Texto secreto.', 'Texto corregido.')
  const html = await site.text(link)
  expect(html.includes('Texto corregido.')).toBe(true)
  const pictures = [...html.matchAll(/src="(\/media\/preview\/[^"]+)"/g)].map(([, src = '']) =>
    src.replaceAll('&amp;', '&'),
  )
  expect(pictures).toHaveLength(2)
  for (const picture of pictures) {
    const { status, headers } = await site.get(picture)
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(headers.get('cache-control')).toContain('no-store')
    expect((await site.get(picture.replace(/\/borrador\/[^/]+/, '/borrador/1.x'))).status).toBe(404)
  }
})

test('a token that is wrong, expired, signed with another secret or for another article gives a 404', async () => {
  const unknown = await site.text('/article/nada')
  const wrong = [
    address('borrador', { days: -1 }),
    address('borrador', { secret: 'another-secret-than-that' }),
    address('futuro').replace('/futuro/', '/borrador/'),
    `${address('borrador')}x`,
    address('no-existe'),
  ]
  for (const link of wrong) {
    const answer = await site.get(link)
    expect([link, answer.status, (await answer.text()) === unknown]).toEqual([link, 404, true])
  }
  expect((await site.get('/preview/borrador')).status).toBe(307)
})

test('a scheduled article is published everywhere at its date, as the newest, without a rebuild', async () => {
  const due = nowInMadrid(new Date(Date.now() + 5_000))
  site.edit('articles/futuro.md', '2126-01-01 10:00:00', due)
  const isDue = () => Date.now() >= Date.parse(toMadridIso(due))
  await eventually(async () => isDue() && (await site.get('/article/futuro')).status === 200)
  for (const place of PLACES) await eventually(() => names(place, 'futuro', 'Artículo futuro'))
  expect((await site.text('/article/futuro.md')).includes('Texto por venir.')).toBe(true)
})

/** Whether a response contains the title or the URL of an article. */
async function names(place: string, slug: string, title: string): Promise<boolean> {
  const text = await site.text(place)
  return text.includes(title) || text.includes(`/article/${slug}`)
}
