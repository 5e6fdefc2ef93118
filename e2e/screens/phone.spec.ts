import type { Locator } from 'playwright/test'
import { expect, test } from '../ready-page'
import { ARTICLE_WITH_TABLE } from '../routes'

// The appearance is the same before the page's scripts have run.
test.use({ viewport: { width: 360, height: 640 }, javaScriptEnabled: false })

const ARTICLE = '/article/consultas-con-indices'
const box = async (part: Locator) => (await part.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN }

test("the owner's full name wraps in the bar as needed; one that is too long is truncated after three lines", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/about')
  const bar = page.locator('header').first()
  const name = bar.getByRole('link').first().locator('span')
  const cut = () =>
    name.evaluate((one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight])
  const { height } = await box(bar)
  const long = 'María Inmaculada Concepción Fernández-Villaverde de la Peña'
  for (const text of ['Inés Prueba', 'María del Carmen Fernández', long]) {
    await name.evaluate((one, written) => (one.textContent = written), text)
    if (text !== long) expect(await cut(), text).toEqual([0, 0])
    const { y, height: high } = await box(name)
    expect(y, text).toBeGreaterThanOrEqual(0)
    expect(y + high, text).toBeLessThanOrEqual(height)
    expect((await box(bar)).height).toBe(height)
  }
})

test('several tags fit in a row, each with its count, and screen readers hear what is counted', async ({
  page,
}) => {
  await page.goto('/etiquetas')
  const links = page.getByRole('main').getByRole('list').first().getByRole('link')
  await expect(page.getByRole('link', { name: 'tutoriales 2 artículos', exact: true })).toBeVisible()
  const lines = new Set(await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top)))
  expect(lines.size).toBeLessThan((await links.count()) * 0.7)
  const unit = page.getByRole('link', { name: 'tutoriales' }).getByText('artículos')
  await expect(unit).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(unit).toBeVisible()
})

for (const [path, list] of [['/articles/archivo', 'main section ul']] as const)
  test(`${path}: dates are on a line of their own, closer to their own title than to the next`, async ({
    page,
  }) => {
    await page.goto(path)
    const items = page.locator(list).first().getByRole('listitem')
    const edges = () =>
      items.evaluateAll((all) =>
        all.map((item) => {
          const [link, time] = ['a', 'time'].map((tag) => item.querySelector(tag)?.getBoundingClientRect())
          const [left, right] = [time?.left ?? 0, time?.right ?? 0].map(Math.round)
          return {
            left,
            right,
            top: link?.top ?? 0,
            bottom: link?.bottom ?? 0,
            y: time?.top ?? 0,
            end: time?.bottom ?? 0,
          }
        }),
      )
    const narrow = await edges()
    expect(narrow.length).toBeGreaterThan(2)
    expect(new Set(narrow.map(({ left }) => left)).size).toBe(1)
    for (const [at, { bottom, y, end }] of narrow.entries()) {
      expect(y).toBeGreaterThanOrEqual(bottom - 1)
      expect((narrow[at + 1]?.top ?? Infinity) - end).toBeGreaterThan(Math.max(y - bottom, 0) + 8)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    const wide = await edges()
    expect(
      Math.min(new Set(wide.map(({ left }) => left)).size, new Set(wide.map(({ right }) => right)).size),
    ).toBe(1)
  })

test('the first column of a scrolling table fits its words; a short one is no wider than needed', async ({
  page,
}) => {
  await page.goto(ARTICLE_WITH_TABLE)
  const first = page.locator('[data-text] tbody tr').first().locator('td').first()
  const widthOf = async (text: string) => {
    await first.evaluate((cell, written) => (cell.textContent = written), text)
    return (await box(first)).width
  }
  await page
    .locator('[data-text] tbody tr')
    .evaluateAll((rows) => rows.slice(1).forEach((row) => row.remove()))
  const short = await widthOf('7')
  expect(short).toBeLessThan(120)
  expect(await widthOf('Un Arduino Uno o compatible, con su cable USB')).toBeGreaterThanOrEqual(160)
})

test('a contact reason that wraps to two lines has padding above and below', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/contacto')
  const label = page.getByRole('radiogroup').locator('label').first()
  await label.evaluate((one) => one.append(' y algo más que ya no cabe en una línea'))
  const room = await label.evaluate((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    const own = one.getBoundingClientRect()
    const lines = [...range.getClientRects()].filter(({ height }) => height > 0)
    return Math.min(...lines.map(({ top, bottom }) => Math.min(top - own.top, own.bottom - bottom)))
  })
  expect(room).toBeGreaterThanOrEqual(8)
})

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true })

  test('the full title of an article, below the breadcrumbs, is well within the first screen of a small phone', async ({
    page,
  }) => {
    await page.goto(ARTICLE)
    // Lines break by the site's own letters, not by those of this machine.
    await page.evaluate(async () => {
      await document.fonts.load('1em bricolage')
      document.documentElement.dataset.siteFont = ''
    })
    const title = await box(page.getByRole('heading', { level: 1 }))
    expect(title.y + title.height).toBeLessThan(640 * 0.8)
    const share = await box(page.getByRole('button', { name: 'Compartir' }).first())
    const date = await box(page.getByRole('article').locator('time').first())
    // Both in one row.
    expect(share.y).toBeLessThan(date.y + date.height)
    expect(share.y + share.height).toBeGreaterThan(date.y)
    expect(share.height).toBeGreaterThanOrEqual(44)
  })
})
