import { CHROMIUM_ARGS, requireChromium } from '../../lib/cli/chromium'
import { layoutFaults } from '../gallery/layout-faults'
import { expect, test } from '../ready-page'
import { ARTICLE_WITH_EVERYTHING, ARTICLE_WITH_TABLE, ROUTES, STORY_WITH_EVERYTHING } from '../routes'

// A separate browser: unlike a font size set by the page, the visitor's font size also affects lengths in media
// queries.
const args = [...CHROMIUM_ARGS, '--blink-settings=defaultFontSize=32']
test.use({ launchOptions: { executablePath: process.env.TEST_BROWSER ?? requireChromium(), args } })

test('with a 32 px root font size every route fits windows of 320 and 640 px, without clipped or covered controls', async ({
  page,
}) => {
  for (const route of [...ROUTES, ARTICLE_WITH_TABLE, ARTICLE_WITH_EVERYTHING, STORY_WITH_EVERYTHING]) {
    await page.goto(route)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await layoutFaults(page), `${route}, ${width} px`).toEqual([])
    }
  }
})
