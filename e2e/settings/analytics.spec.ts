import type { Page } from 'playwright/test'
import type { RunningSite } from '../../lib/cli/running-site'
import { violationsOf } from '../gallery/inspect'
import { expect, test } from '../ready-page'
import { startSite } from '../site'
import { watchViolations } from '../violations'
import { answerConsent, MEASUREMENT_ID, OWNER, OWNER_DIST } from './owner'

const QUESTION = 'Medición de visitas'
const AGREES = /^Acept(?:ar)?$|^Accept$/
const CHANGE = 'Cambiar mi decisión sobre las cookies'

/** Returns the page's gtag commands, without the web vitals. */
async function commands(page: Page): Promise<unknown[][]> {
  const all = await page.evaluate(() =>
    ((window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((command) =>
      Array.from(command),
    ),
  )
  return all.filter(
    ([, , parameters]) =>
      (parameters as { event_category?: string } | undefined)?.event_category !== 'Web Vitals',
  )
}

/** Returns the page's analytics events: for each, what happened and its subject. */
async function events(page: Page): Promise<string[]> {
  return (await commands(page))
    .filter(([kind]) => kind === 'event')
    .map(([, name, parameters]) => {
      const { page_title, page_path, event_category, event_label } = parameters as Record<string, string>
      return name === 'page_view' ? `view ${page_title} ${page_path}` : `${event_category} ${event_label}`
    })
}

/**
 * Replaces Google's tag with an empty script.
 * @returns a function that returns the number of loads
 */
async function withoutGoogle(page: Page): Promise<() => number> {
  let loads = 0
  await page.route('https://www.googletagmanager.com/**', (route) => {
    loads += 1
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  return () => loads
}

let server: RunningSite
const site = () => server.url

test.beforeAll(async () => {
  server = await startSite(OWNER_DIST, { CONTENT_DIR: OWNER })
})
test.afterAll(() => server?.stop())

test('the question says cookies and whose they are; nothing of Google is loaded before the visitor agrees, nor after a no', async ({
  page,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(site())) foreign.push(request.url())
  })
  await page.goto(site(), { waitUntil: 'networkidle' })
  const question = page.getByRole('region', { name: QUESTION })
  await expect(question).toContainText('cookies de Google')
  const [reject, accept] = [
    question.getByRole('button', { name: 'Rechazar' }),
    question.getByRole('button', { name: 'Aceptar' }),
  ]
  expect(await reject.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe(
    await accept.evaluate((button) => getComputedStyle(button).backgroundColor),
  )
  await reject.click()
  await expect(question).toBeHidden()
  await expect(page.locator('#contenido')).toBeFocused()
  expect(await page.context().cookies()).toEqual([])
  await page.goto(`${site()}/articles`, { waitUntil: 'networkidle' })
  await expect(question).toBeHidden()
  expect(foreign).toEqual([])
})

test("after an earlier yes: 'Inicio' once, the view of an article by its names, a click on a card", async ({
  page,
  context,
}) => {
  const violations = await watchViolations(context)
  const loads = await withoutGoogle(page)
  await answerConsent(page, 'granted')
  await page.goto(site())
  const home = ['view Inicio /', 'User Inicio']
  await expect.poll(() => events(page)).toEqual(home)
  expect((await commands(page)).slice(0, 2)).toEqual([
    ['js', expect.any(Date)],
    ['config', MEASUREMENT_ID, { send_page_view: false }],
  ])
  await page.getByRole('link', { name: 'Artículos', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Artículos & Blog')
  const card = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link')
  const [title, path] = [(await card.textContent()) ?? '', (await card.getAttribute('href')) ?? '']
  await card.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const article = [`view Principal ${path}`, `view Article View: ${title} ${path}`]
  await expect.poll(() => events(page)).toEqual([...home, `User ${title}`, ...article])
  await page.goBack()
  await page.getByRole('link', { name: 'Inicio', exact: true }).click()
  await expect.poll(() => events(page)).toEqual([...home, `User ${title}`, ...article, ...home])
  const kinds = (await commands(page)).map(([kind]) => kind)
  expect(kinds.filter((kind) => kind !== 'event')).toEqual(['js', 'config'])
  expect(loads()).toBe(1)
  expect(violations).toEqual([])
})

test('after a yes on the page, what was due on it is sent, and nothing of the page before', async ({
  page,
}) => {
  await withoutGoogle(page)
  await page.goto(site())
  await page.getByRole('link', { name: 'Sobre mí', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quien soy')
  await page.getByRole('button', { name: 'Aceptar' }).click()
  await expect.poll(async () => (await commands(page)).map(([kind]) => kind)).toEqual(['js', 'config'])
  await page.getByRole('link', { name: 'Inicio', exact: true }).click()
  await expect.poll(() => events(page)).toEqual(['view Inicio /', 'User Inicio'])
  await page.evaluate(() => localStorage.removeItem('analitica'))
  await page.reload()
  await page.getByRole('button', { name: 'Aceptar' }).click()
  await expect.poll(() => events(page)).toEqual(['view Inicio /', 'User Inicio'])
})

test('a page that comes back from the cache of the browser is viewed again, once', async ({ page }) => {
  await withoutGoogle(page)
  await answerConsent(page, 'granted')
  await page.goto(site())
  const home = ['view Inicio /', 'User Inicio']
  await expect.poll(() => events(page)).toEqual(home)
  const show = (persisted: boolean) =>
    page.evaluate((kept) => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: kept }))
    }, persisted)
  await show(false)
  expect(await events(page)).toEqual(home)
  await show(true)
  expect(await events(page)).toEqual([...home, ...home])
})

test('the policy tells what is measured, and the choice can be taken back', async ({ page }) => {
  const loads = await withoutGoogle(page)
  await page.goto(`${site()}/politics`)
  const main = page.getByRole('main')
  for (const said of ['Google Analytics 4', '«User»', '«Web Vitals»', CHANGE, '24 meses'])
    await expect(main).toContainText(said)
  await expect(main).not.toContainText('no se utilizan cookies')
  // The words about cookies are newer than the text of June 2025.
  await expect(main).toContainText('Última actualización: noviembre de 2026')
  expect(await violationsOf(page)).toEqual([])
  await expect(main.locator('li code').getByText('analitica', { exact: true })).toBeVisible()
  const question = page.getByRole('region', { name: QUESTION })
  const change = page.getByRole('contentinfo').getByRole('button', { name: CHANGE })
  await question.getByRole('button', { name: 'Rechazar' }).click()
  await change.click()
  await expect(question).toBeFocused()
  await question.getByRole('button', { name: 'Aceptar' }).click()
  await expect.poll(loads).toBe(1)
  await change.click()
  await expect(question).toBeVisible()
  // After the page has reloaded.
  await expect(question).toBeFocused()
  expect(await commands(page)).toEqual([])
  expect(loads()).toBe(1)
  await page.reload()
  await expect(question).toBeVisible()
  await expect(question).not.toBeFocused()
})

for (const [path, name, whose] of [
  ['/', CHANGE, 'cookies de Google'],
  ['/en/about', 'Change my choice about cookies', 'cookies of Google'],
] as const)
  test(`one press in the footer of ${path} withdraws the consent and deletes the cookies`, async ({
    page,
    context,
  }) => {
    await withoutGoogle(page)
    // A name below which the tag would set its cookies, for all hosts of the domain.
    const host = site().replace('localhost', 'www.portfolio.localhost')
    await page.goto(host + path)
    const agrees = page.getByRole('region').getByRole('button', { name: AGREES })
    await expect(
      page.getByRole('region').filter({ has: page.getByRole('button', { name: AGREES }) }),
    ).toContainText(whose)
    await agrees.click()
    await page.evaluate(() => {
      for (const cookie of ['_ga=GA1.1.1', '_ga_TEST12345=GS1.1', 'otra=1'])
        document.cookie = `${cookie}; Path=/; Domain=portfolio.localhost; Max-Age=60`
      document.cookie = '_ga=GA1.1.2; Path=/; Max-Age=60'
    })
    expect(await context.cookies()).toHaveLength(4)
    await page.getByRole('contentinfo').getByRole('button', { name }).click()
    await expect(agrees).toBeVisible()
    await expect.poll(async () => (await context.cookies()).map((cookie) => cookie.name)).toEqual(['otra'])
    expect(await page.evaluate(() => localStorage.getItem('analitica'))).toBeNull()
    await expect(page.getByRole('contentinfo').getByRole('button', { name })).toBeHidden()
  })

test('a choice holds for two years; then the question is there again', async ({ page, browser }) => {
  await withoutGoogle(page)
  await answerConsent(page, 'granted', 700)
  await page.goto(site())
  await expect.poll(() => events(page)).toHaveLength(2)
  const later = await browser.newPage({ reducedMotion: 'reduce' })
  const loads = await withoutGoogle(later)
  await answerConsent(later, 'granted', 740)
  await later.goto(site())
  await expect(later.getByRole('region', { name: QUESTION })).toBeVisible()
  expect(loads()).toBe(0)
  await later.close()
})

test('without scripts there is no question, no button and no cookie', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(site())
  await expect(page.getByRole('region', { name: QUESTION })).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByRole('button')).toHaveCount(0)
  expect(await page.context().cookies()).toEqual([])
  await page.close()
})

test('where the choice cannot be stored, that is said, and it holds as long as the page', async ({
  page,
}) => {
  const loads = await withoutGoogle(page)
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto(`${site()}/politics`)
  const question = page.getByRole('region', { name: QUESTION })
  await question.getByRole('button', { name: 'Rechazar' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: CHANGE }).click()
  await expect(question).toContainText('Este navegador no deja guardar tu decisión')
  await question.getByRole('button', { name: 'Aceptar' }).click()
  await expect(question).toBeHidden()
  await expect.poll(loads).toBe(1)
})
