import type { Locator } from 'playwright/test'
import { expect, test } from '../ready-page'

const markOf = (link: Locator) => link.evaluate((element) => getComputedStyle(element, '::after').content)

for (const [path, links] of [
  ['/article/consultas-con-indices', '[data-text] a[target="_blank"]:not([aria-label])'],
  ['/project', 'main a[class*="button"][target="_blank"]'],
] as const)
  test(`${path}: links that open a new tab show an arrow, which is hidden from screen readers`, async ({
    page,
  }) => {
    await page.goto(path)
    const opening = await page.locator(links).all()
    expect(opening.length).toBeGreaterThan(0)
    for (const link of opening) {
      expect(await markOf(link)).toMatch(/^"↗\ufe0e" \/ ""$/)
      await expect(link).not.toHaveAccessibleName(/↗/)
    }
  })

test('links that open in the same tab show no arrow', async ({ page }) => {
  await page.goto('/article/consultas-con-indices')
  const staying = await page.locator('main a:not([target])').all()
  expect(staying.length).toBeGreaterThan(3)
  for (const link of staying) expect(await markOf(link)).not.toContain('↗')
})
