import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../ready-page'

const region = (page: Page) => page.getByRole('region', { name: 'Días programando' })

/** Opens the page and returns the days of the calendar once the library has drawn them. */
async function daysOf(page: Page): Promise<Locator> {
  await page.goto('/about')
  await region(page).scrollIntoViewIfNeeded()
  const days = region(page).locator('rect[data-date]')
  await days.first().waitFor()
  return days
}

const tip = (page: Page) => page.getByText(/^\d+ contribuci(?:ón|ones) el \d+ de \w+ de \d{4}$/)

test("a day's tooltip stays while it is hovered, and closes on pointer leave or Escape", async ({ page }) => {
  const days = await daysOf(page)
  // A day in the last row: what is said about it covers the rows above.
  const day = days.nth(195).locator('xpath=../*[last()]')
  await day.hover()
  await expect(tip(page)).toBeVisible()
  const said = await tip(page).innerText()
  const [from, to] = [await day.boundingBox(), await tip(page).boundingBox()]
  const x = (from?.x ?? 0) + (from?.width ?? 0) / 2
  await page.mouse.move(x, (to?.y ?? 0) + (to?.height ?? 0) / 2, { steps: 30 })
  expect(await tip(page).innerText()).toBe(said)
  await page.keyboard.press('Escape')
  await expect(tip(page)).toHaveCount(0)
  // Nor does that of the day that is now under the resting pointer take its place.
  await day.dispatchEvent('mouseover')
  await expect(tip(page)).toHaveCount(0)
  await day.hover()
  await expect(tip(page)).toHaveText(said)
  await region(page).getByRole('heading').hover()
  await expect(tip(page)).toHaveCount(0)
})

test('the tooltips of the first and last day stay within the page, 320 and 1280 px wide', async ({
  page,
}) => {
  const days = await daysOf(page)
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 })
    for (const day of [days.first(), days.last()]) {
      await day.hover()
      const { x = -1, width: long = Infinity } = (await tip(page).boundingBox()) ?? {}
      expect(x, `${width} px`).toBeGreaterThanOrEqual(0)
      expect(x + long, `${width} px`).toBeLessThanOrEqual(width)
    }
  }
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 800 } })

    test('on a phone the calendar is scrolled to its last days, and the first ones can be reached', async ({
      page,
    }) => {
      await page.goto('/about')
      await region(page).scrollIntoViewIfNeeded()
      const drawn = region(page).locator(javaScriptEnabled ? 'svg:has(rect[data-date])' : 'svg')
      await drawn.waitFor()
      const ends = () =>
        drawn.evaluate((svg) => {
          const [own, frame] = [svg, svg.parentElement].map((one) => one?.getBoundingClientRect())
          return {
            left: (own?.left ?? 0) - (frame?.left ?? 0),
            right: (own?.right ?? 0) - (frame?.right ?? 0),
          }
        })
      expect((await ends()).right).toBeCloseTo(0, 0)
      expect((await ends()).left).toBeLessThan(-300)
      await drawn.evaluate((svg) => svg.parentElement?.scrollBy(-5_000, 0))
      expect((await ends()).left).toBeCloseTo(0, 0)
    })
  })
