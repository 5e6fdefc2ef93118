import { enter, spillOf, violationsOf } from '../gallery/inspect'
import { pdfShown, STATES } from '../gallery/states'
import { expect, test } from '../ready-page'
import { ARTICLE_WITH_EVERYTHING, ARTICLE_WITH_TABLE, ROUTES, STORY_WITH_EVERYTHING } from '../routes'

test.use({ contextOptions: { reducedMotion: 'reduce' }, permissions: ['clipboard-write'] })

/*
 * Structure is checked on a wide and a narrow screen, colours in both themes. The menu, which exists only on narrow
 * screens, is checked there in both themes.
 */
const WIDE_AND_NARROW = [
  [1280, 'light'],
  [360, 'dark'],
] as const
const NARROW = [
  [360, 'light'],
  [360, 'dark'],
] as const

/** Checked on arrival by every-route.spec.ts, the CV with its document. */
const ROUTES_THEMSELVES = new Set([
  ...ROUTES,
  ARTICLE_WITH_TABLE,
  ARTICLE_WITH_EVERYTHING,
  STORY_WITH_EVERYTHING,
])
const IN_A_STATE = STATES.filter(
  ({ path, prepare = pdfShown }) => prepare !== pdfShown || !ROUTES_THEMSELVES.has(path),
)

for (const state of IN_A_STATE)
  test(`${state.name}: no axe violations in either theme, wide or narrow, and no horizontal overflow`, async ({
    page,
  }) => {
    const judged = state.below ? NARROW : WIDE_AND_NARROW
    // The page adapts to theme and window width, so it is brought into its state only once.
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
