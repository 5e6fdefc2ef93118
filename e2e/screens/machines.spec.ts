import { expect, test } from '../ready-page'

const ARTICLE = '/article/consultas-con-indices'

test.describe('Markdown version of an article', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test("'Copiar como Markdown' copies the file; on failure a message with a link to the file is shown", async ({
    page,
    request,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await page.goto(ARTICLE)
    const copy = page.getByRole('button', { name: 'Copiar como Markdown' })
    await copy.click()
    await expect(page.getByText('Texto copiado como Markdown')).toBeVisible()
    const file = await (await request.get(`${ARTICLE}.md`)).text()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(file)
    await page.getByRole('button', { name: 'Compartir' }).first().click()
    await expect(page.getByText('URL copiada al portapapeles')).toBeVisible()
    expect(await page.getByText('Texto copiado como Markdown').count()).toBe(0)
    await page.route('**/*.md', (route) => route.abort())
    await copy.click()
    const link = page.getByRole('alert').getByRole('link', { name: 'ábrelo como Markdown' })
    await expect(link).toBeFocused()
    await expect(link).toHaveAttribute('href', `${ARTICLE}.md`)
  })
})

test('without a network and permission to copy, an article still offers its Markdown, and nothing is thrown', async ({
  page,
  context,
}) => {
  const thrown: string[] = []
  page.on('pageerror', (error) => thrown.push(error.message))
  await page.goto(ARTICLE)
  await context.setOffline(true)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.md'))
  await page.getByRole('button', { name: 'Copiar como Markdown' }).click()
  await expect(page.getByRole('link', { name: 'ábrelo como Markdown' })).toBeFocused()
  await failed
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(thrown).toEqual([])
})

test('a search without results on /articles offers the site-wide search', async ({ page }) => {
  await page.goto('/articles?q=zzzz')
  const link = page.getByRole('main').getByRole('link', { name: /^Buscar .*en todo el sitio$/ })
  await expect(link).toHaveText('Buscar «zzzz» en todo el sitio')
  await page.getByPlaceholder('Buscar artículos...').fill(' índices compuestos ')
  await expect(link).toHaveText('Buscar «índices compuestos» en todo el sitio')
  await link.click()
  await expect(page).toHaveURL(/\/buscar\?q=/)
  await expect(page.getByRole('searchbox', { name: 'Buscar en todo el sitio' })).toHaveValue(
    'índices compuestos',
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an article has no buttons without function, a plain link leads to its Markdown, and another from /articles to the site-wide search', async ({
    page,
  }) => {
    await page.goto(ARTICLE)
    await expect(page.getByRole('button', { name: 'Copiar como Markdown' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Copiar el código' }).first()).toBeHidden()
    await expect(page.getByRole('button', { name: 'Compartir' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Ver como Markdown' })).toHaveAttribute(
      'href',
      `${ARTICLE}.md`,
    )
    await page.goto('/articles?q=zzzz')
    await page.getByRole('main').getByRole('link', { name: 'Buscar en todo el sitio' }).click()
    await expect(page).toHaveURL('/buscar')
  })
})
