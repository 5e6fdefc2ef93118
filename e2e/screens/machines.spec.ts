import { expect, test } from '../ready-page'

// Reduced motion disables the start overlay, which other tests cover, and saves waiting for it.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const ARTICLE = '/article/consultas-con-indices'

test.describe('the text of an article as Markdown', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test("'Copiar como Markdown' copies the file; where it can't, that is said, and a link leads there", async ({
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
    await page.getByRole('button', { name: 'Compartir' }).click()
    await expect(page.getByText('URL copiada al portapapeles')).toBeVisible()
    expect(await page.getByText('Texto copiado como Markdown').count()).toBe(0)
    await page.route('**/*.md', (route) => route.abort())
    await copy.click()
    const link = page.getByRole('alert').getByRole('link', { name: 'ábrelo como Markdown' })
    await expect(link).toBeFocused()
    await expect(link).toHaveAttribute('href', `${ARTICLE}.md`)
  })
})

test('what the box of /articles does not find can be looked for in the whole site', async ({ page }) => {
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

  test('a plain link leads to the Markdown of an article, and one from /articles to the whole search', async ({
    page,
  }) => {
    await page.goto(ARTICLE)
    await expect(page.getByRole('button', { name: 'Copiar como Markdown' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Ver como Markdown' })).toHaveAttribute(
      'href',
      `${ARTICLE}.md`,
    )
    await page.goto('/articles?q=zzzz')
    await page.getByRole('main').getByRole('link', { name: 'Buscar en todo el sitio' }).click()
    await expect(page).toHaveURL('/buscar')
  })
})
