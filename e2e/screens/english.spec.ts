import { JSDOM } from 'jsdom'
import type { APIRequestContext } from 'playwright/test'
import { expect, test } from '../ready-page'

test('the language switcher keeps the page, in both directions', async ({ page }) => {
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
  await page.goto('/resume')
  await link('English').click()
  await page.waitForURL('**/en/resume')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await link('Español').click()
  await page.waitForURL('**/resume')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})

test('in header and footer a link names the other language, and leads to the same page in it, or to the closest one', async ({
  request,
}) => {
  for (const [spanish, english] of [
    ['/', '/en'],
    ['/about', '/en/about'],
    ['/project/web', '/en/project/web'],
    ['/articles', '/en/articles'],
    ['/article/consultas-con-indices', '/en/article/consultas-con-indices'],
    ['/resume', '/en/resume'],
    ['/article/texto-con-notas', '/en/articles'],
    ['/articles/page/2', '/en/articles'],
    ['/etiquetas', '/en/articles'],
    ['/politics', '/en'],
    ['/buscar', '/en'],
  ] as const) {
    const hasTwin = english.endsWith(spanish) || spanish === '/'
    expect(await linksTo('English', spanish, request), spanish).toEqual([`${english} en`, `${english} en`])
    if (hasTwin)
      expect(await linksTo('Español', english, request), english).toEqual([`${spanish} es`, `${spanish} es`])
  }
})

/** Returns address and language of the links with a name in header and footer. */
async function linksTo(name: string, path: string, request: APIRequestContext): Promise<string[]> {
  const { document } = new JSDOM(await (await request.get(path)).text()).window
  const links = [...document.querySelectorAll(':is(header, footer) a')] as HTMLAnchorElement[]
  return links
    .filter(({ textContent }) => textContent === name)
    .map((link) => {
      expect(link.lang, path).toBe(link.hreflang)
      return `${link.getAttribute('href')} ${link.lang}`
    })
}

test('the English gallery changes filter and page without a reload: cards, title, address and language link update', async ({
  page,
}) => {
  await page.goto('/en/project')
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.getByRole('link', { name: 'Web', exact: true }).click()
  await expect(page.getByText(/^Showing \d+ of \d+ projects \(filter: web\)$/)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/en/project/web')
  await expect(page).toHaveTitle('Projects · Web | Inés Prueba')
  await expect(page.getByText('What project 1 does.')).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Español' })).toHaveAttribute(
    'href',
    '/project/web',
  )
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  await page.goBack()
  await expect(page.getByText('Showing 6 of 16 projects')).toBeVisible()
})
