import { type Locator } from 'playwright/test'
import { expect, test } from '../ready-page'

test.describe('§2 Home', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test("greeting, the roles as a list, three recent articles, biography, featured projects in the owner's order, and four social links", async ({
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
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Artículos recientes',
      'Sobre mí',
      'Proyectos destacados',
    ])
    const featured = page.getByRole('region', { name: 'Proyectos destacados' })
    await expect(featured.getByRole('heading', { level: 3 })).toHaveText(['Proyecto 2', 'Proyecto 1'])
    await featured.getByRole('link', { name: 'Ver todos los proyectos' }).click()
    await expect(page).toHaveURL('/project')
    await page.goBack()
    await page.getByRole('link', { name: 'Ver todos los artículos' }).click()
    await expect(page).toHaveURL('/articles')
  })
})

test.describe('§2 Article', () => {
  test('the update date is hidden when it equals the publication date, and dates show the given digits', async ({
    request,
  }) => {
    const main = async (path: string) => {
      const html = await (await request.get(path)).text()
      return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    }
    expect(await main('/article/articulo-corregido')).toContain('Actualizado el')
    expect(await main('/article/articulo-sin-cambios')).not.toContain('Actualizado el')
    expect(await main('/article/hora-que-no-existe')).toContain('29 de marzo de 2026, 02:30')
  })

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
})

test("§2 CV: the text is shown at once, with 'Descargar CV' above and below; the file downloads as cv.pdf", async ({
  page,
}) => {
  await page.goto('/resume')
  const buttons = page.getByRole('link', { name: 'Descargar CV' })
  await expect(buttons).toHaveCount(2)
  const [download] = await Promise.all([page.waitForEvent('download'), buttons.first().click()])
  expect(download.suggestedFilename()).toBe('cv.pdf')
  await expect(page.getByRole('heading', { name: 'Experiencia' }).first()).toBeVisible()
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

// The appearance is the same before the page's scripts have run.
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('from 600 to 1280 px the three buttons below the introduction are whole, in one row, in both languages', async ({
    page,
  }) => {
    for (const [path, names] of [
      ['/', /^(?:Ver proyectos|Ver CV|Contactar)$/],
      ['/en', /^(?:View projects|View résumé|Get in touch)$/],
    ] as const) {
      await page.goto(path)
      const buttons = page.getByRole('main').getByRole('link', { name: names })
      for (const width of [600, 700, 768, 800, 900, 1024, 1180, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const tops = await buttons.evaluateAll((all) =>
          all.slice(0, 3).map((one) => Math.round(one.getBoundingClientRect().top)),
        )
        expect(tops, `${path}, ${width} px`).toHaveLength(3)
        expect(new Set(tops).size, `${path}, ${width} px`).toBe(1)
        const arrow = await buttons.first().locator('svg').boundingBox()
        expect(arrow?.width, `${path}, ${width} px`).toBe(arrow?.height)
      }
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
})
