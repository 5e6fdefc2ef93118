import type { Locator } from 'playwright/test'
import { expect, test } from '../ready-page'

// The marks are there before the page's scripts have run.
test.use({ javaScriptEnabled: false })

const ARTICLE = '/article/consultas-con-indices'
const markOf = (link: Locator) => link.evaluate((element) => getComputedStyle(element, '::after').content)

/** Checks that links that open a new tab show an arrow, which screen readers don't hear. */
async function expectArrows(links: Locator): Promise<void> {
  expect(await links.count()).toBeGreaterThan(0)
  for (const link of await links.all()) {
    expect(await markOf(link)).toMatch(/^"↗\ufe0e" \/ ""$/)
    await expect(link).not.toHaveAccessibleName(/↗/)
  }
}

for (const [path, name, words] of [
  [ARTICLE, 'documentación', '(se abre en una pestaña nueva)'],
  ['/en/article/consultas-con-indices', 'the same in Spanish', '(opens in a new tab)'],
  ['/project/proyecto-2', 'un enlace', '(se abre en una pestaña nueva)'],
] as const)
  test(`§5 ${path}: links in the text that open a new tab show an arrow and announce it; those of headings and footnotes do neither`, async ({
    page,
  }) => {
    await page.goto(path)
    const text = page.locator('[data-text]')
    const link = text.getByRole('link', { name, exact: true })
    await expectArrows(path === ARTICLE ? text.locator('a[target="_blank"]:not([aria-label])') : link)
    await expect(link).toHaveAccessibleDescription(words)
    const others = await text.locator('a:not([target])').all()
    expect(others.length).toBeGreaterThan(0)
    for (const other of others) await expect(other).not.toHaveAccessibleDescription(words)
    for (const staying of await page.locator('main a:not([target])').all())
      expect(await markOf(staying)).not.toContain('↗')
  })

test('buttons of projects that open a new tab show the same arrow', async ({ page }) => {
  await page.goto('/project')
  await expectArrows(page.locator('main a[class*="button"][target="_blank"]'))
})
