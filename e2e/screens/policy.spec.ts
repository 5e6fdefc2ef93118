import { expect, test } from '../ready-page'
import { ROUTES } from '../routes'
import { watchViolations } from '../violations'

test.use({ actionTimeout: 8_000 })

test('nothing that the site does is against its own policy: every island, and moving between pages', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const violations = await watchViolations(context)
  await page.goto('/', { waitUntil: 'networkidle' })
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
  await page.getByRole('searchbox').fill('sql')
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('button', { name: 'Compartir' })).toBeVisible()
  await page.getByRole('button', { name: 'Compartir' }).click()
  await page.goBack()

  await page.getByRole('link', { name: 'Currículo' }).first().click()
  await page.getByRole('heading', { name: 'El documento' }).scrollIntoViewIfNeeded()
  await expect(page.locator('.react-pdf__Page canvas').first()).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Ampliar' }).click()

  for (const route of ROUTES) {
    await page.goto(route, { waitUntil: 'load' })
    await page.mouse.wheel(0, 20_000)
    await page.waitForTimeout(800)
  }
  expect(violations).toEqual([])
})

test('a script that somebody slips into a page does not run', async ({ page, context }) => {
  const violations = await watchViolations(context)
  await page.goto('/articles')
  const ran = await page.evaluate(async () => {
    const frame = document.createElement('div')
    frame.innerHTML = '<img src="/nada.png" onerror="window.slipped = 1">'
    const script = document.createElement('script')
    script.textContent = 'window.slipped = 1'
    document.body.append(frame, script)
    await new Promise((resolve) => setTimeout(resolve, 300))
    return 'slipped' in window
  })
  expect(ran).toBe(false)
  expect(violations.map((text) => text.split(' ')[1])).toEqual(
    expect.arrayContaining(['script-src-attr', 'script-src-elem']),
  )
})
