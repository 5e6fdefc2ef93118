import { devices, type Page } from 'playwright/test'
import { weigh } from '../bench/weights'
import { spillOf, violationsOf } from '../gallery/inspect'
import { expect, test } from '../ready-page'
import { ENGLISH, PAGES } from '../routes'
import { watchViolations } from '../violations'

const PAGE_HTML = 9_000
/** The test browser's own user agent names a headless browser, which is excluded as a crawler. */
const BROWSER = devices['Desktop Chrome'].userAgent

/** Records the reports that a page sends, and its requests to other sites. */
function watch(page: Page, site: string) {
  const reports: string[] = []
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/vista') reports.push(request.postData() ?? '')
    if (!request.url().startsWith(site)) foreign.push(request.url())
  })
  return { reports, foreign }
}

/**
 * @param first URL of a site without counters
 * @param second returns the URL of a site with counters
 */
export function testCounting(first: string, second: () => string, token: string): void {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('each page that is viewed is reported once, and nothing is stored or sent elsewhere', async ({
    page,
    context,
  }) => {
    const violations = await watchViolations(context)
    const { reports, foreign } = watch(page, second())
    const answers: [number, string | undefined][] = []
    page.on('response', (response) => {
      if (response.url().endsWith('/api/vista'))
        answers.push([response.status(), response.headers()['set-cookie']])
    })
    await page.goto(`${second()}/about?utm_source=x`, { referer: 'https://news.example/item?id=1' })
    await expect.poll(() => reports).toEqual(['/about news.example'])
    const articles = page.getByRole('link', { name: 'Artículos', exact: true })
    await articles.hover()
    await articles.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Artículos & Blog')
    await page.getByPlaceholder('Buscar artículos...').fill('tabla')
    await expect(page).toHaveURL(/q=tabla/)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quien soy')
    // The browser doesn't report responses to a page that was left.
    await expect.poll(() => answers.length).toBe(3)
    await page.reload()
    await expect.poll(() => reports).toEqual(['/about news.example', '/articles', '/about', '/about'])
    await expect.poll(() => answers).toEqual(Array(4).fill([204, undefined]))
    expect(await context.cookies()).toEqual([])
    const stored = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))
    expect(stored.filter((key) => key !== 'lista')).toEqual([])
    expect([foreign, violations]).toEqual([[], []])
  })

  test('who asks not to be tracked reports nothing, and what others count on does not count either', async ({
    page,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    const { reports } = watch(page, second())
    await page.goto(second(), { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: 'Sobre mí', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quien soy')
    expect(reports).toEqual([])
  })

  test('the owner sees the numbers in both themes, wide and narrow, and is counted there by nobody', async ({
    browser,
  }) => {
    const context = await browser.newContext({
      userAgent: BROWSER,
      reducedMotion: 'reduce',
      httpCredentials: { username: 'owner', password: token },
    })
    const page = await context.newPage()
    const { reports } = watch(page, second())
    const views = () => page.getByRole('row', { name: '/about' }).getByRole('cell').textContent()
    await expect
      .poll(async () => {
        await page.goto(`${second()}/numeros`)
        return await views().catch(() => null)
      })
      .toBe('3')
    await expect(page.getByRole('row', { name: 'news.example' })).toContainText('1')
    await expect(page.getByRole('img', { name: /visitas en total/ })).toBeVisible()
    for (const [width, colorScheme] of [
      [1280, 'light'],
      [320, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      expect(await violationsOf(page), `${colorScheme}, ${width} px`).toEqual([])
      expect(await spillOf(page), `${width} px`).toBeLessThanOrEqual(0)
    }
    expect([reports, await context.cookies()]).toEqual([[], []])
    await context.close()
  })

  test('counting costs no file of script and a few hundred bytes of HTML; a site without it has no byte of it', async () => {
    for (const path of [...PAGES, ...ENGLISH]) {
      const [html, weight] = [await (await fetch(first + path)).text(), await weigh(second(), path)]
      expect(html, path).not.toContain('/api/vista')
      expect(weight.js, path).toBe((await weigh(first, path)).js)
      expect(weight.html, path).toBeLessThanOrEqual(PAGE_HTML)
    }
    expect((await fetch(`${first}/api/vista`, { method: 'POST', body: '/' })).status).toBe(404)
    expect((await fetch(`${first}/numeros`, { redirect: 'manual' })).headers.get('location')).toBe('/')
  })
}
