import { enter, spillOf, violationsOf } from '../gallery/inspect'
import { pdfShown, STATES } from '../gallery/states'
import { expect, test } from '../ready-page'
import { ARTICLE_WITH_EVERYTHING, ARTICLE_WITH_TABLE, ROUTES, STORY_WITH_EVERYTHING } from '../routes'

test.use({ contextOptions: { reducedMotion: 'reduce' }, permissions: ['clipboard-write'] })

/*
 * Structure is judged on a wide and on a narrow screen, colours in both themes. What exists on narrow screens alone,
 * the menu, is judged there in both.
 */
const WIDE_AND_NARROW = [
  [1280, 'light'],
  [360, 'dark'],
] as const
const NARROW = [
  [360, 'light'],
  [360, 'dark'],
] as const

/** Judged as they arrive, the CV with its document, by every-route.spec.ts. */
const ROUTES_THEMSELVES = new Set([
  ...ROUTES,
  ARTICLE_WITH_TABLE,
  ARTICLE_WITH_EVERYTHING,
  STORY_WITH_EVERYTHING,
])
const IN_A_STATE = STATES.filter(
  ({ path, prepare = pdfShown }) => prepare !== pdfShown || !ROUTES_THEMSELVES.has(path),
)

for (const state of IN_A_STATE.filter(({ script = true }) => script))
  test(`${state.name}: axe finds nothing in either theme, wide or narrow, and nothing is wider than the screen`, async ({
    page,
  }) => {
    const judged = state.below ? NARROW : WIDE_AND_NARROW
    // A page follows the theme and the width of its window: it is brought into its state once.
    await page.setViewportSize({ width: judged[0][0], height: 900 })
    await enter(page, state)
    for (const [width, colorScheme] of judged) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      expect(await violationsOf(page), `${colorScheme}, ${width} px`).toEqual([])
      expect(await spillOf(page), `${width} px`).toBeLessThanOrEqual(0)
    }
  })
