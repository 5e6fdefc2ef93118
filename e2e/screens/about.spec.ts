import { type Locator } from 'playwright/test'
import sharp from 'sharp'
import { yearInMadrid } from '../../lib/text/date'
import { expect, test } from '../ready-page'

test.describe('§2 About', () => {
  test('headings, hobbies, and a named icon for every skill and tool', async ({ page }) => {
    await page.goto('/about')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quien soy')
    const grid = (name: string) => page.getByRole('region', { name }).getByRole('listitem')
    await expect(grid('Profesional Skill')).toHaveText(['Python', 'Docker', 'React', 'Java'])
    await expect(grid('Herramientas que uso')).toHaveText(['Visual Studio Code', 'Postman'])
    for (const name of ['Profesional Skill', 'Herramientas que uso']) {
      for (const item of await grid(name).all()) await expectDrawn(item.locator('img'))
    }
  })

  test('the icons use the accent of the selected theme, whatever the system theme', async ({ page }) => {
    const icon = page.getByRole('listitem').filter({ hasText: 'Python' }).locator('img')
    await page.goto('/about')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const title of ['Activar modo oscuro', 'Activar modo claro', 'Activar modo oscuro']) {
        const button = page.getByTitle(title)
        if (await button.isHidden()) continue
        await button.click()
        await expect(button).toBeHidden()
        await expectDrawn(icon)
      }
    }
  })

  test('the icons do so as well where images only follow the system theme, as in Safari', async ({
    page,
  }) => {
    const icon = page.getByRole('listitem').filter({ hasText: 'Python' }).locator('img')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.unrouteAll()
      await page.route('**/media/icons.svg?*', async (route) => {
        const response = await route.fetch()
        const system = colorScheme === 'dark' ? 'all' : 'not all'
        await route.fulfill({
          response,
          body: (await response.text()).replaceAll('(prefers-color-scheme:dark)', system),
        })
      })
      await page.emulateMedia({ colorScheme })
      await page.goto('/about')
      await expectDrawn(icon)
      await page.getByTitle(colorScheme === 'dark' ? 'Activar modo claro' : 'Activar modo oscuro').click()
      await expect(page.locator('html')).toHaveAttribute(
        'data-theme',
        colorScheme === 'dark' ? 'light' : 'dark',
      )
      await expectDrawn(icon)
      // Paper is white in either theme.
      await page.emulateMedia({ media: 'print', colorScheme })
      await expectDrawn(icon)
      await page.emulateMedia({ media: 'screen' })
    }
  })

  test('§9 calendar: 15 px blocks with a 5 px margin, Spanish months, the total label', async ({ page }) => {
    await page.goto('/about')
    const calendar = page.getByRole('region', { name: 'Días programando' })
    await calendar.scrollIntoViewIfNeeded()
    const block = calendar.locator('rect[data-date]').first()
    await expect(block).toHaveAttribute('width', '15')
    /** Returns the distances between vertically adjacent blocks. */
    const steps = () =>
      calendar.locator('rect[data-date]').evaluateAll((all) => {
        const places = all.map((rect) => rect.getBoundingClientRect())
        const below = places.flatMap((place, index) => {
          const before = places[index - 1]
          return before?.left === place.left ? [place.top - before.top] : []
        })
        return [...new Set(below)]
      })
    await expect.poll(steps).toEqual([20])
    await expect(calendar.getByText(/^\d+ contributions in the last year$/)).toHaveAttribute('lang', 'en')
    await expect(calendar.getByText('ene', { exact: true })).toBeVisible()
    await expect(calendar).toContainText('Son datos de muestra')
  })

  test('§4 calendar: another year loads behind a skeleton, and its sentence and total match it; a failure shows an error message, and can be retried', async ({
    page,
  }) => {
    await page.goto('/about')
    const calendar = page.getByRole('region', { name: 'Días programando' })
    const sentence = calendar.getByText(/actividad/)
    await expect(sentence).toHaveText(/^En el último año hubo actividad en \d+ días; /)
    await calendar.scrollIntoViewIfNeeded()
    await expect(calendar.locator('rect[data-date]').first()).toBeVisible()
    const year = yearInMadrid(new Date()) - 1
    let answer = () => {}
    const allowed = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/contributions*', async (route) => {
      await allowed
      await route.continue()
    })
    await calendar.getByLabel('Periodo').selectOption(String(year))
    await expect(calendar.getByText('Cargando calendario...')).toBeVisible()
    await expect(sentence).toBeHidden()
    answer()
    const reply = await (await page.request.get(`/api/contributions?y=${year}`)).json()
    const days = (reply as { contributions: { count: number }[] }).contributions
    const active = days.filter(({ count }) => count > 0).length
    const total = days.reduce((sum, { count }) => sum + count, 0)
    await expect(sentence).toContainText(`En ${year} hubo actividad en ${active} días; `)
    await expect(calendar).toContainText(`${total} contributions in ${year}`)
    await expect(calendar.getByText('Cargando calendario...')).toBeHidden()
    await page.unroute('**/api/contributions*')
    await page.route('**/api/contributions*', (route) => route.fulfill({ status: 503, json: { error: 'x' } }))
    await calendar.getByLabel('Periodo').selectOption(String(year - 1))
    await expect(calendar.getByText('No se han podido cargar las contribuciones.')).toBeVisible()
    // Nothing invisible keeps the place of what failed.
    await expect(calendar.getByText(/hubo actividad/)).toHaveCount(0)
    await page.unrouteAll()
    await calendar.getByRole('button', { name: 'Reintentar' }).click()
    await expect(calendar).toContainText(new RegExp(`\\d+ contributions in ${year - 1}`))
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the icons use the accent of the system theme, and the calendar is there, in five levels from none through increasingly strong greens', async ({
      page,
    }) => {
      await page.goto('/about')
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectDrawn(page.getByRole('listitem').filter({ hasText: 'Python' }).locator('img'))
      }
      const calendar = page.getByRole('region', { name: 'Días programando' })
      await expect(calendar.getByText(/^\d+ contributions in the last year$/)).toHaveAttribute('lang', 'en')
      await expect(calendar.getByRole('group')).toHaveAccessibleName('Días programando')
      const fills = await calendar
        .locator('path[data-level]')
        .evaluateAll((levels) =>
          levels.map((level) => (getComputedStyle(level).fill.match(/\d+/g) ?? []).map(Number)),
        )
      expect(fills).toHaveLength(5)
      const greens = fills.slice(1)
      for (const [red = 0, green = 0, blue = 0] of greens) expect(green).toBeGreaterThan(Math.max(red, blue))
      const lightness = greens.map((channels) => channels.reduce((sum, channel) => sum + channel, 0))
      expect(lightness).toEqual([...lightness].sort((a, b) => b - a))
    })
  })
})

/** Checks that an icon is drawn in the theme's accent, even a thin one. */
async function expectDrawn(icon: Locator): Promise<void> {
  await icon.scrollIntoViewIfNeeded()
  const accent = await icon.evaluate((element) => {
    // Not a link's colour, which is the text's on paper.
    const sample = document.createElement('span')
    sample.style.color = 'var(--color-accent)'
    element.closest('main')?.append(sample)
    const { color } = getComputedStyle(sample)
    sample.remove()
    return color.match(/\d+/g)?.map(Number)
  })
  await expect
    .poll(async () => {
      const { data, info } = await sharp(await icon.screenshot())
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const pixels = Array.from({ length: info.width * info.height }, (_, at) => [
        ...data.subarray(3 * at, 3 * at + 3),
      ])
      const inAccent = pixels.filter((pixel) => pixel.join() === accent?.join())
      return inAccent.length / pixels.length
    })
    .toBeGreaterThan(0.02)
}
