import type { Page } from 'playwright/test'
import { expect, test } from '../ready-page'
import { PAGES, ROUTES } from '../routes'

/*
 * Chromium warns of preloads that a page doesn't use seconds after it has loaded. The router preloads the stylesheets
 * of the pages that it prefetches, so every page has to have those of all others.
 */
test('every page has the same stylesheets, so that prefetching a link preloads none in vain', async ({
  request,
}) => {
  const sheets = await Promise.all(
    [...ROUTES, '/articles/page/2', '/project/web'].map(async (route) => {
      const html = await (await request.get(route)).text()
      return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, address]) => address)
    }),
  )
  expect(sheets[0]?.length).toBeGreaterThan(0)
  expect(new Set(sheets.map((addresses) => addresses.toSorted().join('\n')))).toHaveProperty('size', 1)
})

test('the console stays silent, at every level, on every page and in moving about the lists', async ({
  page,
}) => {
  const said: string[] = []
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => said.push(error.message))
  for (const route of PAGES) await page.goto(route)
  await page.goto('/articles')
  await page.getByRole('link', { name: 'Siguiente' }).click()
  await expect(page.getByText('Página 2 de 3')).toBeVisible()
  await page.getByRole('searchbox').fill('prueba')
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
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

/** Stylesheets and scripts that were announced and never used. */
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
