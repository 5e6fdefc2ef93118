import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { THEME_COLOURS } from '../../lib/site/theme-colours'
import { expect, takenOver, test, waitForIslands } from '../ready-page'
import { ARTICLE_WITH_EVERYTHING } from '../routes'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('§2 Theme: by keyboard, focus moves to the button that replaces the other', async ({ page }) => {
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

const PAPER = THEME_COLOURS['color-paper']
/** Returns the colour in the middle of the window's left edge, where every page shows its paper. */
async function paperOf(frame: Buffer): Promise<string> {
  const { data, info } = await sharp(frame).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 2) * info.width + 2) * info.channels
  return `#${data.subarray(at, at + 3).toString('hex')}`
}
const shownColour = async (page: Page) => paperOf(await page.screenshot({ animations: 'disabled' }))
/** The colour of the browser's own bar: that of the first element whose condition holds. */
const barColour = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  )

/** Until a page has loaded; what its scripts paint later doesn't depend on their speed. */
const CPU_SLOWDOWN = 6

for (const [chosen, system] of [
  ['dark', 'light'],
  ['light', 'dark'],
] as const)
  test(`§2 Theme: with ${chosen} chosen and ${system} as the system theme, no frame is painted in ${system}, even on a slow machine`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ colorScheme: system, baseURL })
    await context.addInitScript((theme) => localStorage.setItem('preferencia', theme), chosen)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const frames: Buffer[] = []
    session.on('Page.screencastFrame', ({ data, sessionId }) => {
      frames.push(Buffer.from(data, 'base64'))
      void session.send('Page.screencastFrameAck', { sessionId })
    })
    await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 })
    for (const path of ['/about', '/politics']) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
      await page.goto(path)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await expect(page.locator('[class*="overlay"]')).toBeHidden()
      await page.waitForFunction(takenOver)
    }
    await session.send('Page.stopScreencast')
    const colours = new Set(await Promise.all(frames.map(paperOf)))
    expect([...colours]).toContain(PAPER[chosen])
    expect([...colours]).not.toContain(PAPER[system])
    await context.close()
  })

/** Returns the filters of the pictures and diagrams in view. */
async function filtersOf(page: Page): Promise<Set<string>> {
  const filters = await page
    .locator('main img:visible')
    .evaluateAll((images) =>
      images.map((one) =>
        [one.closest('[data-scheme]') ? 'diagram' : 'picture', getComputedStyle(one).filter].join(),
      ),
    )
  return new Set(filters)
}

test('pictures are dimmed in the dark theme; a diagram, which has a picture for it, is not', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(ARTICLE_WITH_EVERYTHING)
  expect(await filtersOf(page)).toEqual(new Set(['picture,none', 'diagram,none']))
  await page.getByTitle('Activar modo oscuro').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await filtersOf(page)).toEqual(new Set(['picture,brightness(0.85)', 'diagram,none']))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test("pictures are dimmed in the system's dark theme", async ({ page }) => {
    for (const path of ['/project', '/articles', ARTICLE_WITH_EVERYTHING]) {
      const diagram = path === ARTICLE_WITH_EVERYTHING ? ['diagram,none'] : []
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(path)
      expect(await filtersOf(page), path).toEqual(new Set(['picture,none', ...diagram]))
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await filtersOf(page), path).toEqual(new Set(['picture,brightness(0.85)', ...diagram]))
    }
  })
})

test("the browser's toolbar has the colour of the chosen theme: before hydration, on other pages, after a reload", async ({
  page,
  context,
}) => {
  await page.goto('/about')
  expect(await barColour(page)).toBe(PAPER.light)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => barColour(page)).toBe(PAPER.dark)
  await page.getByTitle('Activar modo claro').click()
  await expect.poll(() => barColour(page)).toBe(PAPER.light)
  await page.getByRole('link', { name: 'Proyectos', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Últimos trabajos')
  expect(await barColour(page)).toBe(PAPER.light)
  await expect(page.locator('meta[name="theme-color"]')).toHaveCount(2)
  const plain = await context.newPage()
  await plain.emulateMedia({ colorScheme: 'dark' })
  await plain.route('**/_next/static/**/*.js*', (route) => route.abort())
  await plain.goto('/about')
  expect(await barColour(plain)).toBe(PAPER.light)
  await plain.close()
})

test('§2 Theme: a stored value that is invalid: the system theme is shown and can be toggled', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(error.message))
  await page.goto('/politics')
  for (const stored of ['azul', 'system', '']) {
    await page.evaluate((value) => localStorage.setItem('preferencia', value), stored)
    await page.reload()
    await expect(page.getByTitle('Activar modo claro'), stored).toBeVisible()
    await expect(page.getByTitle('Activar modo oscuro'), stored).toBeHidden()
    expect(await shownColour(page), stored).toBe(PAPER.dark)
    expect(await barColour(page), stored).toBe(PAPER.dark)
    await page.getByTitle('Activar modo claro').click()
    await expect(page.getByTitle('Activar modo oscuro'), stored).toBeVisible()
    expect(await shownColour(page), stored).toBe(PAPER.light)
    expect(await page.evaluate(() => localStorage.getItem('preferencia')), stored).toBe('light')
  }
  await page.evaluate(() =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'preferencia', newValue: 'dark' })),
  )
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(messages).toEqual([])
})

test('§2 Theme: where storage is blocked the system theme applies, and the button still toggles', async ({
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
