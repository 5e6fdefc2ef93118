import { expect, test } from 'playwright/test'
import { enter, spillOf, violationsOf } from '../gallery/inspect'
import { STATES } from '../gallery/states'

const WITH_SCRIPT = STATES.filter(({ script = true }) => script)

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [360, 1280])
    test(`${colorScheme}, ${width} px: axe finds nothing in any state, and nothing is wider than the screen`, async ({
      browser,
      baseURL,
    }) => {
      test.setTimeout(180_000)
      for (const state of WITH_SCRIPT.filter(({ below = Infinity }) => width < below)) {
        const context = await browser.newContext({
          colorScheme,
          viewport: { width, height: 900 },
          reducedMotion: 'reduce',
          permissions: ['clipboard-write'],
          baseURL,
        })
        const page = await context.newPage()
        await enter(page, state)
        expect(await violationsOf(page), state.name).toEqual([])
        expect(await spillOf(page), state.name).toBeLessThanOrEqual(0)
        await context.close()
      }
    })
