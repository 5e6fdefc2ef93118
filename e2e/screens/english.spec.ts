import { expect, test } from '../ready-page'

test('the language switcher keeps the page, in both directions, and names the target language', async ({
  page,
}) => {
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
  for (const [spanish, english] of [
    ['/', '/en'],
    ['/about', '/en/about'],
    ['/project/web', '/en/project/web'],
    ['/articles', '/en/articles'],
    ['/article/consultas-con-indices', '/en/article/consultas-con-indices'],
    ['/resume', '/en/resume'],
  ] as const) {
    await page.goto(spanish)
    await expect(link('English')).toHaveAttribute('href', english)
    await expect(link('English')).toHaveAttribute('lang', 'en')
    await expect(link('English')).toHaveAttribute('hreflang', 'en')
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'English' })).toHaveAttribute(
      'href',
      english,
    )
    await link('English').click()
    await page.waitForURL(`**${english}`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(link('Español')).toHaveAttribute('href', spanish)
  }
  await link('Español').click()
  await page.waitForURL('**/resume')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('where a page has no translation, the link leads to the closest page', async ({ page }) => {
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'English' })
    for (const [path, twin] of [
      ['/article/texto-con-notas', '/en/articles'],
      ['/articles/page/2', '/en/articles'],
      ['/etiquetas', '/en/articles'],
      ['/politics', '/en'],
      ['/buscar', '/en'],
    ] as const) {
      await page.goto(path)
      await expect(link).toHaveAttribute('href', twin)
    }
  })
})

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
