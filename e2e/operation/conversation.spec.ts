import { startImageServer } from '../unit/image-server'
import { expect, test } from '../ready-page'
import { type EditedSite, eventually, startEditedSite } from './edited-site'

const CONTEXT = '/api/v1/statuses/42/context'
const ARTICLE = '/article/comentado'
let service: Awaited<ReturnType<typeof startImageServer>>
let site: EditedSite

const reply = (fields: object, account: object = {}) => ({
  url: 'https://social.example/@luz/43',
  created_at: '2026-01-02T10:00:00.000Z',
  content: '<p>Muy claro.</p>',
  visibility: 'public',
  account: {
    acct: 'luz@social.example',
    display_name: 'Luz',
    avatar_static: `${service.base}/luz.png`,
    ...account,
  },
  ...fields,
})
const answer = (descendants: unknown[], status = 200) =>
  service.files.set(CONTEXT, {
    bytes: Buffer.from(JSON.stringify({ descendants })),
    type: 'application/json',
    status,
  })
const hostile = () =>
  reply(
    {
      url: 'https://social.example/@mal/44',
      created_at: '2026-01-03T10:00:00.000Z',
      content:
        '<p>Hola <img src=x onerror="document.title=1"><script>document.title=2</script><a href="javascript:alert(1)">pulsa</a></p>',
    },
    { acct: 'mal@social.example', display_name: '<b>Mal</b>' },
  )

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  service = await startImageServer()
  answer([reply({}), hostile()])
  const front = `title: Comentado\ncreated_at: 2026-01-01 10:00:00\nconversation: ${service.base}/@ines/42`
  site = await startEditedSite('.next-conversation', {
    'articles/comentado.md': `---\n${front}\n---\n\nTexto.\n`,
    'articles/comentado.en.md': '---\ntitle: Discussed\n---\n\nText.\n',
  })
})
test.afterAll(async () => {
  await site?.stop()
  await service.stop()
})

test('an article shows the replies to its post, in both languages, and a link to reply', async ({ page }) => {
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).origin))
  await eventually(async () => (await site.text(ARTICLE)).includes('Muy claro.'))
  await page.goto(site.url() + ARTICLE)
  const section = page.getByRole('region', { name: 'Conversación' })
  await expect(section.getByRole('article')).toHaveCount(2)
  const first = section.getByRole('article').first()
  await expect(first).toContainText('Luz luz@social.example')
  await expect(first.getByRole('link')).toHaveAttribute('rel', /nofollow ugc/)
  await expect(first.locator('time')).toHaveAttribute('datetime', '2026-01-02T11:00:00+01:00')
  await expect(section.getByRole('link', { name: 'Responder en Mastodon' })).toHaveAttribute(
    'href',
    `${service.base}/@ines/42`,
  )
  await first.scrollIntoViewIfNeeded()
  const avatar = await first.locator('img').getAttribute('src')
  expect(avatar).toMatch(/^\/media\/reply\/comentado\/\w+$/)
  expect((await site.get(avatar ?? '')).headers.get('content-type')).toMatch(/^image\//)
  expect([...asked]).toEqual([site.url()])
  // Its address is private here, and the server fetches pictures from public ones only.
  expect(service.requests.map(({ path }) => path)).not.toContain('/luz.png')
  await page.goto(`${site.url()}/en${ARTICLE}`)
  await expect(page.getByRole('region', { name: 'Conversation' }).getByRole('article')).toHaveCount(2)
})

test("a stranger's HTML is shown as words", async ({ page }) => {
  await page.goto(site.url() + ARTICLE)
  const stranger = page.getByRole('region', { name: 'Conversación' }).getByRole('article').nth(1)
  await expect(stranger).toContainText('<b>Mal</b>')
  await expect(stranger).toContainText('Hola pulsa')
  await expect(stranger.locator('script, b, a[href^="javascript"], img[onerror]')).toHaveCount(0)
  await expect(page).toHaveTitle(/^Comentado/)
})

test('no picture is served that no reply names, and the address never comes from the visitor', async () => {
  for (const path of ['/media/reply/comentado/otro', '/media/reply/texto-largo/otro', '/media/reply/x/y'])
    expect([path, (await site.get(path)).status]).toEqual([path, 404])
})

test('a blocked account is gone without a build, and the others stay', async () => {
  site.write('conversation.json', '{ "blockedAccounts": ["@mal@social.example"] }')
  await eventually(async () => !(await site.text(ARTICLE)).includes('Hola pulsa'))
  expect(await site.text(ARTICLE)).toContain('Muy claro.')
})

test('while the service fails, its replies stay; visitors call nobody', async () => {
  answer([], 500)
  const before = service.requests.length
  await eventually(async () => service.requests.length > before)
  const replies = await Promise.all(Array.from({ length: 20 }, () => site.text(ARTICLE)))
  expect(replies.every((html) => html.includes('Muy claro.'))).toBe(true)
  const [reads, restarted] = [service.requests.length, site.restart()]
  await restarted
  expect(await site.text(ARTICLE)).toContain('Muy claro.')
  expect(service.requests.length - reads).toBeLessThan(10)
})

test('the privacy policy says so, and an article without a post has no such section', async () => {
  expect(await site.text('/politics')).toContain('Respuestas en otras redes')
  expect(await site.text('/article/texto-largo')).not.toContain('Conversación')
})
