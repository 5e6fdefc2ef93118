import type { Page } from 'playwright/test'
import { expect, test } from '../ready-page'
import { ARTICLE_WITH_EVERYTHING, STORY_WITH_EVERYTHING } from '../routes'

/** A code block moves to the next page as a whole, with its file name; one that is too tall breaks inside the code. */
async function expectWholeCode(page: Page): Promise<void> {
  const breaks = await page.locator('[data-code]').evaluateAll((frames) =>
    frames.map((frame) => {
      const [bar, code] = [...frame.children].map((part) => getComputedStyle(part))
      return [getComputedStyle(frame).breakInside, bar?.breakAfter, code?.breakInside].join()
    }),
  )
  expect(new Set(breaks)).toEqual(new Set(['avoid,avoid,auto']))
}

test('in print an article is only its text, dark, and ends with its dates: no bar, no footer, no buttons, links or cards', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/article/consultas-con-indices')
  const controls = page.getByRole('main').getByRole('button').filter({ visible: true })
  const more = page.getByRole('link', { name: 'Ver más artículos' })
  await expect(more).toBeVisible()
  expect(await controls.count()).toBeGreaterThan(1)
  await page.emulateMedia({ media: 'print' })
  await expect(more).toBeHidden()
  await expect(controls).toHaveCount(0)
  for (const hidden of ['header nav', 'footer >> nth=-1', 'text=Compartir', 'text=Saltar al contenido'])
    await expect(page.locator(hidden).first()).toBeHidden()
  for (const name of ['Sigue leyendo', 'Autoría'])
    await expect(page.getByRole('region', { name })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Publicado el')).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(34, 30, 48)')
})

test('a printed home has every role whole, and no controls', async ({ page }) => {
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' })
  await page.goto('/')
  const main = page.getByRole('main')
  const roles = main.getByRole('list', { name: 'A qué me dedico' }).getByRole('listitem')
  for (const role of await roles.all()) await expect(role).toBeInViewport()
  await expect(main.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Ver proyectos' })).toBeHidden()
})

for (const path of ['/about', '/project', '/articles', '/buscar?q=prueba', '/contacto', '/articles/archivo'])
  test(`a printed ${path} has its content, and nothing that only a screen can use`, async ({ page }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    const shown = () => main.locator('button, select, input, textarea, nav').filter({ visible: true })
    expect(await shown().count()).toBeGreaterThan(0)
    await page.emulateMedia({ media: 'print' })
    await expect(shown()).toHaveCount(0)
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main.locator('p, li').filter({ visible: true }).first()).toBeVisible()
  })

// The appearance is the same before the page's scripts have run.
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('in print code blocks and callouts of an article stay whole, no formula is clipped, and collapsible sections are open', async ({
    page,
  }) => {
    // The printable area of an A4 page.
    await page.setViewportSize({ width: 657, height: 970 })
    await page.goto(ARTICLE_WITH_EVERYTHING)
    const folded = page.getByText('Tres columnas y doce filas.')
    await expect(folded).toBeHidden()
    const formulas = page.locator('[data-math]')
    const widest = () =>
      formulas.evaluateAll((all) => Math.max(...all.map((one) => one.scrollWidth - one.clientWidth)))
    expect(await widest()).toBeGreaterThan(0)
    await page.emulateMedia({ media: 'print' })
    await expect(folded).toBeVisible()
    expect(await widest()).toBeLessThanOrEqual(0)
    const overflows = await formulas.evaluateAll((all) => all.map((one) => getComputedStyle(one).overflowX))
    expect(new Set(overflows)).toEqual(new Set(['visible']))
    await expectWholeCode(page)
    const breaks = await page
      .locator('[data-alert]')
      .evaluateAll((notices) => notices.map((notice) => getComputedStyle(notice).breakInside))
    expect(breaks.length).toBeGreaterThan(3)
    expect(new Set(breaks)).toEqual(new Set(['avoid']))
  })

  test('in print code blocks of a story stay whole', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await page.goto(STORY_WITH_EVERYTHING)
    await expectWholeCode(page)
  })

  test('in print no card is split across pages', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    for (const path of ['/', '/articles', '/project']) {
      await page.goto(path)
      const cards = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('article') })
      const breaks = await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).breakInside))
      expect(new Set(breaks), path).toEqual(new Set(['avoid']))
    }
  })
})
