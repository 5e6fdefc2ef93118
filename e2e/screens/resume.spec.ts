import { expect, test } from '../ready-page'

/**
 * Returns by how many pixels a drawing misses its sheet. Both are measured in the same call, because a width change
 * redraws the document.
 */
function farthestFromItsSheet(drawing: Element): number {
  const [own, sheet] = [drawing, drawing.closest('[data-sheet]')].map((element) =>
    element?.getBoundingClientRect(),
  )
  const sides = ['x', 'y', 'width', 'height'] as const
  return Math.max(...sides.map((side) => Math.abs((own?.[side] ?? 0) - (sheet?.[side] ?? Infinity))))
}

test.describe('§2 CV', () => {
  test("the text is shown at once, with 'Descargar CV' above and below; the file downloads as cv.pdf", async ({
    page,
  }) => {
    await page.goto('/resume')
    const buttons = page.getByRole('link', { name: 'Descargar CV' })
    await expect(buttons).toHaveCount(2)
    const [download] = await Promise.all([page.waitForEvent('download'), buttons.first().click()])
    expect(download.suggestedFilename()).toBe('cv.pdf')
    await expect(page.getByRole('heading', { name: 'Experiencia' }).first()).toBeVisible()
  })

  test('§9 viewer: every page fits the available width and has selectable text', async ({ page }) => {
    await page.goto('/resume')
    await page.getByRole('heading', { name: 'El documento' }).scrollIntoViewIfNeeded()
    const canvas = page.locator('[data-drawn="true"] canvas')
    for (const [width, shown] of [
      [1280, 1012],
      [787, 705],
      [786, 357],
      [360, 324],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const distance = async () => Math.abs(((await canvas.first().boundingBox())?.width ?? 0) - shown)
      await expect.poll(distance, { message: `${width} px` }).toBeLessThan(20)
      await expect(canvas).toHaveCount(2)
      await expect(page.locator('.react-pdf__Page__textContent').first()).toContainText('Inés Prueba')
      await expect
        .poll(() => canvas.first().evaluate(farthestFromItsSheet), { message: `${width} px` })
        .toBeLessThan(2)
    }
  })

  test('heading, buttons, text and the content above the document are aligned to the same edge', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/resume')
    const main = page.getByRole('main')
    const parts = [
      main.getByRole('heading', { level: 1 }).first(),
      main.getByRole('link', { name: 'Descargar CV' }).first(),
      page.locator('#texto'),
      main.getByRole('heading', { name: 'El documento' }),
      main.getByRole('link', { name: 'Descargar CV' }).last(),
    ]
    const lefts = await Promise.all(
      parts.map((part) =>
        part.evaluate((one) => {
          const range = document.createRange()
          range.selectNodeContents(one)
          return Math.round((one.closest('a, #texto') ?? range).getBoundingClientRect().left)
        }),
      ),
    )
    expect(new Set(lefts).size, lefts.join()).toBe(1)
  })

  test('on a phone the engine of PDFs is not loaded before the document is in sight', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const engines = () => page.evaluate(whatDrawsPdfs)
    await page.goto('/resume', { waitUntil: 'networkidle' })
    expect(await engines()).toBe(0)
    await page.getByRole('heading', { name: 'El documento' }).scrollIntoViewIfNeeded()
    await expect(page.locator('[data-drawn="true"] canvas').first()).toBeVisible()
    expect(await engines()).toBeGreaterThan(0)
  })
})

/** Runs in the page: returns how many of its scripts contain pdf.js. */
async function whatDrawsPdfs(): Promise<number> {
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\.m?js(?:\?|$)/.test(name))
  const texts = await Promise.all(scripts.map(async ({ name }) => (await fetch(name)).text()))
  return texts.filter((text) => text.includes('getDocument')).length
}
