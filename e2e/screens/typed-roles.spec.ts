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

test('pausing in the middle of a word shows a whole role beside the button, and resuming goes on typing', async ({
  page,
}) => {
  await page.goto('/')
  const line = page.locator('[data-longest]')
  const typed = line.locator('.Typewriter__wrapper')
  await expect(typed).toHaveText(/^(?:P|A|L)\S*$/)
  await page.getByRole('button', { name: 'Pausar la animación' }).click()
  const role = line.getByText(/^(?:Probadora de portfolios|Analista de ejemplos|Lectora de informes)$/)
  await expect(role).toBeVisible()
  await expect(typed).toBeHidden()
  const button = page.getByRole('button', { name: 'Reanudar la animación' })
  const [sign, text] = await Promise.all([button.boundingBox(), role.boundingBox()])
  expect((text?.x ?? 0) - ((sign?.x ?? 0) + (sign?.width ?? 0))).toBe(0)
  await button.click()
  await expect(role).toHaveCount(0)
  await expect(typed).toBeVisible()
})

test('what leads to the CV of a role says so; other roles are typed alone, and heard', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('CV por puesto:')).toBeVisible()
  const list = page.getByRole('list', { name: 'A qué me dedico' })
  const widths = await list
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().width > 1))
  expect(widths).toEqual([false, true, false])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(page.getByText('CV por puesto:')).toBeHidden()
  for (const item of await list.getByRole('listitem').all())
    expect((await item.boundingBox())?.width).toBeGreaterThan(100)
})
