import { expect, type Page, test } from 'playwright/test'
import { PRESS_MS } from '../../lib/page-policy/early-presses'
import { takenOver } from '../ready-page'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/**
 * Opens a page and holds its scripts back.
 * @returns a function that releases them and waits for hydration
 */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/static/**/*.js*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  expect(await page.evaluate(takenOver)).toBe(false)
  return async () => {
    release()
    await page.waitForFunction(takenOver)
  }
}

let faults: string[] = []
test.beforeEach(({ page }) => {
  faults = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
})
test.afterEach(() => expect(faults).toEqual([]))

test('before hydration, the theme toggle takes effect at once, and the choice persists', async ({ page }) => {
  const scripts = await openEarly(page, '/about')
  const [dark, light] = [page.locator('[data-to=dark]'), page.locator('[data-to=light]')]
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
  await dark.click()
  expect(await theme()).toBe('dark')
  await expect(light).toBeFocused()
  await page.keyboard.press('Enter')
  expect(await theme()).toBe('light')
  await expect(dark).toBeFocused()
  await dark.click()
  await scripts()
  expect(await theme()).toBe('dark')
  expect(await page.evaluate(() => localStorage.getItem('preferencia'))).toBe('dark')
  await light.click()
  expect(await theme()).toBe('light')
  await page.reload()
  expect(await theme()).toBe('light')
})

test('before hydration, without a network, a link keeps the page and says so; React leaves the note alone', async ({
  page,
  context,
}) => {
  const scripts = await openEarly(page, '/articles')
  const next = page.getByRole('link', { name: 'Siguiente' })
  const note = page.getByText('No hay conexión a internet')
  await context.setOffline(true)
  await next.click()
  await expect(note).toBeVisible()
  await expect(page).toHaveURL('/articles')
  // The request by which the network was tried.
  faults = faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))
  await context.setOffline(false)
  await scripts()
  await expect(note).toBeHidden()
  await next.click()
  await expect(page).toHaveURL('/articles/page/2')
})

test('before hydration, the list can be searched and switched to list view, and stays that way', async ({
  page,
}) => {
  const scripts = await openEarly(page, '/articles?x=1')
  const main = page.getByRole('main')
  const box = main.getByRole('searchbox')
  const shown = () => main.locator('[data-list] li:not([hidden]) h2').allTextContents()
  const all = await shown()
  expect(all).toHaveLength(12)
  const wanted = all[3] ?? ''
  await box.pressSequentially(wanted)
  expect(await shown()).toEqual([wanted])
  await expect(main.getByRole('status').first()).toContainText(`"${wanted}"`)
  await main.getByRole('button', { name: 'Limpiar búsqueda' }).click()
  expect(await shown()).toEqual(all)
  await expect(box).toBeFocused()
  await expect(page).toHaveURL('/articles?x=1')
  await box.pressSequentially('nada de nada')
  expect(await shown()).toEqual([])
  await main.getByRole('button', { name: 'Ver todos los artículos' }).click()
  expect(await shown()).toEqual(all)
  await box.pressSequentially(wanted)
  await main.getByRole('button', { name: 'Ver en lista' }).click()
  const isAsLeft = async () => {
    expect(await shown()).toEqual([wanted])
    await expect(main.locator('ul[data-view=list]')).toBeVisible()
    await expect(box).toHaveValue(wanted)
    const query = new URL(page.url()).searchParams
    expect([...query]).toEqual([
      ['x', '1'],
      ['q', wanted],
      ['vista', 'lista'],
    ])
  }
  await isAsLeft()
  await scripts()
  await isAsLeft()
  await box.press('End')
  await box.pressSequentially('q')
  expect(await shown()).toEqual([])
})

test('a button pressed before hydration takes effect exactly once afterwards', async ({ page }) => {
  // Early clicks never expire here, so that a slow machine can't fail the test; early-presses.test.ts in
  // lib/page-policy covers the expiry.
  await page.addInitScript((pressMs) => {
    const own = window.setTimeout
    const set = (task: TimerHandler, ms?: number) => (ms === pressMs ? 0 : own(task, ms))
    Object.assign(window, { setTimeout: set })
  }, PRESS_MS)
  const scripts = await openEarly(page, '/article/consultas-con-indices')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const copy = page.getByRole('button', { name: 'Copiar el código' }).first()
  await copy.click()
  await copy.click()
  await page.evaluate(() => {
    const state = Object.assign(window, { copied: 0 })
    navigator.clipboard.writeText = () => Promise.resolve(void (state.copied += 1))
  })
  await scripts()
  await expect(page.getByRole('status').filter({ hasText: 'Copiado' })).toBeVisible()
  await copy.click()
  await expect.poll(() => page.evaluate(() => (window as unknown as { copied: number }).copied)).toBe(2)
})

test('text typed before hydration is searched for afterwards', async ({ page }) => {
  const scripts = await openEarly(page, '/buscar')
  const box = page.getByRole('main').getByRole('searchbox')
  await box.pressSequentially('índices')
  await scripts()
  await expect(page.getByRole('main').locator('h3').first()).toBeVisible()
  await expect(box).toHaveValue('índices')
  await expect(page).toHaveURL(`/buscar?q=${encodeURIComponent('índices')}`)
})

test('a choice made before hydration is applied', async ({ page }) => {
  const scripts = await openEarly(page, '/about')
  const days = page.getByRole('region', { name: 'Días programando' })
  const year = (await days.locator('option').nth(1).textContent()) ?? ''
  await days.getByRole('combobox').selectOption(year)
  await scripts()
  await expect(days.getByRole('combobox')).toHaveValue(year)
  await expect(days).toContainText(`En ${year} hubo actividad`)
})

test('the / shortcut disabled before hydration stays disabled', async ({ page }) => {
  const scripts = await openEarly(page, '/buscar')
  const box = page.getByRole('checkbox')
  await box.uncheck()
  await scripts()
  await expect(box).not.toBeChecked()
  await page.reload()
  await expect(box).not.toBeChecked()
})

test('the menu opened before hydration stays open', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const scripts = await openEarly(page, '/about')
  const articles = page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Artículos' })
  await page.getByRole('button', { name: 'Menú' }).click()
  await expect(articles).toBeVisible()
  await scripts()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await expect(articles).toBeVisible()
  await articles.click()
  await expect(page).toHaveURL('/articles')
  await expect(articles).toBeHidden()
})
