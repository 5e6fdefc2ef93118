import type { Page } from 'playwright/test'
import { expect, test } from '../ready-page'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/*
 * Chromium warns about preloads that a page doesn't use within seconds after it has loaded. The router preloads the
 * stylesheets of prefetched pages, so a page is prefetched only when a visitor is about to open it. The warning depends
 * on how fast the machine opens that page, so the tests count unused preloads instead.
 */
test('no page is prefetched before its link is hovered, and then only once', async ({ page }) => {
  const ahead: string[] = []
  page.on('request', (request) => {
    if ('next-router-prefetch' in request.headers()) ahead.push(new URL(request.url()).pathname)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(ahead).toEqual([])
  const link = page.getByRole('navigation').first().getByRole('link', { name: 'Sobre mí' })
  await link.hover()
  await expect.poll(() => new Set(ahead)).toEqual(new Set(['/about']))
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quien soy')
  expect(await unusedPreloads(page)).toEqual([])
})

test('navigating between the lists logs nothing to the console at any level', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => {
    if (!/was preloaded using link preload/.test(message.text()))
      said.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => said.push(error.message))
  await page.goto('/articles')
  await page.getByRole('link', { name: 'Siguiente' }).click()
  await expect(page.getByText('Página 2 de 3')).toBeVisible()
  await page.getByRole('searchbox').fill('prueba')
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('link', { name: 'Volver a artículos' })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page.getByText('Página 1 de 3')).toBeVisible()
  await page.getByRole('link', { name: 'Proyectos', exact: true }).click()
  await page.getByRole('link', { name: 'Apps', exact: true }).click()
  await expect(page).toHaveURL('/project/app')
  await page.goBack()
  await expect(page).toHaveURL('/project')
  expect(await unusedPreloads(page)).toEqual([])
  expect(said).toEqual([])
})

/** Returns the stylesheets and scripts that were preloaded and never used. */
function unusedPreloads(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const used = new Set(
      [...document.querySelectorAll<HTMLElement>('link[rel=stylesheet], script[src]')].map(
        (element) => element.getAttribute('href') ?? element.getAttribute('src'),
      ),
    )
    return [...document.querySelectorAll('link[rel=preload]:is([as=style], [as=script])')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((address) => !used.has(address))
  })
}
