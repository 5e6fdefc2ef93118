import { enter, spillOf, violationsOf } from '../gallery/inspect'
import { STATES } from '../gallery/states'
import { expect, test } from '../ready-page'

test.use({ contextOptions: { reducedMotion: 'reduce' }, permissions: ['clipboard-write'] })

for (const state of STATES.filter(({ script = true }) => script))
  test(`${state.name}: axe finds nothing in either theme, wide or narrow, and nothing is wider than the screen`, async ({
    page,
  }) => {
    // A page follows the theme and the width of its window: it is brought into its state once.
    const widths = [1280, 360].filter((width) => width < (state.below ?? Infinity))
    await page.setViewportSize({ width: widths[0] ?? 360, height: 900 })
    await enter(page, state)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
        expect(await violationsOf(page), `${colorScheme}, ${width} px`).toEqual([])
      }
      expect(await spillOf(page), `${width} px`).toBeLessThanOrEqual(0)
    }
  })
