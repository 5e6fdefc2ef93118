import { type CDPSession, expect, test } from 'playwright/test'
import { CHROMIUM_ARGS, findWholeChromium, requireChromium } from '../../lib/cli/chromium'
import { takenOver } from '../ready-page'
import { PAGES } from '../routes'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/*
 * Playwright disables the back/forward cache, and loses track of pages restored from it, so these tests control the
 * browser over CDP. The headless shell has no such cache.
 */
const wholeChromium = findWholeChromium()
test.skip(wholeChromium === null, 'only a headless shell is installed')
test.use({
  launchOptions: {
    executablePath: wholeChromium ?? requireChromium(),
    args: CHROMIUM_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

const base = process.env.SITE_UNDER_TEST ?? ''

/** As many pages as the browser caches, so that going back once through all of them covers each. */
const KEPT = 5

for (let first = 0; first < PAGES.length; first += KEPT) {
  const routes = PAGES.slice(first, first + KEPT)
  test(`${routes.join(', ')}: navigating back restores the page from the back/forward cache as it was left`, async ({
    page,
  }) => {
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.enable')
    const reasons: unknown[] = []
    browser.on('Page.backForwardCacheNotUsed', (event) => reasons.push(event.notRestoredExplanations))
    for (const route of routes) {
      await open(browser, base + route)
      expect(await evaluate(browser, 'window.leftHere === true')).toBe(false)
      await evaluate(browser, 'window.leftHere = true')
    }
    await open(browser, `${base}/article/no-existe`)
    for (const route of routes.toReversed()) {
      const { currentIndex, entries } = await browser.send('Page.getNavigationHistory')
      await browser.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id ?? 0 })
      const back = () => evaluate(browser, `location.pathname === '${route}' && window.leftHere === true`)
      await expect.poll(back, { message: `${route} ${JSON.stringify(reasons)}` }).toBe(true)
    }
    expect(reasons).toEqual([])
  })
}

/** Opens a URL, and waits until the browser reports an idle network. */
async function open(browser: CDPSession, url: string): Promise<void> {
  const idle = new Set<string>()
  browser.on('Page.lifecycleEvent', ({ name, loaderId }) => name === 'networkIdle' && idle.add(loaderId))
  await browser.send('Page.setLifecycleEventsEnabled', { enabled: true })
  const { loaderId = '' } = await browser.send('Page.navigate', { url })
  await expect.poll(() => idle.has(loaderId)).toBe(true)
  await expect.poll(() => evaluate(browser, `(${takenOver})()`)).toBe(true)
}

async function evaluate(browser: CDPSession, expression: string): Promise<unknown> {
  const { result } = await browser.send('Runtime.evaluate', { expression })
  return result.value
}
