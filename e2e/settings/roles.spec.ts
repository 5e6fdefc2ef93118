import type { RunningSite } from '../../lib/cli/running-site'
import { expect, test } from '../ready-page'
import { startSite } from '../site'
import { prepareTyping, watchLoop } from '../typing'
import { answerConsent, OWNER, OWNER_DIST, ROLES } from './owner'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

let site: RunningSite
test.beforeAll(async () => {
  site = await startSite(OWNER_DIST, { CONTENT_DIR: OWNER })
})
test.afterAll(() => site?.stop())

for (const width of [360, 1280])
  test(`long roles, ${width} px: no layout shift while they are typed and deleted`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    await prepareTyping(page)
    await answerConsent(page, 'denied')
    await page.goto(site.url)
    await page.locator('.Typewriter__wrapper').waitFor({ state: 'attached' })
    const { typed, shifts, moved } = await watchLoop(page, ROLES.length)
    expect(new Set(typed)).toEqual(new Set(ROLES))
    expect(moved).toEqual([])
    expect(shifts).toEqual([])
  })
