import { freePort, type RunningSite } from '../../lib/cli/running-site'
import { expect, test } from '../ready-page'
import { removeBuild } from '../copied-build'
import { buildSite, startSite } from '../site'
import { watchViolations } from '../violations'

/*
 * A second instance of the site that reads its content from the first one, through the contract that the first one
 * serves. It also has an analytics id, which the first one has not.
 */
const DIST = '.next-second'
const MEASUREMENT_ID = 'G-TEST12345'
const first = process.env.SITE_UNDER_TEST ?? ''
let second: RunningSite

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(480_000)
  const port = await freePort()
  const variables = {
    SITE_URL: `http://localhost:${port}`,
    PORTFOLIO_API_LOCAL: first,
    GA_MEASUREMENT_ID: MEASUREMENT_ID,
  }
  const build = await buildSite(DIST, variables)
  expect(build.ok, build.output).toBe(true)
  expect(build.output).toContain(`Content from ${first}: 28 articles, 16 projects.`)
  second = await startSite(DIST, variables, port)
})

test.afterAll(async () => {
  await second?.stop()
  removeBuild(DIST)
})

const body = async (site: string, path: string) => {
  const html = await (await fetch(site + path)).text()
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  return main
    .replace(/<script[\s\S]*?<\/script>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

test('one instance feeds another: the same articles, lists and projects', async () => {
  for (const path of ['/articles', '/articles/page/3', '/project', '/article/texto-con-notas']) {
    const text = await body(second.url, path)
    expect(text.length, path).toBeGreaterThan(200)
    expect(text, path).toBe(await body(first, path))
  }
})

test('pictures of the upstream are served by the site that shows them', async ({ page }) => {
  await page.goto(`${second.url}/article/con-portada`)
  const image = page.getByRole('main').locator('img').first()
  await expect(image).toHaveAttribute('src', /^\/media\/article\/con-portada\?v=/)
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(600)
  const answer = await fetch(`${second.url}${await image.getAttribute('src')}`)
  const original = await fetch(`${first}/images/articles/portada.svg`)
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await answer.text()).toBe(await original.text())
})

test.describe('§2 Analytics', () => {
  test('nothing of Google is loaded before the visitor agrees, nor after a no', async ({ page }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(second.url)) foreign.push(request.url())
    })
    await page.goto(second.url, { waitUntil: 'networkidle' })
    const question = page.getByRole('region', { name: 'Medición de visitas' })
    const [reject, accept] = [
      question.getByRole('button', { name: 'Rechazar' }),
      question.getByRole('button', { name: 'Aceptar' }),
    ]
    expect(await reject.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe(
      await accept.evaluate((button) => getComputedStyle(button).backgroundColor),
    )
    await reject.click()
    await expect(question).toBeHidden()
    await page.goto(`${second.url}/articles`, { waitUntil: 'networkidle' })
    await expect(question).toBeHidden()
    expect(foreign).toEqual([])
  })

  test("after a yes: 'Inicio' once, the view of an article by its names, a click on a card", async ({
    page,
    context,
  }) => {
    const violations = await watchViolations(context)
    let loaded = 0
    await page.route('https://www.googletagmanager.com/**', (route) => {
      loaded += 1
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    })
    await page.goto(second.url, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Aceptar' }).click()
    const sent = () =>
      page.evaluate(() =>
        ((window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [])
          .map((command) => Array.from(command))
          .filter(([kind]) => kind === 'event')
          .map(([, name, parameters]) => [
            name,
            (parameters as Record<string, string>).page_title ??
              (parameters as Record<string, string>).event_label,
          ]),
      )
    await expect.poll(sent).toContainEqual(['page_view', 'Inicio'])
    const card = page.getByRole('main').getByRole('article').first().getByRole('link')
    const title = (await card.textContent()) ?? ''
    await card.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect.poll(sent).toContainEqual(['page_view', `Article View: ${title}`])
    const all = await sent()
    expect(all).toContainEqual(['page_view', 'Principal'])
    expect(all).toContainEqual([title, title])
    const views = all.filter(([name]) => name === 'page_view').map(([, label]) => label)
    expect(views).toEqual([...new Set(views)])
    expect(loaded).toBe(1)
    expect(violations).toEqual([])
  })

  test('the policy tells what is measured, and the choice can be taken back', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('analitica', 'denied'))
    await page.goto(`${second.url}/politics`, { waitUntil: 'networkidle' })
    await expect(page.getByRole('main')).toContainText('Google Analytics 4')
    await expect(page.getByRole('main')).not.toContainText('no se utilizan cookies')
    await page.getByRole('button', { name: 'Cambiar mi decisión sobre la medición' }).click()
    await expect(page.getByRole('region', { name: 'Medición de visitas' })).toBeVisible()
  })
})
