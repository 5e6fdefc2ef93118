import { expect, type Page } from 'playwright/test'

/** Runs in the page: whether its text is rendered in the site's web font rather than a fallback. */
export const isTypeDrawn = () =>
  document.fonts.check('16px spanish') && /^"?spanish\b/.test(getComputedStyle(document.body).fontFamily)

/**
 * Waits for the site's web font, which is requested only after the first paint and applied even later. Measurements
 * that depend on the width of text must wait for it.
 */
export async function withType(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isTypeDrawn)).toBe(true)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
