import { expect, test } from '../ready-page'
import { prepareTyping, watchLoop } from '../typing'

const ROLES = ['Probadora de portfolios', 'Analista de ejemplos', 'Lectora de informes']

for (const { width, text } of [
  { width: 360, text: '100%' },
  { width: 412, text: '100%' },
  { width: 1280, text: '100%' },
  // Here two of the roles wrap.
  { width: 320, text: '200%' },
])
  test(`the roles, ${width} px, text at ${text}: no layout shift while they are typed and deleted`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await prepareTyping(page)
    await page.goto('/')
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text)
    await page.locator('.Typewriter__wrapper').waitFor({ state: 'attached' })
    const { typed, shifts, moved } = await watchLoop(page, ROLES.length)
    expect(new Set(typed)).toEqual(new Set(ROLES))
    expect(moved).toEqual([])
    expect(shifts).toEqual([])
  })

test('the typed roles reserve their space: the pause button does not move while they are typed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/')
  // At this size the longest role takes two lines, and its first replacement takes one.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const line = page.locator('[aria-hidden]:has(> [data-role])')
  const before = await line.boundingBox()
  for (const text of ['A', ...ROLES]) {
    await line
      .locator('span')
      .first()
      .evaluate((span, typed) => (span.textContent = typed), text)
    expect(await line.boundingBox()).toEqual(before)
  }
})

test('pausing in the middle of a word shows the whole role beside the button, and resuming continues typing', async ({
  page,
}) => {
  await page.goto('/')
  const typed = page.locator('.Typewriter__wrapper')
  const rest = typed.locator('~ [style*="hidden"]')
  const whole = new RegExp(`^(?:${ROLES.join('|')})$`)
  await expect(typed).toHaveText(/^(?:P|A|L)\S*$/)
  await expect(rest).not.toBeEmpty()
  await page.getByRole('button', { name: 'Pausar la animación' }).click()
  await expect(typed).toHaveText(whole)
  await expect(typed).toBeVisible()
  await expect(rest).toBeEmpty()
  const button = page.getByRole('button', { name: 'Reanudar la animación' })
  const [sign, text] = await Promise.all([button.boundingBox(), typed.boundingBox()])
  expect((text?.x ?? 0) - ((sign?.x ?? 0) + (sign?.width ?? 0))).toBe(0)
  await button.click()
  await expect(typed).not.toHaveText(whole)
  await expect(rest).not.toBeEmpty()
})

test('links to the CV of a role are labelled as such; other roles are only typed, and remain readable by screen readers', async ({
  page,
}) => {
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
