import type { Page } from 'playwright/test'
import { expect, test } from '../ready-page'
import { watchViolations } from '../violations'
import { SERVICE, site } from './api-backed-site'

/** A script that counts as GoatCounter's does: the page that it is loaded on, and whatever it is told. */
const SCRIPT = `{
  const { goatcounter } = document.querySelector('script[data-goatcounter]').dataset
  const count = ({ path }) => void navigator.sendBeacon(goatcounter + '?p=' + encodeURIComponent(path))
  window.goatcounter = { count }
  count({ path: location.pathname })
}`

/** Answers in the service's place. @returns requests to other hosts than the site's, and the counted pages */
async function watch(page: Page, own: string) {
  const [foreign, counted]: [string[], string[]] = [[], []]
  page.on('request', (request) => {
    if (!request.url().startsWith(own)) foreign.push(new URL(request.url()).origin)
  })
  await page.route(`${SERVICE}/**`, (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    if (pathname === '/count') counted.push(searchParams.get('p') ?? '')
    return pathname === '/count.js'
      ? route.fulfill({ contentType: 'text/javascript', body: SCRIPT })
      : route.fulfill({ status: 202, headers: { 'access-control-allow-origin': '*' } })
  })
  return { foreign, counted }
}

/** The site measures visits with {@link SERVICE}. */
export function testCookielessMeasuring(): void {
  test('each page view is counted once, by the owner’s service only; no consent is asked for, and nothing is stored for it', async ({
    page,
    context,
  }) => {
    const violations = await watchViolations(context)
    const { foreign, counted } = await watch(page, site.url())
    await page.goto(`${site.url()}/about`)
    await expect.poll(() => counted).toEqual(['/about'])
    await page.getByRole('link', { name: 'Artículos', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Artículos & Blog')
    await page.getByPlaceholder('Buscar artículos...').fill('tabla')
    await expect(page).toHaveURL(/q=tabla/)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quien soy')
    await expect.poll(() => counted).toEqual(['/about', '/articles', '/about'])
    expect(new Set(foreign)).toEqual(new Set([SERVICE]))
    await expect(page.getByRole('region', { name: 'Medición de visitas' })).toHaveCount(0)
    await expect(page.getByRole('contentinfo').getByRole('button')).toHaveCount(0)
    expect(await context.cookies()).toEqual([])
    const stored = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))
    // What the site itself needs for the length of the visit, as the policy says.
    expect(stored.filter((key) => !['lista', 'visita'].includes(key))).toEqual([])
    expect(violations).toEqual([])
  })

  for (const [name, value] of [
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ] as const)
    test(`for a visitor who opted out of tracking (${name}) the script is not loaded either`, async ({
      page,
    }) => {
      await page.addInitScript(
        ([signal, given]) => Object.defineProperty(navigator, signal, { value: given }),
        [name, value] as const,
      )
      const { foreign } = await watch(page, site.url())
      await page.goto(site.url(), { waitUntil: 'networkidle' })
      await page.getByRole('link', { name: 'Sobre mí', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quien soy')
      expect(foreign).toEqual([])
    })

  test('the policy of every page allows only that host, and the privacy policy names it', async ({
    page,
  }) => {
    const answer = await page.goto(`${site.url()}/politics`)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy.match(/https:[^\s;]+/g)).toEqual([`${SERVICE}/count.js`, SERVICE, SERVICE])
    const main = page.getByRole('main')
    await expect(main).toContainText('Medición de visitas con GoatCounter.')
    await expect(main).toContainText('stats.example')
    await expect(main).toContainText('no se utilizan cookies')
    await expect(main).not.toContainText('Google')
  })
}
