import type { Page } from 'playwright/test'
import { expect, test, waitForIslands } from '../ready-page'

/** Records every value of the theme attribute, from the first one on. */
async function watchThemes(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const note = () => {
      const theme = document.documentElement.getAttribute('data-theme')
      if (theme !== null && seen.at(-1) !== theme) seen.push(theme)
    }
    new MutationObserver(note).observe(document, { attributes: true, subtree: true, childList: true })
  })
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
}

test('§2 Theme: by keyboard the focus moves to the button that takes the place of the other', async ({
  page,
}) => {
  await page.goto('/politics')
  await page.getByTitle('Activar modo oscuro').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByTitle('Activar modo claro')).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('Space')
  await expect(page.getByTitle('Activar modo oscuro')).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.keyboard.press('Tab')
  await expect(page.getByTitle('Activar modo oscuro')).not.toBeFocused()
})

for (const stored of ['azul', 'system', '', 'DARK'])
  test(`§2 Theme: ${JSON.stringify(stored)} stored is no theme: the system's is shown from the first paint`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ colorScheme: 'dark', baseURL })
    await context.addInitScript((value) => {
      if (!sessionStorage.getItem('given')) localStorage.setItem('preferencia', value)
      sessionStorage.setItem('given', 'once')
    }, stored)
    const page = waitForIslands(await context.newPage())
    const themes = await watchThemes(page)
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    await page.goto('/politics')
    await expect(page.getByTitle('Activar modo claro')).toBeVisible()
    expect(await themes()).toEqual(['dark'])
    await page.evaluate((newValue) => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'preferencia', newValue }))
    }, stored)
    await page.getByTitle('Activar modo claro').click()
    await expect(page.getByTitle('Activar modo oscuro')).toBeVisible()
    expect(await themes()).toEqual(['dark', 'light'])
    expect(await page.evaluate(() => localStorage.getItem('preferencia'))).toBe('light')
    await page.evaluate(() =>
      window.dispatchEvent(new StorageEvent('storage', { key: 'preferencia', newValue: 'dark' })),
    )
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(messages).toEqual([])
    await context.close()
  })

test('§2 Theme: where nothing may be stored the system counts, and the button still switches', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ colorScheme: 'dark', baseURL })
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  })
  const plain = await context.newPage()
  await plain.route('**/_next/static/**/*.js*', (route) => route.abort())
  await plain.goto('/politics')
  await expect(plain.getByTitle('Activar modo claro')).toBeVisible()
  await expect(plain.getByTitle('Activar modo oscuro')).toBeHidden()
  const page = waitForIslands(await context.newPage())
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  await page.goto('/politics')
  await page.getByTitle('Activar modo claro').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.getByRole('link', { name: 'Artículos', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Artículos & Blog')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  expect(faults).toEqual([])
  await context.close()
})
