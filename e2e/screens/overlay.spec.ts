import { START_OVERLAY_MS } from '../../lib/site/constants'
import { shiftsUntilNow, watchShifts } from '../layout-shifts'
import { expect, test } from '../ready-page'

test.use({ isFirstVisit: true })

test('§2 Start overlay: shown for 1200 ms on the first load with scrolling locked, not on client-side navigation nor again in the same visit; the page behind it stays readable and usable', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // Pause all animations until the overlay has been checked, however slow the machine is.
  const browser = await context.newCDPSession(page)
  await browser.send('Animation.enable')
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0 })
  await page.goto('/')
  const overlay = page.locator('[class*="overlay"]')
  await expect(overlay).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
  expect(
    await overlay.evaluate((element) => element.getAnimations()[0]?.effect?.getComputedTiming().endTime),
  ).toBe(START_OVERLAY_MS)
  const cover = await overlay.evaluate((element) => {
    const opening = document
      .getAnimations()
      .find(
        ({ effect }) => effect instanceof KeyframeEffect && effect.target === element && effect.pseudoElement,
      )
    const { x, y, width, height } = element.getBoundingClientRect()
    return {
      openAfterMs: Number(opening?.effect?.getComputedTiming().endTime),
      leaves: (opening?.effect as KeyframeEffect | undefined)?.getKeyframes().at(-1)?.opacity,
      isInTheWay:
        document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[class*="overlay"]') !== null,
    }
  })
  expect(cover.openAfterMs).toBeLessThanOrEqual(300)
  expect(cover).toMatchObject({ leaves: '0', isInTheWay: false })
  await browser.send('Animation.setPlaybackRate', { playbackRate: 1 })
  await expect(overlay).toBeHidden()
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY))
    .not.toBe('hidden')
  await page.getByRole('link', { name: 'Proyectos', exact: true }).click()
  await expect(page).toHaveURL('/project')
  await expect(overlay).toBeHidden()
  await page.goto('/about', { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1, name: 'Quien soy' }).waitFor()
  expect(await overlay.evaluate((element) => getComputedStyle(element).display)).toBe('none')
  await expect(page.locator('header [data-place="mark"]')).toBeVisible()
})

test('§2 Start overlay: removed at once under reduced motion; ends by itself without JavaScript', async ({
  browser,
  baseURL,
}) => {
  const still = await browser.newContext({ reducedMotion: 'reduce', baseURL })
  const calm = await still.newPage()
  await calm.goto('/')
  expect(await calm.locator('[class*="overlay"]').isVisible()).toBe(false)
  await still.close()
  const plain = await browser.newContext({
    reducedMotion: 'no-preference',
    javaScriptEnabled: false,
    baseURL,
  })
  const page = await plain.newPage()
  await page.goto('/')
  await expect(page.locator('[class*="overlay"]')).toBeHidden()
  await page.mouse.wheel(0, 500)
  await page.getByRole('link', { name: 'Ver todos los artículos' }).click()
  await expect(page).toHaveURL('/articles')
  await plain.close()
})

test('§2 Start overlay: the mark travels to its place in the header, once a visit and without a layout shift', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await watchShifts(page)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(() => sessionStorage.clear())
    await page.goto('/about')
    await page.locator('[class*="overlay"]').evaluate((overlay) => {
      for (const animation of overlay.getAnimations({ subtree: true })) {
        animation.pause()
        animation.currentTime = 1_120
      }
    })
    const [from, to] = await page.evaluate(() =>
      ['[class*="overlay"] > *', 'header [data-place="mark"]'].map((mark) => {
        const { x, y, width: size } = document.querySelector(mark)?.getBoundingClientRect() ?? { x: 0, y: 0 }
        return [x, y, size ?? 0]
      }),
    )
    for (const [index, place] of (from ?? []).entries())
      expect(Math.abs(place - (to?.[index] ?? 0)), `${width} px`).toBeLessThan(1)
  }
  expect((await shiftsUntilNow(page)).sum).toBeLessThan(0.02)
})
