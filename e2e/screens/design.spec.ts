import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../ready-page'
import { ARTICLE_WITH_EVERYTHING, ARTICLE_WITH_TABLE, STORY_WITH_EVERYTHING } from '../routes'

// The appearance is the same before the page's scripts have run.
test.use({ javaScriptEnabled: false })

const leftOf = async (page: Page, selector: string) =>
  Math.round((await page.locator(selector).first().boundingBox())?.x ?? NaN)
const rightOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => one.getBoundingClientRect().right)

test('every page has one of two left edges: that of the header, or that of the text of an article', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(ARTICLE_WITH_EVERYTHING)
  const [wide, reading] = [await leftOf(page, 'header a'), await leftOf(page, '[data-text]')]
  expect(reading).toBeGreaterThan(wide + 200)
  expect(await leftOf(page, 'article > img, article > picture > img')).toBe(reading)
  for (const path of [
    '/serie/pruebas-por-entregas',
    '/buscar',
    '/suscribirse',
    '/articles/archivo',
    '/politics',
  ]) {
    await page.goto(path)
    expect(await leftOf(page, 'main h1'), path).toBe(reading)
  }
  for (const path of ['/articles', '/project', '/etiquetas', '/about', '/contacto', '/resume']) {
    await page.goto(path)
    expect(await leftOf(page, 'main h1'), path).toBe(wide)
  }
})

test('a story is as wide as an article, and shows its whole picture; the end of both says who wrote it, and how to get in touch', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const pictures = []
  for (const path of [ARTICLE_WITH_EVERYTHING, STORY_WITH_EVERYTHING]) {
    await page.goto(path)
    pictures.push(await page.locator('main article img').first().boundingBox())
    const author = page.getByRole('region', { name: 'Autoría' })
    await expect(author).toContainText('Inés Prueba')
    await expect(author.getByRole('link', { name: 'Contactar' })).toHaveAttribute('href', '/contacto')
  }
  const [ofArticle, ofStory] = pictures
  expect([ofStory?.x, ofStory?.width]).toEqual([ofArticle?.x, ofArticle?.width])
  expect((ofStory?.width ?? 0) / (ofStory?.height ?? 1)).toBeCloseTo(1.5, 1)
  await expectLargeFigure(page)
  await page.goto('/project')
  await expectLargeFigure(page)
})

/** The figure of a project is set large on its story and on its card. */
async function expectLargeFigure(page: Page): Promise<void> {
  const figure = page.getByText('42 %')
  await expect(figure).toBeVisible()
  await expect(page.getByText('menos azulejos rotos')).toBeVisible()
  expect(await figure.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))).toBeGreaterThan(
    26,
  )
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('cards of projects and articles rise alike, whole, and only where motion is welcome', async ({
    page,
  }) => {
    for (const path of ['/project', '/articles']) {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.goto(path)
      const card = page
        .getByRole('main')
        .getByRole('article')
        .filter({ has: page.locator('h2 a') })
        .first()
      const rise = (element: Locator) => element.evaluate((one) => getComputedStyle(one).translate)
      await card.hover()
      await expect.poll(() => rise(card), path).toBe('0px -6px')
      expect(await rise(card.locator('img')), path).toBe('none')
      // The lower edge of the card's place, which the card itself has left.
      const place = card.locator('..')
      await place.hover({ position: { x: 20, y: ((await place.boundingBox())?.height ?? 0) - 2 } })
      await expect.poll(() => rise(card), `${path}, lower edge`).toBe('0px -6px')
      await page.mouse.move(0, 0)
      await expect.poll(() => rise(card), `${path}, left`).toBe('none')
      await page.keyboard.press('Tab')
      await card.locator('h2 a').focus()
      await expect.poll(() => rise(card), `${path}, by keyboard`).toBe('0px -6px')
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await expect.poll(() => rise(card), `${path}, reduced motion`).toBe('none')
    }
  })
})

test('the headers of a wide table wrap', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(ARTICLE_WITH_TABLE)
  const header = page.locator('[data-text] th').first()
  const oneLine = (await header.boundingBox())?.height ?? NaN
  await header.evaluate(
    (cell) => (cell.textContent = 'Un encabezado con bastantes más palabras de las que caben'),
  )
  expect((await header.boundingBox())?.height).toBeGreaterThan(oneLine + 10)
})

for (const path of [ARTICLE_WITH_EVERYTHING, STORY_WITH_EVERYTHING])
  test(`${path}: cover, title, text and dates stand below each other, with the outline beside the text`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const article = page.getByRole('main').getByRole('article').first()
      const parts = [article.locator('> img, > picture'), page.locator('h1'), page.locator('[data-text]')]
      const tops = await Promise.all(parts.map(async (part) => (await part.first().boundingBox())?.y ?? NaN))
      expect(tops, `${width} px`).toEqual(tops.toSorted((one, other) => one - other))
      const outline = await article.getByRole('navigation').boundingBox()
      if (width > 1280) expect(Math.abs((outline?.y ?? NaN) - (tops[2] ?? NaN))).toBeLessThan(60)
    }
  })

test('on a wide screen a long line of code uses the empty margin, and the outline keeps its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(ARTICLE_WITH_EVERYTHING)
  const code = page.locator('[data-text] > [data-code]').first()
  await code.locator('code').evaluate((one) => (one.textContent = 'x'.repeat(400)))
  const text = await page.locator('[data-text]').boundingBox()
  const box = await code.boundingBox()
  expect(box?.width).toBeGreaterThan((text?.width ?? 0) + 100)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo((text?.x ?? 0) + (text?.width ?? 0), 0)
  expect(Math.round(box?.x ?? NaN)).toBe(await leftOf(page, 'header a'))
  const short = await page.locator('[data-text] > [data-code]').nth(1).boundingBox()
  expect([short?.x, short?.width]).toEqual([text?.x, text?.width])
})

test('with more contrast asked for, muted text is stronger', async ({ page }) => {
  const muted = () => page.getByText('Hola, soy').evaluate((greeting) => getComputedStyle(greeting).color)
  await page.goto('/')
  const usual = await muted()
  await page.emulateMedia({ contrast: 'more' })
  expect(await muted()).not.toBe(usual)
})

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true })

  test('the calendar ends where the header does', async ({ page }) => {
    await page.goto('/about')
    for (const width of [1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await expect
        .poll(() => rightOf(page, 'section:has(> #calendario) [role="group"] >> xpath=..'), `${width} px`)
        .toBe(await rightOf(page, 'main header'))
    }
  })

  test('the CV, its document, and the heading and controls of both begin at one left edge, in every width; in a wide window they end where the header does', async ({
    page,
  }) => {
    await page.goto('/resume')
    for (const width of [1920, 1440, 1100, 1024, 700, 390]) {
      await page.setViewportSize({ width, height: 900 })
      for (const part of [
        ...['.cv', '#texto', '#documento', '[role="group"]:has(button)', '[data-zoom] > * > *'],
        ...['main a:text("Descargar CV")', 'main a:text("Descargar CV") >> nth=-1'],
      ])
        await expect
          .poll(
            async () => (await leftOf(page, part)) - (await leftOf(page, 'main h1')),
            `${width} px, ${part}`,
          )
          .toBe(0)
      if (width > 1000)
        for (const part of ['.cv', '[data-zoom] > :last-child'])
          expect(await rightOf(page, part), `${width} px, ${part}`).toBe(await rightOf(page, 'main header'))
    }
  })

  test('at the end of an article neighbours, series, share and feeds are in one line', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const path of ['/article/prueba-arranque', ARTICLE_WITH_EVERYTHING]) {
      await page.goto(path)
      const tops = [
        await page.getByRole('navigation', { name: 'Otros artículos' }).boundingBox(),
        await page.getByRole('button', { name: 'Copiar como Markdown' }).boundingBox(),
        await page.getByRole('main').getByRole('link', { name: 'Suscribirse' }).boundingBox(),
      ].map((box) => (box ? box.y + box.height / 2 : NaN))
      expect(Math.max(...tops) - Math.min(...tops), path).toBeLessThan(4)
    }
  })
})
