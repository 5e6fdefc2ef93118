import { expect, test } from '../ready-page'
import { ARTICLE_WITH_EVERYTHING, STORY_WITH_EVERYTHING } from '../routes'

for (const address of [ARTICLE_WITH_EVERYTHING, STORY_WITH_EVERYTHING])
  test(`${address}: in print a code block moves to the next page as a whole, with its file name; one that is too tall breaks inside the code`, async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print' })
    await page.goto(address)
    const breaks = await page.locator('[data-code]').evaluateAll((frames) =>
      frames.map((frame) => {
        const [bar, code] = [...frame.children].map((part) => getComputedStyle(part))
        return [getComputedStyle(frame).breakInside, bar?.breakAfter, code?.breakInside].join()
      }),
    )
    expect(new Set(breaks)).toEqual(new Set(['avoid,avoid,auto']))
  })

test('in print a callout is not split across pages', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto(ARTICLE_WITH_EVERYTHING)
  const breaks = await page
    .locator('[data-alert]')
    .evaluateAll((notices) => notices.map((notice) => getComputedStyle(notice).breakInside))
  expect(breaks.length).toBeGreaterThan(3)
  expect(new Set(breaks)).toEqual(new Set(['avoid']))
})

test('in print an article ends with its dates, without buttons, links or cards', async ({ page }) => {
  await page.goto('/article/consultas-con-indices')
  const dates = page.getByText('Publicado el')
  const controls = page.getByRole('main').getByRole('button').filter({ visible: true })
  const more = page.getByRole('link', { name: 'Ver más artículos' })
  await expect(more).toBeVisible()
  expect(await controls.count()).toBeGreaterThan(1)
  await page.emulateMedia({ media: 'print' })
  await expect(more).toBeHidden()
  await expect(controls).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Sigue leyendo' })).toBeHidden()
  await expect(page.getByRole('region', { name: 'Autoría' })).toBeHidden()
  await expect(dates).toBeVisible()
})
