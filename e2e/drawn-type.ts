import { expect, type Page } from 'playwright/test'

/** In the page: whether the site's type has arrived. */
export const isTypeThere = () => document.fonts.check('16px spanish')

/**
 * Waits for the site's type, which is asked for only after the first paint: what is as wide as its text is measured once that is
 * drawn in it.
 */
export async function withType(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isTypeThere)).toBe(true)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
