import { withType } from '../drawn-type'
import { expect, test } from '../ready-page'

test('the typed roles reserve their place: the pause button stays where it is while they are typed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/')
  // At this size the longest role takes two lines, and its first replacement takes one.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const line = page.locator('[data-longest]')
  await withType(page)
  const before = await line.boundingBox()
  for (const text of ['A', await line.getAttribute('data-longest')]) {
    await line
      .locator('span')
      .first()
      .evaluate((span, typed) => (span.textContent = typed), text)
    expect(await line.boundingBox()).toEqual(before)
  }
})
