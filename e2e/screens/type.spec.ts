import type { Page } from 'playwright/test'
import { isTypeDrawn, withType } from '../drawn-type'
import { shiftsUntilNow, watchShifts } from '../layout-shifts'
import { expect, test } from '../ready-page'
import { PAGES } from '../routes'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } })

/** A fifth of a good score for layout shift: one line of a text that wraps differently. */
const MOST_BY_TYPE = 0.02
/**
 * Milliseconds after the start of the animations: the time that Chromium needed for the paint on two busy processors.
 */
const LATE_PAINT_MS = 300
/** A quarter of a second before the page is uncovered. */
const DRAWN_MS = 700

test('no paint waits for the type: scripts ask for it once the page is shown, and it is drawn when the page is uncovered', async ({
  browser,
}) => {
  const context = await browser.newContext({ reducedMotion: 'no-preference' })
  const page = await context.newPage()
  const asked = fontsAskedFor(page)
  const animations = await frozenAnimations(page)
  await page.goto('/about', { waitUntil: 'load' })
  await expect.poll(async () => (await page.evaluate(whenAsked)).fonts).toHaveLength(1)
  const { painted, fonts } = await page.evaluate(whenAsked)
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

/** Freezes the page's animations from their start. */
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

/** Continues the animations from a time at which the page is still covered, and already rendered in the web font. */
async function uncover(page: Page, animations: Animations): Promise<void> {
  await animations.seek(DRAWN_MS)
  await withType(page)
  await expect(page.locator('[class*="overlay"]')).toHaveCSS('opacity', '1')
  await animations.speed(1)
  await expect(page.locator('[class*="overlay"]')).toBeHidden()
  expect(await page.evaluate(isTypeDrawn)).toBe(true)
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
  await page.goto('/buscar', { waitUntil: 'domcontentloaded' })
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

/** Returns when a page requested fonts, and when it was painted, in milliseconds since the navigation. */
function whenAsked() {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity
  const all = performance.getEntriesByType('resource')
  const fonts = all.filter(({ name }) => name.includes('.woff2')).map(({ startTime }) => startTime)
  return { painted, fonts }
}
