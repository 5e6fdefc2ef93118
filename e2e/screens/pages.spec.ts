import { type Locator } from 'playwright/test'
import sharp from 'sharp'
import { yearInMadrid } from '../../lib/text/date'
import { expect, test, waitForIslands } from '../ready-page'

test.describe('§2 Home', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('greeting, the roles as a list, three recent articles, biography and four social links', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Inés Prueba')
    await expect(page.getByRole('list', { name: 'A qué me dedico' }).getByRole('listitem')).toHaveText([
      'Probadora de portfolios',
      'Analista de ejemplos',
      'Lectora de informes',
    ])
    const recent = page.getByRole('region', { name: 'Artículos recientes' })
    await expect(recent.getByRole('article')).toHaveCount(3)
    await expect(
      page.getByRole('main').getByRole('list', { name: 'Dónde encontrarme' }).getByRole('link'),
    ).toHaveCount(4)
    await page.getByRole('link', { name: 'Ver todos los artículos' }).click()
    await expect(page).toHaveURL('/articles')
  })

  test("featured projects follow the elements of the specification, in the owner's order", async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Artículos recientes',
      'Sobre mí',
      'Proyectos destacados',
    ])
    const featured = page.getByRole('region', { name: 'Proyectos destacados' })
    await expect(featured.getByRole('heading', { level: 3 })).toHaveText(['Proyecto 2', 'Proyecto 1'])
    await featured.getByRole('link', { name: 'Ver todos los proyectos' }).click()
    await expect(page).toHaveURL('/project')
  })

  test('from 600 to 1280 px the three buttons below the introduction are in one row', async ({ page }) => {
    await page.goto('/')
    const buttons = page.getByRole('main').getByRole('link', { name: /^(?:Ver proyectos|Ver CV|Contactar)$/ })
    for (const width of [600, 700, 768, 800, 900, 1024, 1180, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const tops = await buttons.evaluateAll((all) =>
        all.slice(0, 3).map((one) => Math.round(one.getBoundingClientRect().top)),
      )
      expect(tops, `${width} px`).toHaveLength(3)
      expect(new Set(tops).size, `${width} px`).toBe(1)
    }
  })

  test('in a two-column grid a third project fills its row: image in one column at the usual size, text in the other', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 900, height: 900 })
    await page.goto('/')
    const list = page.getByRole('region', { name: 'Proyectos destacados' }).getByRole('list')
    await list.evaluate((all) => all.append(all.firstElementChild?.cloneNode(true) ?? ''))
    const boxOf = async (part: Locator) => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {}
      return { left: x, right: x + width, top: y, bottom: y + height, width }
    }
    const card = list.getByRole('article').last()
    const [all, own, picture, text, other] = [
      await boxOf(list),
      await boxOf(card),
      await boxOf(card.locator('img')),
      await boxOf(card.getByRole('heading')),
      await boxOf(list.locator('img').first()),
    ]
    expect([own.left, own.right]).toEqual([all.left, all.right])
    expect(picture.left).toBe(other.left)
    expect(picture.width).toBeCloseTo(other.width, 0)
    expect(picture.bottom).toBeLessThanOrEqual(own.bottom)
    expect(text.left).toBeGreaterThan(picture.right)
    expect(text.top).toBeLessThan(picture.bottom)
    // A text that is taller than the picture makes the card grow.
    await card
      .locator('p')
      .first()
      .evaluate((line) => (line.textContent = 'Una descripción larga. '.repeat(60)))
    expect((await boxOf(card.locator('p').last())).bottom).toBeGreaterThan(
      (await boxOf(card.locator('img'))).bottom,
    )
    expect((await boxOf(card.locator('p').last())).bottom).toBeLessThanOrEqual((await boxOf(list)).bottom)
  })

  test('the roles are typed one after another, without shifting the content below, and can be paused', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/')
    await expect(page.locator('[class*="overlay"]')).toBeHidden()
    const line = page.locator('.Typewriter__wrapper')
    const below = page.getByRole('link', { name: 'Ver proyectos' })
    const before = await below.boundingBox()
    await expect.poll(async () => (await line.textContent())?.length, { timeout: 30_000 }).toBeGreaterThan(8)
    await page.getByRole('button', { name: 'Pausar la animación' }).click()
    await expect(page.getByRole('button', { name: 'Reanudar la animación' })).toBeVisible()
    await page.clock.runFor(300)
    const paused = await line.textContent()
    await page.clock.runFor(700)
    expect(await line.textContent()).toBe(paused)
    await page.getByRole('button', { name: 'Reanudar la animación' }).click()
    await expect.poll(() => line.textContent(), { timeout: 30_000 }).not.toBe(paused)
    expect(await below.boundingBox()).toEqual(before)
  })

  test('under reduced motion nothing is typed and the list is static', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', baseURL })
    const page = await context.newPage()
    waitForIslands(page)
    await page.goto('/')
    await expect(page.locator('.Typewriter__wrapper')).toHaveCount(0)
    const role = page.getByText('Lectora de informes')
    expect((await role.boundingBox())?.height).toBeGreaterThan(10)
    await context.close()
  })
})

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
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto('/about')
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

  test('without scripts the icons use the accent of the system theme', async ({ browser, baseURL }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        baseURL,
        colorScheme,
        javaScriptEnabled: false,
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      await page.goto('/about')
      await expectDrawn(page.getByRole('listitem').filter({ hasText: 'Python' }).locator('img'))
      await context.close()
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

  test('§4 calendar: another year loads behind a skeleton; a failure shows an error message, and can be retried', async ({
    page,
  }) => {
    await page.goto('/about')
    const calendar = page.getByRole('region', { name: 'Días programando' })
    await calendar.scrollIntoViewIfNeeded()
    const lastYear = yearInMadrid(new Date()) - 1
    await calendar.getByLabel('Periodo').selectOption(String(lastYear))
    await expect(calendar).toContainText(new RegExp(`\\d+ contributions in ${lastYear}`))
    await page.route('**/api/contributions*', (route) => route.fulfill({ status: 503, json: { error: 'x' } }))
    await calendar.getByLabel('Periodo').selectOption(String(lastYear - 1))
    await expect(calendar.getByText('No se han podido cargar las contribuciones.')).toBeVisible()
    // Nothing invisible keeps the place of what failed.
    await expect(calendar.getByText(/hubo actividad/)).toHaveCount(0)
    await page.unrouteAll()
    await calendar.getByRole('button', { name: 'Reintentar' }).click()
    await expect(calendar).toContainText(new RegExp(`\\d+ contributions in ${lastYear - 1}`))
  })

  test('the calendar is server-rendered and works without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const page = await context.newPage()
    await page.goto('/about')
    const calendar = page.getByRole('region', { name: 'Días programando' })
    await expect(calendar.locator('path[data-level]')).toHaveCount(5)
    await expect(calendar.getByText(/^\d+ contributions in the last year$/)).toHaveAttribute('lang', 'en')
    await expect(calendar.getByRole('group')).toHaveAccessibleName('Días programando')
    await context.close()
  })
})

test.describe('§2 Article', () => {
  const PAGE = '/article/articulo-corregido'

  test('all elements appear in order', async ({ page }) => {
    await page.goto(PAGE)
    const text = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ')
    const parts = [
      'Volver a artículos',
      'react',
      '27 de mayo de 2025, ',
      'min de lectura',
      'Compartir',
      'Publicado el 27 de mayo de 2025',
      'Actualizado el 20 de noviembre de 2025, 10:02',
      'Ver más artículos',
    ]
    const places = parts.map((part) => text.indexOf(part))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places.every((place) => place >= 0)).toBe(true)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const image = await page.getByRole('main').locator('img').first().boundingBox()
    expect(image?.height).toBeLessThanOrEqual(400)
  })

  test('the update date is hidden when it equals the publication date', async ({ page }) => {
    await page.goto('/article/articulo-sin-cambios')
    await expect(page.getByText('Actualizado el')).toHaveCount(0)
  })

  test('share: opens the native sheet with title, excerpt and address', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (data: object) => Object.assign(window, { sharedData: data }),
      })
    })
    await page.goto(PAGE)
    await page.getByRole('button', { name: 'Compartir' }).first().click()
    const shared = () =>
      page.evaluate(() => (window as unknown as { sharedData?: Record<string, string> }).sharedData ?? {})
    await expect.poll(async () => Object.keys(await shared()).sort()).toEqual(['text', 'title', 'url'])
    expect((await shared()).url).toBe(`https://www.inesprueba.example${PAGE}`)
  })

  test("share: falls back to copying the address, with the alert 'URL copiada al portapapeles'", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await page.goto(PAGE)
    const title = () => page.getByRole('heading', { level: 1 }).boundingBox()
    const place = await title()
    await page.getByRole('button', { name: 'Compartir' }).first().click()
    await expect(page.getByRole('alert').getByText('URL copiada al portapapeles')).toBeVisible()
    expect(await title()).toEqual(place)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `https://www.inesprueba.example${PAGE}`,
    )
  })

  test("dates show the given digits, regardless of the visitor's time zone", async ({ page }) => {
    await page.goto('/article/hora-que-no-existe')
    await expect(page.getByText('29 de marzo de 2026, 02:30').first()).toBeVisible()
  })
})

test('§2 Privacy policy: nine sections, June 2025, the data controller, and no cookies', async ({ page }) => {
  await page.goto('/politics')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(9)
  const main = page.getByRole('main')
  await expect(main).toContainText('Última actualización: junio de 2025')
  for (const fact of [
    'Inés Prueba',
    '12345678Z',
    'Calle de la Prueba, 9',
    'privacidad@inesprueba.example',
    'Agencia Española de Protección de Datos',
  ]) {
    await expect(main).toContainText(fact)
  }
  await expect(main).toContainText('no se utilizan cookies')
  expect(await page.context().cookies()).toEqual([])
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
