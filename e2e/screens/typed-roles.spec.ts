import { expect, test } from '../ready-page'
import { prepareTyping, watchLoop } from '../typing'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Longer than the package waits between two letters. */
const PAUSE_BETWEEN_LETTERS_MS = 500
/** As long as the first role stands before it is deleted. */
const FIRST_ROLE_MS = 4_000
const ROLES = ['Probadora de portfolios', 'Analista de ejemplos', 'Lectora de informes']

for (const { width, text } of [
  { width: 360, text: '100%' },
  { width: 1280, text: '100%' },
  // Here two of the roles wrap.
  { width: 320, text: '200%' },
])
  test(`the roles, ${width} px, text at ${text}: no layout shift while they are typed and deleted, beginning with the first, which stands whole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await prepareTyping(page)
    await page.goto('/')
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text)
    await expect(page.locator('[aria-hidden]:has(> [data-role]) > :first-child')).toHaveText(ROLES[0] ?? '')
    await page.locator('.Typewriter__wrapper').waitFor({ state: 'attached' })
    const { typed, shifts, moved } = await watchLoop(page, ROLES.length)
    expect(new Set(typed)).toEqual(new Set(ROLES))
    expect(moved).toEqual([])
    expect(shifts).toEqual([])
  })

test('pausing in the middle of a word shows the whole role beside the button, and resuming continues typing', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  await page.clock.fastForward(FIRST_ROLE_MS)
  const typed = page.locator('[aria-hidden] .Typewriter__wrapper')
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
  if (!sign || !text) throw new Error('Nothing is shown.')
  expect(Math.abs(sign.y + sign.height / 2 - (text.y + text.height / 2))).toBeLessThan(3)
  const paused = await typed.textContent()
  await page.clock.runFor(PAUSE_BETWEEN_LETTERS_MS)
  expect(await typed.textContent()).toBe(paused)
  await button.click()
  await expect(typed).not.toHaveText(whole)
  await expect(rest).not.toBeEmpty()
})

test('a typed role with a CV leads there; with the keyboard a list of all roles shows, in which the links are', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  const list = page.getByRole('list', { name: 'A qué me dedico' })
  const link = list.getByRole('link')
  expect((await list.boundingBox())?.width).toBeLessThanOrEqual(1)
  await link.focus()
  for (const item of await list.getByRole('listitem').all())
    expect((await item.boundingBox())?.width).toBeGreaterThan(100)
  await link.blur()
  const target = await link.getAttribute('href')
  const typed = page.locator('a[aria-hidden]:has(> [data-role])')
  await page.clock.fastForward(FIRST_ROLE_MS)
  await expect(typed).toHaveAttribute('href', target ?? '', { timeout: 30_000 })
  await typed.hover()
  await expect(page.locator('.Typewriter__wrapper')).toHaveText('Analista de ejemplos')
  await typed.click()
  await expect(page).toHaveURL(target ?? '')
})

test('under reduced motion nothing is typed, and every role is shown', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(page.locator('.Typewriter__wrapper')).toHaveCount(0)
  for (const item of await page.getByRole('list', { name: 'A qué me dedico' }).getByRole('listitem').all())
    expect((await item.boundingBox())?.width).toBeGreaterThan(100)
})

test('the pause button is on the first line of the role in every width, and on a phone name, role, portrait and the first button are on the first screen', async ({
  page,
}) => {
  await page.goto('/')
  const main = page.getByRole('main')
  const typed = page.locator('[aria-hidden]:has(> [data-role])')
  for (const [width, screen] of [
    [320, 568],
    [360, 640],
    [390, 844],
    ...[600, 768, 1024, 1180, 1440].map((wide) => [wide, 844] as const),
  ] as const) {
    await page.setViewportSize({ width, height: screen })
    const sign = await page.getByRole('button', { name: 'Pausar la animación' }).boundingBox()
    const { top, height } = await typed.evaluate((line) => ({
      top: line.getBoundingClientRect().top,
      height: parseFloat(getComputedStyle(line).lineHeight),
    }))
    if (!sign) throw new Error('There is no button.')
    expect(Math.abs(sign.y + sign.height / 2 - (top + height / 2)), `${width} px`).toBeLessThan(3)
    expect(sign.x + sign.width).toBeLessThanOrEqual(width)
    if (width > 390) continue
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      typed,
      main.getByRole('img', { name: 'Un retrato de prueba' }),
      main.getByRole('link', { name: 'Ver proyectos' }),
    ]) {
      const box = await part.boundingBox()
      expect((box?.y ?? Infinity) + (box?.height ?? 0), `${width} px`).toBeLessThanOrEqual(screen)
    }
    await expect(main.getByText(/^Disponible · /)).toBeVisible()
  }
})

test('a role that wraps has even rows, and the pause button is beside them', async ({ page }) => {
  await page.clock.install() // nothing is typed
  await page.goto('/')
  const typed = page.locator('[aria-hidden]:has(> [data-role])')
  await typed.evaluate((line) => {
    const role = 'Ingeniera júnior de aprendizaje automático'
    line.querySelector('[data-role]')?.setAttribute('data-role', role)
    if (line.firstElementChild) line.firstElementChild.textContent = role
  })
  for (const width of [600, 700, 768, 900, 1024, 1180]) {
    await page.setViewportSize({ width, height: 844 })
    const button = await page.getByRole('button', { name: 'Pausar la animación' }).boundingBox()
    const rows = await typed.locator('> :first-child').evaluate((one) => {
      const range = document.createRange()
      range.selectNodeContents(one)
      return [...range.getClientRects()].map((row) => ({ width: row.width, right: row.right }))
    })
    const widest = Math.max(...rows.map((row) => row.width))
    expect(Math.min(...rows.map((row) => row.width)) / widest, `${width} px`).toBeGreaterThan(0.6)
    const distance = (button?.x ?? Infinity) - Math.max(...rows.map((row) => row.right))
    expect(distance, `${width} px`).toBeGreaterThan(0)
    expect(distance, `${width} px`).toBeLessThan(100)
  }
})
