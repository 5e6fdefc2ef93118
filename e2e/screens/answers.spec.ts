import { expect, test } from '../ready-page'

const ARTICLE = '/article/consultas-con-indices'

test('when share and copy are refused, the address is shown for copying, the code is selected, and nothing overflows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
    Object.defineProperty(navigator, 'share', { value: refuse })
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await page.goto(ARTICLE)
  await page.getByRole('button', { name: 'Compartir' }).first().click()
  await expect(page.getByRole('alert').getByText('No se pudo copiar: copia tú la dirección.')).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Dirección del artículo' })
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport()
  const selected = () =>
    field.evaluate((input: HTMLInputElement) =>
      input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
    )
  expect(await selected()).toBe(`https://www.inesprueba.example${ARTICLE}`)

  await page.getByRole('button', { name: 'Copiar el código' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'el código está seleccionado' })).toBeVisible()
  expect(await page.evaluate(() => String(getSelection()))).toContain('CREATE INDEX CONCURRENTLY')
  const tooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await tooWide()).toBeLessThanOrEqual(0)
})

test('when the PDF engine fails to load, a message with the link is shown and the preview image stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  await page.goto('/resume')
  await page.route('**/_next/static/**', (route) => route.abort())
  await page.getByRole('heading', { name: 'El documento' }).scrollIntoViewIfNeeded()
  const said = page.getByRole('alert').filter({ hasText: 'El documento no se puede mostrar aquí.' })
  await expect(said).toBeVisible()
  await expect(said.getByRole('link', { name: 'Abrir el CV en PDF' })).toHaveAttribute('href', /cv\.pdf/)
  await expect(page.locator('[data-sheet]').first()).toBeVisible()
})

test('roles that cannot be typed stay static, without a pause button that would do nothing', async ({
  page,
}) => {
  await page.route('**/_next/static/**', async (route) => {
    const answer = await route.fetch()
    if ((await answer.text()).includes('Typewriter__cursor')) return route.abort()
    return route.fulfill({ response: answer })
  })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Pausar la animación' })).toHaveCount(0)
  await expect(page.getByRole('main').getByText('Probadora de portfolios').last()).toBeVisible()
})

test('§2 Privacy policy: lists every key the site stores in the browser', async ({ page }) => {
  await page.goto('/')
  await page.getByTitle('Activar modo oscuro').click()
  await page.goto('/articles?vista=lista&q=a')
  // The list's path is stored after the paint.
  await page.waitForFunction(() => sessionStorage.getItem('lista') !== null)
  await page.goto('/about')
  // The error only has an effect once the page's script listens for it, some time after the page has loaded.
  const reloaded = page.waitForEvent('load')
  await page.waitForFunction(() => {
    window.addEventListener('beforeunload', () => sessionStorage.setItem('left', ''), { once: true })
    window.dispatchEvent(new ErrorEvent('error', { message: 'ChunkLoadError: Failed to load chunk /x.js' }))
    return sessionStorage.getItem('left') === ''
  })
  await reloaded
  await page.goto('/politics')
  const keys = await page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key !== 'left'),
  )
  expect(keys.toSorted()).toEqual(expect.arrayContaining(['lista', 'preferencia', 'recarga']))
  const named = await page.getByRole('main').locator('li code').allTextContents()
  expect(named).toEqual(expect.arrayContaining(keys))
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(9)
})
