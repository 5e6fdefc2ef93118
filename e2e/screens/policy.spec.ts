import { expect, test } from '../ready-page'
import { watchViolations } from '../violations'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('nothing on the site violates its own policy: every island, and navigation between pages', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const violations = await watchViolations(context)
  await page.goto('/')
  await page.getByRole('button', { name: 'Activar modo oscuro' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Pausar la animación' }).click()

  await page.getByRole('link', { name: 'Sobre mí' }).first().click()
  const calendar = page.locator('.react-activity-calendar')
  await page.getByRole('combobox').scrollIntoViewIfNeeded()
  await expect(calendar).toBeVisible()
  await page.getByRole('combobox').selectOption({ index: 1 })
  await expect(calendar).toBeVisible()

  await page.getByRole('link', { name: 'Proyectos' }).first().click()
  await page.getByRole('main').getByRole('link', { name: 'Web' }).first().click()

  await page.getByRole('link', { name: 'Artículos' }).first().click()
  await page.getByRole('searchbox').fill('migraciones')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('button', { name: 'Compartir' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Compartir' }).first().click()
  await page.goBack()

  // pdf-viewer.spec.ts does the same with the document.
  await page.getByRole('link', { name: 'Currículo' }).first().click()
  await expect(page.getByRole('heading', { name: 'El documento' })).toBeAttached()

  expect(violations).toEqual([])
})

test('an injected script does not run', async ({ page, context }) => {
  const violations = await watchViolations(context)
  await page.goto('/articles')
  await page.evaluate(() => {
    const frame = document.createElement('div')
    frame.innerHTML = '<img src="/nada.png" onerror="window.slipped = 1">'
    const script = document.createElement('script')
    script.textContent = 'window.slipped = 1'
    document.body.append(frame, script)
  })
  await expect
    .poll(() => violations.map((text) => text.split(' ')[1]))
    .toEqual(expect.arrayContaining(['script-src-attr', 'script-src-elem']))
  expect(await page.evaluate(() => 'slipped' in window)).toBe(false)
})
