import type { Page } from 'playwright/test'
import { isTypeThere, withType } from '../drawn-type'
import { shiftsUntilNow, watchShifts } from '../layout-shifts'
import { expect, test } from '../ready-page'
import { PAGES } from '../routes'
import { watchViolations } from '../violations'

// The start overlay is tested elsewhere, and would be waited for here.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } })

/** Of what is called good, a fifth: one line of a text that ends elsewhere. */
const MOST_BY_TYPE = 0.02
/** After the start of the animations, milliseconds: Chromium took as long for the paint on two busy processors. */
const LATE_PAINT_MS = 300
/** A quarter of a second before the page is uncovered. */
const DRAWN_MS = 700
const SCRIPTS = '**/_next/static/**/*.js*'
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const rowOf = (page: Page) =>
  cards(page).evaluateAll((all) => {
    const tops = all.map((card) => card.getBoundingClientRect().top)
    return tops.filter((top) => top === tops[0]).length
  })

test('the query of an address is applied to the list before any script of the page has run', async ({
  context,
}) => {
  const page = await context.newPage()
  await page.route(SCRIPTS, (route) => route.abort())
  await page.goto('/articles?vista=lista&q=Migraci%C3%B3n')
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByText('1 artículo encontrado para "Migración" en esta página')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('Migración')
  await expect(page.getByRole('button', { name: 'Limpiar búsqueda' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ver en lista' })).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/articles/page/2?vista=lista')
  expect(await rowOf(page)).toBe(1)
  await page.goto('/articles?q=zzzz')
  await expect(cards(page)).toHaveCount(0)
  await expect(page.getByText('No se encontraron artículos')).toBeVisible()
  await page.goto('/articles?otra=1')
  await expect(cards(page)).toHaveCount(12)
  expect(await rowOf(page)).toBe(3)
  await expect(page.getByText('12 artículos', { exact: true })).toBeVisible()
})

for (const path of [
  '/articles?vista=lista',
  '/articles?q=prueba',
  '/articles/page/2?vista=lista&q=prueba',
  '/articles?q=zzzz',
])
  test(`${path}: nothing moves while the list arrives, and React keeps its HTML`, async ({
    page,
    context,
  }) => {
    const violations = await watchViolations(context)
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    page.on('pageerror', (error) => said.push(error.message))
    await watchShifts(page)
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () =>
        Object.assign(window, { sent: [...document.querySelectorAll('main *')] }),
      ),
    )
    await page.goto(path)
    const { sum, what } = await shiftsUntilNow(page)
    expect(sum.toFixed(3), what.join('\n')).toBe('0.000')
    expect(
      await page.evaluate(() =>
        (window as unknown as { sent: Element[] }).sent
          .filter((element) => !element.isConnected)
          .map(({ outerHTML }) => outerHTML),
      ),
    ).toEqual([])
    expect({ said, violations }).toEqual({ said: [], violations: [] })
  })

test('no script and no data of a page is asked for before the browser has shown what can be read', async ({
  page,
}) => {
  for (const path of ['/', '/about', '/articles', '/resume', '/article/texto-largo']) {
    await page.goto(path)
    const { painted, asked } = await page.evaluate(whatWasAskedFor)
    expect(asked.length, path).toBeGreaterThan(5)
    expect(
      asked.filter(({ at }) => at < painted),
      `${path}, painted at ${painted}`,
    ).toEqual([])
  }
})

/** Scripts, data and fonts that a page asked for, and when; when it was painted. Milliseconds since the navigation. */
function whatWasAskedFor() {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity
  const all = performance.getEntriesByType('resource')
  const asked = all
    .filter(({ name }) => /\.js(?:\?|$)|\/datos\//.test(name))
    .map(({ name, startTime }) => ({ name, at: startTime }))
  const fonts = all.filter(({ name }) => name.includes('.woff2')).map(({ startTime }) => startTime)
  return { painted, asked, fonts }
}

test('no paint waits for the type: scripts ask for it once the page is shown, and it is drawn when the page is uncovered', async ({
  browser,
}) => {
  const context = await browser.newContext({ reducedMotion: 'no-preference' })
  const page = await context.newPage()
  const asked = fontsAskedFor(page)
  const animations = await frozenAnimations(page)
  await page.goto('/about', { waitUntil: 'load' })
  await expect.poll(async () => (await page.evaluate(whatWasAskedFor)).fonts).toHaveLength(1)
  const { painted, fonts } = await page.evaluate(whatWasAskedFor)
  expect(fonts[0]).toBeGreaterThanOrEqual(painted)
  await animations.seek(LATE_PAINT_MS)
  await expect(page.locator('body')).toHaveCSS('font-family', /Fitted/)
  await uncover(page, animations)
  expect(asked).toHaveLength(1)
  await context.close()
})

test('without scripts no paint waits for the type either, on a device that paints late too; it is drawn when the page is uncovered', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'no-preference' })
  const page = await context.newPage()
  const asked = fontsAskedFor(page)
  const animations = await frozenAnimations(page)
  await page.goto('/about', { waitUntil: 'load' })
  await expect.poll(() => page.evaluate(timesPainted)).toBe(1)
  await animations.seek(LATE_PAINT_MS)
  await page.evaluate(() => document.body.offsetHeight)
  expect(asked).toEqual([])
  await uncover(page, animations)
  expect(asked).toHaveLength(1)
  await context.close()
})

type Animations = { seek: (ms: number) => Promise<unknown>; speed: (rate: number) => Promise<unknown> }

/** The animations of a page stand still from their start on. */
async function frozenAnimations(page: Page): Promise<Animations> {
  const session = await page.context().newCDPSession(page)
  const ids: string[] = []
  session.on('Animation.animationStarted', ({ animation }) => ids.push(animation.id))
  const speed = (playbackRate: number) => session.send('Animation.setPlaybackRate', { playbackRate })
  const seek = (currentTime: number) =>
    session.send('Animation.seekAnimations', { animations: ids, currentTime })
  await session.send('Animation.enable')
  await speed(0)
  return { seek, speed }
}

/** Lets the animations go on from a time on at which the page is still covered, and drawn in the type. */
async function uncover(page: Page, animations: Animations): Promise<void> {
  await animations.seek(DRAWN_MS)
  await withType(page)
  await expect(page.locator('[class*="overlay"]')).toHaveCSS('opacity', '1')
  await animations.speed(1)
  await expect(page.locator('[class*="overlay"]')).toBeHidden()
  expect(await page.evaluate(isTypeThere)).toBe(true)
  await expect(page.locator('body')).toHaveCSS('font-family', /^spanish/)
}

test('letters of several sizes stand in for the type while the page is covered, and never where it is seen', async ({
  browser,
}) => {
  const context = await browser.newContext({ reducedMotion: 'no-preference' })
  const page = await context.newPage()
  await page.route('**/*.woff2*', (route) => route.abort())
  const animations = await context.newCDPSession(page)
  await animations.send('Animation.enable')
  await animations.send('Animation.setPlaybackRate', { playbackRate: 0 })
  await page.goto('/about', { waitUntil: 'load' })
  const overlay = page.locator('[class*="overlay"]')
  await expect(overlay).toHaveCSS('opacity', '1')
  await expect(page.locator('body')).toHaveCSS('font-family', /Fitted/)
  await expect(overlay.locator('svg, span').first()).toHaveCSS('font-family', /^"Arial Adjusted"/)
  await animations.send('Animation.setPlaybackRate', { playbackRate: 1 })
  await expect(overlay).toBeHidden()
  await expect(page.locator('body')).toHaveCSS(
    'font-family',
    /^spanish.*, "Arial Adjusted", "Roboto Adjusted"/,
  )
  await expect(page.locator('body')).not.toHaveCSS('font-family', /Fitted/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(page.locator('body')).not.toHaveCSS('font-family', /Fitted/)
  await context.close()
})

test('hardly anything moves when the type takes the place of what stands in for it', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'no-preference' })
  const page = await context.newPage()
  await watchShifts(page)
  const narrow = PAGES.map((path) => ({ path, width: 360 }))
  for (const { path, width } of [...narrow, { path: '/etiquetas', width: 1280 }]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    await withType(page)
    const { sum, byType, what } = await shiftsUntilNow(page)
    expect(sum + byType, `${path}, ${width} px, ${what.join('\n')}`).toBeLessThan(MOST_BY_TYPE)
  }
  await context.close()
})

test('where the type comes after the page is uncovered, nothing moves but lines that end elsewhere', async ({
  browser,
}) => {
  const context = await browser.newContext({ reducedMotion: 'no-preference' })
  const page = await context.newPage()
  await watchShifts(page)
  await page.setViewportSize({ width: 360, height: 740 })
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.woff2*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/en/resume', { waitUntil: 'domcontentloaded' })
  await expect(page.locator('[class*="overlay"]')).toBeHidden()
  release()
  await withType(page)
  const { sum, byType, what } = await shiftsUntilNow(page)
  expect(sum.toFixed(2), what.join('\n')).toBe('0.00')
  expect(byType).toBeGreaterThan(0)
  expect(byType).toBeLessThan(3 * MOST_BY_TYPE)
  await context.close()
})

test('who sees the page at once, without an overlay, has the type announced', async ({ page }) => {
  const asked = fontsAskedFor(page)
  await page.route('**/*.css*', (route) => route.abort())
  await page.goto('/about')
  expect(asked).toHaveLength(1)
})

function fontsAskedFor(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(request.url())
  })
  return asked
}

function timesPainted(): number {
  return performance.getEntriesByName('first-contentful-paint').length
}

test('the code of a page starts in parts: Next has waited for the next task before it took the page over', async ({
  page,
}) => {
  await page.goto('/about')
  await expect(page.locator('head > script[type="text/plain"]')).toHaveCount(1)
})

test('who comes back to a filtered list from an article never sees it unfiltered', async ({ page }) => {
  await page.goto('/articles')
  await page.getByRole('link', { name: 'Siguiente' }).click()
  await expect(page.getByText('Página 2 de 3')).toBeVisible()
  await page.getByRole('button', { name: 'Ver en lista' }).click()
  await page.getByRole('searchbox').fill('prueba')
  const found = await cards(page).allTextContents()
  await cards(page).first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('link', { name: 'Volver a artículos' })).toBeVisible()
  await page.evaluate(noteFrames)
  await page.getByRole('link', { name: 'Volver a artículos' }).click()
  await expect(page).toHaveURL('/articles/page/2?vista=lista&q=prueba')
  await expect(cards(page)).toHaveText(found)
  const once = `list ${found.length}`
  expect(await page.evaluate(framesSeen)).toEqual(['none', once])
  await page.goBack()
  await page.getByRole('link', { name: 'Volver a artículos' }).waitFor()
  await page.evaluate(noteFrames)
  await page.goBack()
  await expect(cards(page)).toHaveText(found)
  expect(await page.evaluate(framesSeen)).toEqual(['none', once])
})

/** Notes what each frame shows of the list: its view and the number of cards. */
function noteFrames(): void {
  const seen: string[] = []
  Object.assign(window, { seen })
  const look = () => {
    const grid = document.querySelector<HTMLElement>('main ul[data-view]')
    const shown = [...(grid?.children ?? [])].filter((card) => !(card as HTMLElement).hidden)
    const frame = grid ? `${grid.dataset.view} ${shown.length}` : 'none'
    if (seen.at(-1) !== frame) seen.push(frame)
    requestAnimationFrame(() => setTimeout(look))
  }
  look()
}

function framesSeen(): string[] {
  return (window as unknown as { seen: string[] }).seen
}
