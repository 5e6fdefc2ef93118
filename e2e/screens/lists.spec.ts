import type { Page } from 'playwright/test'
import { expect, test } from '../ready-page'

const pages = (page: Page) => page.getByRole('navigation', { name: /^Páginas de/ })
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const answers = (page: Page, file: string, body: object, status = 200) =>
  page.route(`**/api/portfolio/${file}*`, (route) => route.fulfill({ status, json: body }))

test.describe('§2 Articles', () => {
  test("the heading 'Artículos & Blog', twelve cards per page and the count line; grid: one, two or three per row, depending on the window width; list: one per row", async ({
    page,
  }) => {
    await page.goto('/articles')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Artículos & Blog')
    await expect(cards(page)).toHaveCount(12)
    await expect(page.getByText('12 artículos', { exact: true })).toBeVisible()
    const inFirstRow = () =>
      cards(page).evaluateAll(
        (all) =>
          all.filter((card) => card.getBoundingClientRect().top === all[0]?.getBoundingClientRect().top)
            .length,
      )
    const views = page.getByRole('group', { name: 'Presentación' })
    for (const [width, columns] of [
      [800, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.getByRole('button', { name: 'Ver en cuadrícula' }).click()
      await expect.poll(inFirstRow, { message: `${width} px` }).toBe(columns)
      await page.getByRole('button', { name: 'Ver en lista' }).click()
      await expect.poll(inFirstRow, { message: `${width} px` }).toBe(1)
      await expect(page.getByRole('button', { name: 'Ver en lista' })).toHaveAttribute('aria-pressed', 'true')
    }
    await page.setViewportSize({ width: 360, height: 900 })
    await expect(views, 'where both views are one column').toBeHidden()
    await expect.poll(inFirstRow).toBe(1)
  })

  test('on the smallest phones a search keeps its row, the button to clear it moves nothing, and the links to the pages before and after are in one row', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto('/articles')
    const rows = await pages(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect([rows.length, new Set(rows).size]).toEqual([2, 1])
    const field = page.getByPlaceholder('Buscar artículos...')
    const count = page.getByRole('status').filter({ hasText: 'artículo' })
    const place = async () => [(await field.boundingBox())?.y, (await count.boundingBox())?.y]
    const before = await place()
    await field.fill('prueba')
    const clear = page.getByRole('button', { name: 'Limpiar búsqueda' })
    await expect(clear).toBeVisible()
    const { width = 0, height = 0 } = (await clear.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    expect(await place()).toEqual(before)
  })

  test('§5 search: matches title and excerpt, ignoring case and accents, with ñ distinct from n; clearing it shows every article again, both from the button and from the empty state', async ({
    page,
  }) => {
    await page.goto('/articles')
    const box = page.getByPlaceholder('Buscar artículos...')
    await expect(page.getByRole('button', { name: 'Limpiar búsqueda' })).toBeHidden()
    await box.fill('MIGRACIONÉS')
    await expect(cards(page)).toHaveCount(1)
    await expect(
      page.getByText('1 artículo encontrado para "MIGRACIONÉS" en esta página', { exact: true }),
    ).toBeVisible()
    await box.fill('imageñes')
    await expect(cards(page)).toHaveCount(0)
    await expect(page.getByText('0 artículos encontrados para "imageñes" en esta página')).toBeVisible()
    await expect(page.getByText('No se encontraron artículos')).toBeVisible()
    await expect(page.getByText('Intenta modificar el término de búsqueda')).toBeVisible()
    await page.getByRole('button', { name: 'Ver todos los artículos' }).click()
    await expect(cards(page)).toHaveCount(12)
    await expect(page.locator('main ul', { has: page.getByRole('article') })).toBeFocused()
    await box.fill('react')
    await page.getByRole('button', { name: 'Limpiar búsqueda' }).click()
    await expect(cards(page)).toHaveCount(12)
    await expect(box).toHaveValue('')
    await expect(box).toBeFocused()
  })

  test("pagination: 'Anterior' is disabled on the first page; 'Página X de Y', the address and the back button stay in sync", async ({
    page,
  }) => {
    await page.goto('/articles')
    const pages = page.getByRole('navigation', { name: 'Páginas de artículos' })
    await expect(pages.getByText('Anterior')).toHaveAttribute('aria-disabled', 'true')
    await expect(pages).toContainText('Página 1 de 3')
    await page.evaluate(() => window.scrollTo(0, 1500))
    await pages.getByText('Siguiente').click()
    await expect(page).toHaveURL('/articles/page/2')
    await expect(pages).toContainText('Página 2 de 3')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await pages.getByText('Siguiente').click()
    await expect(pages).toContainText('Página 3 de 3')
    await expect(pages.getByText('Siguiente')).toHaveAttribute('aria-disabled', 'true')
    await page.goBack()
    await expect(pages).toContainText('Página 2 de 3')
    await page.reload()
    await expect(pages).toContainText('Página 2 de 3')
  })

  test("§4 while the next page loads, 'Cargando...' is shown and the buttons are disabled", async ({
    page,
  }) => {
    await page.goto('/articles')
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/portfolio/articles.php*', async (route) => {
      await held
      await route.continue()
    })
    const next = page.getByRole('link', { name: 'Siguiente' })
    await next.focus()
    const [place, pager] = [await next.boundingBox(), await pages(page).boundingBox()]
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').getByText('Cargando...')).toBeVisible()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toHaveAttribute('aria-busy', 'true')
    await expect(next).toBeFocused()
    expect([await next.boundingBox(), await pages(page).boundingBox()]).toEqual([place, pager])
    release()
    await expect(page.getByText('Página 2 de 3')).toBeVisible()
    await expect(page.getByText('Cargando...')).toBeHidden()
  })

  test("§8 Articles list, HTTP error or success false: shows the alert with the message, which falls back to 'Error al cargar artículos', and 'Reintentar' retries", async ({
    page,
  }) => {
    await page.goto('/articles')
    const alert = page.getByRole('main').getByRole('alert')
    const retry = alert.getByRole('button', { name: 'Reintentar' })
    await answers(page, 'articles.php', {}, 500)
    await page.getByText('Siguiente').click()
    await expect(alert).toContainText('Error al cargar artículos')
    await expect(alert).toContainText('Error de conexión: Error HTTP: 500')
    await expect(cards(page)).toHaveCount(12)
    await answers(page, 'articles.php', { success: false, message: 'Sin conexión con la base' })
    await retry.click()
    await expect(alert).toContainText('Sin conexión con la base')
    await expect(alert).toContainText('Error al cargar artículos')
    await expect(cards(page)).toHaveCount(12)
    await answers(page, 'articles.php', { success: false })
    await retry.click()
    await expect(alert.getByText('Error al cargar artículos')).toHaveCount(2)
    await page.unrouteAll()
    await retry.click()
    await expect(page.getByText('Página 2 de 3')).toBeVisible()
    await expect(alert).toBeHidden()
  })

  test('view, search and page are preserved when navigating to an article and back', async ({ page }) => {
    await page.goto('/articles/page/2')
    await page.getByRole('button', { name: 'Ver en lista' }).click()
    await page.getByPlaceholder('Buscar artículos...').fill('a')
    const title = (await cards(page).first().getByRole('heading').getByRole('link').textContent()) ?? ''
    await cards(page).first().getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.getByRole('link', { name: 'Volver a artículos' }).click()
    await expect(page).toHaveURL('/articles/page/2?vista=lista&q=a')
    await expect(page.getByPlaceholder('Buscar artículos...')).toHaveValue('a')
    await page.goBack()
    await page.goBack()
    await expect(page.getByPlaceholder('Buscar artículos...')).toHaveValue('a')
  })

  test('without JavaScript the pagination works through links', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const page = await context.newPage()
    await page.goto('/articles')
    await page.getByRole('link', { name: 'Siguiente' }).click()
    await expect(page).toHaveURL('/articles/page/2')
    await expect(page.getByText('Página 2 de 3')).toBeVisible()
    await context.close()
  })
})

test.describe('§2 Projects', () => {
  test('a filter resets to page 1, has its own address and adds its suffix to the count', async ({
    page,
  }) => {
    await page.goto('/project/page/2')
    await page.getByRole('link', { name: 'Apps', exact: true }).click()
    await expect(page).toHaveURL('/project/app')
    await expect(page.getByText(/Mostrando \d de 6 proyectos \(filtro: app\)/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Apps', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await page.goBack()
    await expect(page.getByText('Mostrando 6 de 16 proyectos', { exact: true })).toBeVisible()
  })

  test('the heading, the filters, six cards per page with the count line, and their buttons, which open in a new tab', async ({
    page,
  }) => {
    await page.goto('/project')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Últimos trabajos')
    const filters = page.getByRole('navigation', { name: 'Filtrar proyectos' }).getByRole('link')
    await expect(filters).toHaveText(['Todos (16)', 'Web', 'Apps'])
    await expect(cards(page)).toHaveCount(6)
    await expect(page.getByText('Mostrando 6 de 16 proyectos', { exact: true })).toBeVisible()
    for (const link of await cards(page).locator('p').getByRole('link').all()) {
      await expect(link).toHaveAttribute('target', '_blank')
      expect(await link.textContent()).toMatch(/^(GitHub|Demo)$/)
    }
  })

  test('pagination: all pages are listed; previous and next are large enough to tap, and are and look disabled at the ends', async ({
    page,
  }) => {
    await page.goto('/project')
    const pages = page.getByRole('navigation', { name: 'Páginas de proyectos' })
    await expect(pages.getByRole('link', { name: 'Página anterior' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    const [off, on] = await Promise.all(
      ['Página anterior', 'Página siguiente'].map((name) =>
        pages.getByRole('link', { name }).evaluate((arrow) => {
          const { color, borderTopColor, cursor } = getComputedStyle(arrow)
          const { width, height } = arrow.getBoundingClientRect()
          return { color, borderTopColor, cursor, size: Math.min(width, height) }
        }),
      ),
    )
    expect(Math.min(off?.size ?? 0, on?.size ?? 0)).toBeGreaterThanOrEqual(44)
    expect(off?.color).not.toBe(on?.color)
    expect(off?.borderTopColor).not.toBe(on?.borderTopColor)
    expect([off?.cursor, on?.cursor]).toEqual(['not-allowed', 'pointer'])
    await pages.getByRole('link', { name: 'Página 3' }).click()
    await expect(page).toHaveURL('/project/page/3')
    await expect(page.getByText('Mostrando 4 de 16 proyectos')).toBeVisible()
    await expect(pages.getByRole('link', { name: 'Página siguiente' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(pages.getByRole('link', { name: 'Página 3' })).toHaveAttribute('aria-current', 'page')
  })

  const FAILURES = [
    [{ message: 'roto' }, 500, 'HTTP error! status: 500, message: roto', 'Web'],
    [{}, 503, 'HTTP error! status: 503, message: Unknown error', 'Apps'],
    [{ success: false }, 200, 'API error: Unknown API error', 'Web'],
    [{ success: false, message: 'roto' }, 200, 'API error: roto', 'Apps'],
    [{ success: true, data: { projects: 'x' } }, 200, 'Invalid data format: projects is not an array', 'Web'],
  ] as const
  test('§8 Projects: each failure is logged to the console, the previous list stays, and a link loads the page', async ({
    page,
  }) => {
    const said: string[] = []
    page.on('console', (line) => line.type() === 'error' && said.push(line.text()))
    await page.goto('/project')
    const before = await cards(page).first().textContent()
    const alert = page.getByRole('main').getByRole('alert')
    for (const [body, status, message, name] of FAILURES) {
      await answers(page, 'projects.php', body, status)
      await page.getByRole('link', { name, exact: true }).click()
      await expect.poll(() => said).toContain(message)
      await expect(alert).toContainText('No se han podido cargar los proyectos.')
      await expect(alert).toBeInViewport()
      const { y = 0, height = 0 } = (await alert.boundingBox()) ?? {}
      const first = await cards(page).first().boundingBox()
      expect(first?.y, 'the message covers no card').toBeGreaterThanOrEqual(y + height)
      await expect(cards(page)).toHaveCount(6)
      expect(await cards(page).first().textContent()).toBe(before)
      expect(said.filter((line) => line === message)).toHaveLength(1)
    }
    await alert.getByRole('link', { name: 'Cargar la página completa' }).click()
    await expect(page.getByText(/Mostrando \d de 10 proyectos \(filtro: web\)/)).toBeVisible()
  })
})
