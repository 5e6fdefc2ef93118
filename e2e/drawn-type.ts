import { expect, type Page } from 'playwright/test'

/** In the page: whether its text is drawn in the site's type, and not in what stands in for it while the page is covered. */
export const isTypeDrawn = () =>
  document.fonts.check('16px spanish') && getComputedStyle(document.body).fontFamily.startsWith('spanish')

/**
 * Waits for the site's type, which is asked for only after the first paint and drawn later still: what is as wide as its text is
 * measured once that is drawn in it.
 */
export async function withType(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isTypeDrawn)).toBe(true)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
