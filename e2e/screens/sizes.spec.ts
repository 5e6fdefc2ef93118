import type { Page } from 'playwright/test'
import { spillOf } from '../gallery/inspect'
import { expect, test } from '../ready-page'
import { ARTICLE_WITH_TABLE, ROUTES } from '../routes'

const SPREAD = [...ROUTES, ARTICLE_WITH_TABLE]

const SCREENS = [
  { width: 320, height: 640 },
  { width: 480, height: 320 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
  { width: 1100, height: 800 },
  { width: 2560, height: 1440 },
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const route of SPREAD)
  test(`${route}: nothing is wider than the screen at any size, and controls can be hit`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(route)
    for (const viewport of SCREENS) {
      await page.setViewportSize(viewport)
      expect(await spillOf(page), `${viewport.width} × ${viewport.height}`).toBeLessThanOrEqual(0)
    }
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate(() => window.scrollTo(0, 0))
      const large = 'header button, main button[class*="button"], main a[class*="button"]'
      expect(await smallerThan(page, 'a, button, input, select, summary', 24), `${width} px`).toEqual([])
      expect(await smallerThan(page, large, 44), `${width} px`).toEqual([])
    }
  })

test('text at 200 % stays inside the screen and under no other text', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const route of SPREAD) {
    await page.goto(route)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect(await spillOf(page), route).toBeLessThanOrEqual(0)
    const header = await page.locator('header').first().boundingBox()
    const heading = await page.locator('h1').boundingBox()
    expect(heading?.y, route).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  }
})

/** Controls that are shown and too small; links within a line of text are as tall as their line (WCAG 2.5.8). */
function smallerThan(page: Page, selector: string, pixels: number): Promise<string[]> {
  return page.evaluate(
    ([wanted, least]) =>
      [...document.querySelectorAll<HTMLElement>(wanted as string)]
        .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((control) => getComputedStyle(control).display !== 'inline')
        .filter((control) => !control.matches('[type="checkbox"]'))
        .filter((control) => {
          const { width, height, bottom } = control.getBoundingClientRect()
          return bottom > 0 && width > 1 && Math.min(width, height) < Number(least)
        })
        .map(
          (control) => `${control.outerHTML.slice(0, 90)} ${JSON.stringify(control.getBoundingClientRect())}`,
        ),
    [selector, pixels],
  )
}

test('what has the focus is never hidden behind the bar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto('/articles')
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await page.locator('footer a').last().focus()
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Shift+Tab')
    const [top, bar] = await page.evaluate(() => [
      document.activeElement?.getBoundingClientRect().top ?? 0,
      document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
    ])
    expect(top).toBeGreaterThanOrEqual(bar ?? 0)
  }
})
