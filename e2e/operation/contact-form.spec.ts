import type { BrowserContextOptions, Page } from 'playwright/test'
import { violationsOf } from '../gallery/inspect'
import { expect, takenOver, test, waitForIslands } from '../ready-page'
import { watchViolations } from '../violations'
import { type ContactSite, startContactSite } from './contact-site'

const ARTICLE = '/article/consultas-con-indices'

let site: ContactSite
test.beforeAll(async () => {
  site = await startContactSite()
})
test.beforeEach(() => site.forget())
test.afterAll(() => site?.stop())

/** A visitor unknown to the site: a new client address. */
const visitor = (number: number): BrowserContextOptions => ({
  baseURL: site.url,
  locale: 'es-ES',
  extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${number}` },
})

async function fillIn(page: Page, email = 'ana@correo.example') {
  await page.getByLabel('Nombre').fill('Ana "Ñ" <Gil>')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Otra cosa').check()
  await page.getByLabel('Mensaje').fill('\nHola.\n</textarea>&amp;')
}

test('without scripts a rejected message comes back unchanged, and is delivered once after correction', async ({
  browser,
}) => {
  const context = await browser.newContext({ ...visitor(1), javaScriptEnabled: false })
  const violations = await watchViolations(context)
  const page = await context.newPage()
  await page.goto(ARTICLE)
  await page.getByRole('link', { name: 'Responder a este artículo' }).click()
  await expect(page.getByText('Sobre el artículo «Consultas con índices»')).toBeVisible()

  await fillIn(page, 'ana@correo')
  const answered = page.waitForResponse((response) => response.url().endsWith('/contacto/enviar'))
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  const answer = await answered
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([422, 'no-store'])
  expect(answer.headers()['content-security-policy']).not.toContain('unsafe-inline')
  await expect(page).toHaveTitle(/^Error: Contacto/)
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
  await expect(page.getByText('Sobre el artículo «Consultas con índices»')).toBeVisible()
  await expect(page.getByLabel('Nombre')).toHaveValue('Ana "Ñ" <Gil>')
  await expect(page.getByLabel('Otra cosa')).toBeChecked()
  await expect(page.getByLabel('Mensaje')).toHaveValue('\nHola.\n</textarea>&amp;')
  const email = page.getByLabel('Correo electrónico')
  await expect(email).toHaveValue('ana@correo')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription(/nombre@ejemplo\.com\.$/)
  expect(site.kept()).toEqual([])

  await email.fill('josé@correo.example')
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(page).toHaveURL(`${site.url}/contacto/gracias`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gracias, el mensaje está guardado')
  expect(site.kept()).toMatchObject([
    {
      name: 'Ana "Ñ" <Gil>',
      email: 'josé@correo.example',
      kind: 'other',
      text: 'Hola.\n</textarea>&amp;',
      article: ARTICLE,
      language: 'es',
    },
  ])
  expect(violations).toEqual([])
  await context.close()
})

test('where the scripts fail to load the form works as without JavaScript, and axe finds no violations in the response', async ({
  browser,
}) => {
  const context = await browser.newContext(visitor(2))
  const page = await context.newPage()
  await page.route('**/_next/static/**/*.js*', (route) => route.abort())
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/contacto')
    await fillIn(page, 'ana@correo')
    await page.getByRole('button', { name: 'Enviar mensaje' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    expect(await violationsOf(page), colorScheme).toEqual([])
  }
  await page.getByLabel('Correo electrónico').fill('ana@correo.example')
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(page).toHaveURL(`${site.url}/contacto/gracias`)
  expect(site.kept()).toHaveLength(1)
  await context.close()
})

test('scripts that load only on the page with the rejected form hydrate it, without CSP violations', async ({
  browser,
}) => {
  const context = await browser.newContext(visitor(6))
  const violations = await watchViolations(context)
  const page = await context.newPage()
  await page.route('**/_next/static/**/*.js*', (route) => route.abort())
  await page.goto('/en/contact')
  await page.getByLabel('Message').fill('Hello.')
  await page.unroute('**/_next/static/**/*.js*')
  const answered = page.waitForResponse((response) => response.url().endsWith('/en/contact/send'))
  await page.getByRole('button', { name: 'Send message' }).click()
  expect((await answered).headers()['content-security-policy']).toMatch(/script-src 'nonce-[^']+' 'self'/)
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main form') ?? {}).some((name) => name.startsWith('__reactFiber')),
  )
  await expect(page.getByLabel('Message')).toHaveValue('Hello.')
  await page.getByLabel('Name').fill('Ana')
  await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'false')
  await page.getByLabel('E-mail').fill('josé@correo.example')
  await page.getByLabel('A project').check()
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page).toHaveURL(`${site.url}/en/contact/thanks`)
  expect(site.kept()).toMatchObject([{ name: 'Ana', email: 'josé@correo.example', language: 'en' }])
  expect(violations).toEqual([])
  await context.close()
})

test('by keyboard: errors are announced and focusable, and nothing is requested from another host', async ({
  browser,
}) => {
  const context = await browser.newContext(visitor(3))
  const violations = await watchViolations(context)
  const page = waitForIslands(await context.newPage())
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/contacto')
  const next = () => page.keyboard.press('Tab')

  await page.getByLabel('Nombre').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
  await next()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Nombre')).toBeFocused()
  await expect(page.getByLabel('Nombre')).toHaveAccessibleDescription(/Escribe tu nombre\.$/)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violationsOf(page), colorScheme).toEqual([])
  }

  await page.keyboard.type('Ana')
  await next()
  await page.keyboard.type('ana@correo.example')
  await next()
  await page.keyboard.press('Space')
  await next()
  await expect(page.getByLabel('Mensaje')).toBeFocused()
  await page.keyboard.type('Hola.')
  await next()
  await expect(page.getByRole('main').getByRole('link', { name: 'Políticas de Privacidad' })).toBeFocused()
  await next()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site.url}/contacto/gracias`)
  expect(site.kept()).toMatchObject([{ name: 'Ana', kind: 'offer', text: 'Hola.', article: null }])
  expect(violations).toEqual([])
  expect(asked.filter((url) => !url.startsWith(site.url))).toEqual([])
  await context.close()
})

test('a focused field is below the bar together with its label, in narrow and wide windows', async ({
  browser,
}) => {
  const context = await browser.newContext(visitor(5))
  const page = waitForIslands(await context.newPage())
  await page.goto('/contacto')
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  const answer = page.getByRole('main').getByRole('alert')
  await expect(answer).toBeFocused()
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 560 })
    for (const [at, label] of ['Nombre', 'Correo electrónico', 'Motivo', 'Mensaje'].entries()) {
      // Start at the end of the page, so that following the link scrolls up.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await answer.getByRole('link').nth(at).press('Enter')
      const isOnTop = await page
        .getByRole('main')
        .locator('label, legend')
        .getByText(label, { exact: true })
        .evaluate((element) => {
          const { left, top, width: wide, height } = element.getBoundingClientRect()
          return element === document.elementFromPoint(left + wide / 2, top + height / 2)
        })
      expect(isOnTop, `${label}, ${width} px`).toBe(true)
    }
  }
  await context.close()
})

test('with scripts no input is lost: not by network errors, a proxy, rapid submits, nor before hydration', async ({
  browser,
}) => {
  const context = await browser.newContext(visitor(4))
  const page = waitForIslands(await context.newPage())
  let answer = { status: 502, body: '<h1>Bad Gateway</h1>' }
  await page.route(/\/contact\/send$/, (route) =>
    answer.status === 0 ? route.abort('connectionreset') : route.fulfill(answer),
  )
  await page.goto('/en/contact', { waitUntil: 'commit' })
  await page.getByLabel('Name').fill('Ana')
  await page.waitForFunction(takenOver)
  await expect(page.getByLabel('Name')).toHaveValue('Ana')
  await page.getByLabel('E-mail').fill('ana@correo.example')
  await page.getByLabel('A project').check()
  await page.getByLabel('Message').fill('Hello.')
  const send = () => page.getByRole('button', { name: 'Send message' }).click()
  const busy = { outcome: 'refused', message: 'Wait.', faults: {}, stamp: '', isStale: false }
  for (const [status, body, said] of [
    [502, '<h1>Bad Gateway</h1>', 'could not receive'],
    [0, '', 'can’t be reached'],
    [429, JSON.stringify(busy), 'Wait.'],
  ] as const) {
    answer = { status, body }
    await send()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(said)
    await expect(page.getByLabel('Message')).toHaveValue('Hello.')
    await expect(page.getByLabel('A project')).toBeChecked()
  }
  await page.unroute(/\/contact\/send$/)
  await send()
  await expect(page).toHaveURL(`${site.url}/en/contact/thanks`)
  expect(site.kept()).toMatchObject([{ text: 'Hello.', language: 'en', kind: 'project' }])
  await context.close()
})
