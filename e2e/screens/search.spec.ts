import { JSDOM } from 'jsdom'
import type { Page } from 'playwright/test'
import { expect, test } from '../ready-page'
import { watchViolations } from '../violations'

const field = (page: Page) => page.getByRole('searchbox', { name: 'Buscar en todo el sitio' })
const status = (page: Page) => page.getByRole('main').getByRole('status')
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })
const marks = (page: Page) => page.getByRole('main').locator('mark')

test('the search updates while typing: highlighted words, count, address, one request per query, no CSP violation', async ({
  page,
  context,
}) => {
  const violations = await watchViolations(context)
  const asked: string[] = []
  const messages: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/buscar')) asked.push(new URL(request.url()).search)
  })
  page.on('console', (message) => messages.push(message.text()))
  await page.goto('/buscar')
  await expect(page).toHaveTitle(/^Buscar \| /)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Cómo se busca', 'Atajos de teclado'])
  await field(page).fill('INDICE')
  await expect(status(page)).toHaveText(/resultados? para «INDICE»/)
  await expect(titles(page).first()).toHaveText('Consultas con índices')
  await expect(marks(page).first()).toHaveText('índices')
  await expect(page).toHaveURL(/\/buscar\?q=INDICE$/)
  await field(page).fill('zzzzzz')
  await expect(status(page)).toHaveText('No hay resultados para «zzzzzz».')
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Ver todos los artículos' }).first(),
  ).toBeVisible()
  await field(page).fill('')
  await expect(page.getByRole('heading', { name: 'Cómo se busca' })).toBeVisible()
  await expect(page).toHaveURL(/\/buscar$/)
  expect([asked, violations, messages]).toEqual([['?q=INDICE', '?q=zzzzzz'], [], []])
})

test('a reload shows the same results, server-rendered, without another request', async ({ page }) => {
  await page.goto('/buscar')
  await field(page).fill('tabla')
  await expect(status(page)).toHaveText(/«tabla»/)
  const before = await page.getByRole('region', { name: 'Resultados' }).innerHTML()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/buscar')) asked.push(request.url())
  })
  await page.reload()
  await expect(field(page)).toHaveValue('tabla')
  expect(await page.getByRole('region', { name: 'Resultados' }).innerHTML()).toBe(before)
  expect(asked).toEqual([])
})

test('a result links to its section, which is scrolled to the top of the window', async ({ page }) => {
  await page.goto('/buscar?q=conviene+comprueba')
  const section = page.getByRole('main').getByRole('link', { name: 'Cómo se comprueba' })
  await section.click()
  await expect(page).toHaveURL(/\/article\/consultas-con-indices#c%C3%B3mo-se-comprueba$/)
  const heading = page.getByRole('heading', { name: 'Cómo se comprueba' })
  await expect(heading).toBeInViewport()
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeLessThan(200)
  // The focus is there too: the next Tab continues from the section, not from the top of the page.
  await expect(heading).toBeFocused()
  expect((await heading.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(64)
})

test('the search is reachable from every page: a 44 px link in the header, Ctrl K and /, which can be disabled', async ({
  page,
}) => {
  await page.goto('/about')
  const link = page.getByRole('banner').getByRole('link', { name: 'Buscar' })
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const { width: wide = 0, height = 0 } = (await link.boundingBox()) ?? {}
    expect(Math.min(wide, height)).toBeGreaterThanOrEqual(44)
  }
  await link.click()
  await expect(page).toHaveURL('/buscar')
  await expect(field(page)).toBeFocused()
  await page.getByRole('checkbox', { name: 'Abrirla también con la tecla /' }).uncheck()

  await page.goto('/resume')
  await page.keyboard.press('/')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await field(page).fill('a/b')
  await expect(field(page)).toHaveValue('a/b')
  await field(page).fill('')
  await page.getByRole('checkbox', { name: 'Abrirla también con la tecla /' }).check()

  await page.goto('/articles')
  await page.getByRole('searchbox').press('/')
  await expect(page).toHaveURL('/articles?q=%2F')
  await page.getByRole('searchbox').blur()
  await page.keyboard.press('/')
  await expect(page).toHaveURL('/buscar')
})

test('when the search fails an error is shown, and its button leads to the results page', async ({
  page,
}) => {
  await page.goto('/buscar')
  await page.route('**/api/buscar*', (route) => route.abort())
  await field(page).fill('tabla')
  await expect(status(page)).toHaveText('La búsqueda no responde. Pulsa «Buscar» para intentarlo otra vez.')
  await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click()
  await expect(status(page)).toHaveText(/resultados? para «tabla»/)
  await expect(marks(page).first()).toHaveText(/^tablas?$/i)
})

test('a link to search results is followed without a reload', async ({ page }) => {
  await page.goto('/articles?q=tabla')
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/articles?q=tabla')
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form leads to a results page, with highlighted words and the same limits', async ({ page }) => {
    await page.goto('/buscar')
    await expect(page.getByText('Atajos de teclado')).toBeHidden()
    await field(page).fill('ÍNDICES')
    await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click()
    await expect(page).toHaveURL(/\/buscar\?q=%C3%8DNDICES$/)
    await expect(status(page)).toHaveText(/resultados? para «ÍNDICES»/)
    await expect(titles(page).first()).toHaveText('Consultas con índices')
    await expect(field(page)).toHaveValue('ÍNDICES')
    await titles(page).first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consultas con índices')
  })
})

test('tags, series and the archive are results of their own type', async ({ request }) => {
  for (const [query, kind, href] of [
    ['desarrollo', 'Etiqueta', '/etiqueta/desarrollo'],
    ['pruebas por entregas', 'Serie', '/serie/pruebas-por-entregas'],
    ['archivo', 'Archivo', '/articles/archivo'],
  ] as const) {
    const { document } = new JSDOM(await (await request.get('/buscar', { params: { q: query } })).text())
      .window
    const first = document.querySelector('main h3')?.closest('li')
    expect(first?.textContent, query).toContain(kind)
    expect(first?.querySelector('h3 a')?.getAttribute('href'), query).toBe(href)
  }
})
