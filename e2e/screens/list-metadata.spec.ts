import type { Page } from 'playwright/test'
import { expect, test } from '../ready-page'

/**
 * Returns the title and canonical link in the HTML of a URL. Retries if the server has just closed the keep-alive
 * connection.
 */
async function served(page: Page, path: string): Promise<{ title: string; canonical: string }> {
  const html = await (await page.request.get(path, { maxRetries: 2 })).text()
  return {
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '',
  }
}

async function expectServed(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path)
  const { title, canonical } = await served(page, path)
  await expect(page).toHaveTitle(title)
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical)
}

test('paging and filtering in the browser produce the same title and canonical link as the server', async ({
  page,
}) => {
  await page.goto('/articles')
  await page.getByText('Siguiente').click()
  await expectServed(page, '/articles/page/2')
  await page.goBack()
  await expectServed(page, '/articles')
  await page.goForward()
  await expectServed(page, '/articles/page/2')
  await page.getByRole('link', { name: 'Proyectos', exact: true }).click()
  await expectServed(page, '/project')
  await page.getByRole('link', { name: 'Página 2' }).click()
  await expectServed(page, '/project/page/2')
  await page.getByRole('link', { name: 'Apps', exact: true }).click()
  await expectServed(page, '/project/app')
  await page.goBack()
  await expectServed(page, '/project/page/2')
  await page.getByRole('link', { name: 'Sobre mí', exact: true }).click()
  await expectServed(page, '/about')
})
