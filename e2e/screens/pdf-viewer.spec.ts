import { EventEmitter, once } from 'node:events'
import type { Page } from 'playwright/test'
import { spillOf } from '../gallery/inspect'
import { shiftsUntilNow, watchShifts } from '../layout-shifts'
import { expect, test } from '../ready-page'
import { halfBrokenPdf, lockedPdf, longPdf } from '../stub/pdf'
import { watchViolations } from '../violations'

test.describe('§2 CV: the viewer of the document', () => {
  const documents = [
    ['a broken document', '%PDF-1.4 nada', 'El documento no se puede mostrar aquí.'],
    ['a locked document', lockedPdf(), 'El documento está protegido con contraseña'],
    ['a document with a broken page', halfBrokenPdf(), 'El documento no se puede mostrar aquí.'],
  ] as const
  for (const [name, body, sentence] of documents)
    test(`${name} shows a message and a link, without layout shift`, async ({ page }) => {
      await page.route('**/cv.pdf', (route) =>
        route.fulfill({ status: 200, contentType: 'application/pdf', body: Buffer.from(body, 'latin1') }),
      )
      await page.goto('/resume')
      const heights = await heightsOfViewer(page)
      await page.getByRole('heading', { name: 'El documento' }).scrollIntoViewIfNeeded()
      await expect(page.getByText(sentence)).toBeVisible({ timeout: 20_000 })
      const link = page.getByRole('link', { name: 'Abrir el CV en PDF' })
      await expect(link).toBeVisible()
      expect(await link.evaluate(isPainted)).toBe(true)
      expect(await heights()).toHaveLength(1)
    })

  test('a browser without async-iterable streams, such as Safari, shows the text of every page and no error message', async ({
    page,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator))
    await page.goto('/resume')
    expect(await page.evaluate(() => Symbol.asyncIterator in ReadableStream.prototype)).toBe(false)
    await page.getByRole('heading', { name: 'El documento' }).scrollIntoViewIfNeeded()
    const texts = page.locator('.textLayer')
    await expect(texts).toHaveCount(2)
    await expect(texts.first()).toContainText('Inés Prueba')
    await expect(texts.last()).toContainText(/[^]{1000}/)
    await expect(page.getByText('El texto de estas páginas')).toBeHidden()
  })

  test('pages whose text cannot be extracted are drawn, and a message says where to find the text', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const unreadable = () => {
        throw new TypeError('unreadable')
      }
      Object.assign(ReadableStream.prototype, { [Symbol.asyncIterator]: unreadable })
    })
    await page.goto('/resume')
    await page.getByRole('heading', { name: 'El documento' }).scrollIntoViewIfNeeded()
    await expect(page.locator('[data-drawn="true"] canvas')).toHaveCount(2)
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(
      'El texto de estas páginas no se puede seleccionar ni buscar aquí. Está más arriba, en la versión en texto.',
    )
  })

  test('a document of 200 pages shows the first twenty and says where to find the rest', async ({ page }) => {
    const body = Buffer.from(longPdf(200), 'latin1')
    await page.route('**/cv.pdf', (route) => route.fulfill({ contentType: 'application/pdf', body }))
    await page.goto('/resume')
    await page.getByRole('heading', { name: 'El documento' }).scrollIntoViewIfNeeded()
    await expect(page.getByText('Aquí se muestran las primeras 20 páginas de 200')).toBeVisible({
      timeout: 20_000,
    })
    await expect(page.locator('.react-pdf__Page')).toHaveCount(20)
  })

  test('§9 a wide window: no layout shift from the placeholder to the pages, which can be zoomed in and scroll inside their frame; the zoom buttons keep focus at the limits, and the zoom level is announced; no CSP violation', async ({
    page,
    context,
  }) => {
    const violations = await watchViolations(context)
    await page.setViewportSize({ width: 1280, height: 900 })
    await expectSteadyArrival(page)
    const width = async () =>
      (await page.locator('.react-pdf__Page canvas').first().boundingBox())?.width ?? 0
    await expect.poll(width).toBeGreaterThan(1000)
    const smaller = page.getByRole('button', { name: 'Reducir' })
    const larger = page.getByRole('button', { name: 'Ampliar' })
    await expect(smaller).toBeDisabled()
    await larger.click()
    await expect.poll(width).toBeGreaterThan(1500)
    await expect(page.getByText('150 %')).toBeVisible()
    expect(await spillOf(page)).toBeLessThanOrEqual(0)
    const size = page.getByRole('group', { name: 'Tamaño del documento' }).getByRole('status')
    for (const [button, sizes] of [
      [larger, ['200 %', '300 %', '300 %']],
      [smaller, ['200 %', '150 %', '100 %', '100 %']],
    ] as const) {
      await button.focus()
      for (const shown of sizes) {
        await page.keyboard.press('Enter')
        await expect(size).toHaveText(shown)
        await expect(button).toBeFocused()
      }
      await expect(button).toBeDisabled()
      await button.click({ force: true })
      await expect(button).toBeFocused()
    }
    await expect(larger).toBeEnabled()
    expect(violations).toEqual([])
  })

  test('§9 a narrow window: the engine is loaded once the document is in sight, without layout shift; the pages fit every width, and have selectable text; the text version is offered first, and pages zoom up to the available width, then scroll inside', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 900 })
    await expectSteadyArrival(page)
    for (const [width, shown] of [
      [360, 324],
      [786, 357],
      [787, 705],
      [1280, 1012],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expectPagesToFit(page, width, shown)
    }
    await page.setViewportSize({ width: 700, height: 900 })
    const text = page.getByRole('link', { name: 'la versión en texto' })
    await text.scrollIntoViewIfNeeded()
    const larger = page.getByRole('button', { name: 'Ampliar' })
    const canvas = page.locator('.react-pdf__Page canvas').first()
    for (const least of [530, 710, 1070]) {
      await larger.click()
      await expect.poll(async () => (await canvas.boundingBox())?.width ?? 0).toBeGreaterThan(least)
      expect(await spillOf(page)).toBeLessThanOrEqual(0)
    }
    const frame = page.getByRole('group', { name: 'El documento', exact: true })
    expect((await frame.boundingBox())?.width).toBeGreaterThan(600)
    expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(
      400,
    )
    await text.click()
    await expect(page.getByRole('heading', { name: 'Inés Prueba' })).toBeInViewport()
    await page.setViewportSize({ width: 787, height: 900 })
    await expect(text).toBeHidden()
  })
})

/**
 * Opens the page and its document: the engine isn't loaded before the document is in sight, and the viewer keeps its
 * height from the placeholder to the pages.
 */
async function expectSteadyArrival(page: Page): Promise<void> {
  const released = new EventEmitter()
  const held = once(released, 'now')
  await page.route('**/cv.pdf', async (route) => {
    await held
    await route.continue()
  })
  await watchShifts(page)
  await page.goto('/resume', { waitUntil: 'networkidle' })
  expect(await page.evaluate(whatDrawsPdfs)).toBe(0)
  const heights = await heightsOfViewer(page)
  await page.getByRole('heading', { name: 'El documento' }).scrollIntoViewIfNeeded()
  await expect(page.getByText('Cargando el documento…')).toBeVisible()
  released.emit('now')
  await expect(page.locator('[data-drawn="true"] canvas')).toHaveCount(2)
  expect(await heights()).toHaveLength(1)
  const { sum, what } = await shiftsUntilNow(page)
  expect(sum, what.join('\n')).toBe(0)
  expect(await page.evaluate(whatDrawsPdfs)).toBeGreaterThan(0)
}

/** Runs in the page: returns how many of its scripts contain pdf.js. */
async function whatDrawsPdfs(): Promise<number> {
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\.m?js(?:\?|$)/.test(name))
  const texts = await Promise.all(scripts.map(async ({ name }) => (await fetch(name)).text()))
  return texts.filter((text) => text.includes('getDocument')).length
}

async function expectPagesToFit(page: Page, width: number, shown: number): Promise<void> {
  const canvas = page.locator('[data-drawn="true"] canvas')
  const distance = async () => Math.abs(((await canvas.first().boundingBox())?.width ?? 0) - shown)
  await expect.poll(distance, { message: `${width} px` }).toBeLessThan(20)
  await expect(canvas).toHaveCount(2)
  await expect(page.locator('.react-pdf__Page__textContent').first()).toContainText('Inés Prueba')
  await expect
    .poll(() => canvas.first().evaluate(farthestFromItsSheet), { message: `${width} px` })
    .toBeLessThan(2)
}

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

/**
 * Records the viewer's height after every change of the document.
 * @returns a function that returns the heights so far
 */
async function heightsOfViewer(page: Page): Promise<() => Promise<number[]>> {
  const viewer = page.locator('section[aria-labelledby="documento"]')
  const heights = await viewer.evaluateHandle((section: HTMLElement) => {
    const seen = new Set([section.offsetHeight])
    const observer = new MutationObserver(() => seen.add(section.offsetHeight))
    observer.observe(section, { subtree: true, childList: true, attributes: true })
    return seen
  })
  return () => heights.evaluate((seen) => [...seen])
}

/** Whether an element is visible: neither it nor an ancestor is transparent. */
function isPainted(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
}
