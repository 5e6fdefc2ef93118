import { yearInMadrid } from '../../lib/text/date'
import { expect, takenOver, test } from '../ready-page'

test('§2 Navigation bar: six links, the current page marked, fixed at the top, sticky style from 20 px', async ({
  page,
}) => {
  await page.goto('/about')
  const links = page.getByRole('navigation', { name: 'Principal' }).getByRole('link')
  await expect(links).toHaveText([
    'Inicio',
    'Sobre mí',
    'Proyectos',
    'Artículos',
    'Currículo',
    'Políticas de Privacidad',
    // Not one of the six: the link to the other language.
    'English',
  ])
  await expect(page.getByRole('link', { name: 'Sobre mí', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(page.locator('nav[aria-label="Principal"] [aria-current]')).toHaveCount(1)
  const header = page.locator('header').first()
  expect(await header.evaluate((element) => getComputedStyle(element).position)).toBe('fixed')
  await page.evaluate(() => window.scrollTo(0, 19))
  await expect(header).not.toHaveAttribute('data-sticky')
  await page.evaluate(() => window.scrollTo(0, 20))
  await expect(header).toHaveAttribute('data-sticky')
})

test('no entry of the navigation bar moves between pages, although the current one is bold', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/about')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const links = page.getByRole('navigation', { name: 'Principal' }).getByRole('link')
  // From here on every page uses the site's font.
  await links.filter({ hasText: 'Inicio' }).click()
  await expect(links.filter({ hasText: 'Inicio' })).toHaveAttribute('aria-current', 'page')
  const places = () =>
    links.evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().x)))
  const home = await places()
  for (const name of ['Sobre mí', 'Artículos', 'Currículo', 'Políticas de Privacidad']) {
    const link = links.filter({ hasText: name })
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    expect(await places(), name).toEqual(home)
  }
})

test('§2 Navigation bar: collapses on medium screens and on a click on a link', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/')
  const link = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Proyectos' })
  await expect(link).toBeHidden()
  await page.getByRole('button', { name: 'Menú' }).click()
  await expect(link).toBeVisible()
  await link.click()
  await expect(page).toHaveURL('/project')
  await expect(link).toBeHidden()
})

test('a click on the menu icon hits its button, so that Safari continues from there with the Tab key', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await page.goto('/about')
  const button = page.getByRole('button', { name: 'Menú' })
  const icon = button.locator('svg').filter({ visible: true })
  await expect(icon).toHaveCount(1)
  const closed = await icon.innerHTML()
  const hit = await icon.evaluate((icon) => {
    const { left, top, width, height } = icon.getBoundingClientRect()
    const names = new Set<string | undefined>()
    for (let x = 1; x < width; x += 1)
      for (let y = 1; y < height; y += 1) names.add(document.elementFromPoint(left + x, top + y)?.tagName)
    return [...names]
  })
  expect(hit).toEqual(['BUTTON'])
  await button.click()
  await expect(icon).toHaveCount(1)
  expect(await icon.innerHTML(), 'the icon of an open menu').not.toBe(closed)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Inicio' })).toBeFocused()
  await expect(page.locator('nav:popover-open')).toBeVisible()
})

test('the menu closes when focus moves from the bar to the content it covers, and stays open until then', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/articles')
  const menu = page.getByRole('navigation', { name: 'Principal' })
  const button = page.getByRole('button', { name: 'Menú' })
  const links = menu.getByRole('link')
  await button.press('Enter')
  await expect(links.first()).toBeVisible()
  for (const link of await links.all()) {
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
  }
  await links.first().press('Shift+Tab')
  await expect(button).toBeFocused()
  await expect(links.first()).toBeVisible()
  await links.last().press('Tab')
  await expect(page.locator('main :focus')).toHaveCount(1)
  await expect(links.first()).toBeHidden()
  await expect(page.locator('nav:popover-open')).toHaveCount(0)
})

test('§2 Theme: follows the system, can be toggled, and is stored under preferencia', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByTitle('Activar modo oscuro')).toBeHidden()
  await page.getByTitle('Activar modo claro').click()
  await expect(html).toHaveAttribute('data-theme', 'light')
  expect(await page.evaluate(() => localStorage.getItem('preferencia'))).toBe('light')
  await expect(page.getByTitle('Activar modo oscuro')).toBeVisible()
  await page.reload()
  await expect(html).toHaveAttribute('data-theme', 'light')
})

test('§2 Theme: the switch is a short dusk, during which the page can be used; under reduced motion it is a cut', async ({
  page,
}) => {
  await page.goto('/politics')
  const watch = () =>
    page.evaluate(() => {
      Object.assign(window, { turns: [] as string[] })
      new MutationObserver(() => {
        const { turning } = document.documentElement.dataset
        if (turning) (window as unknown as { turns: string[] }).turns.push(turning)
      }).observe(document.documentElement, { attributeFilter: ['data-turning'] })
    })
  const turns = () => page.evaluate(() => (window as unknown as { turns: string[] }).turns)
  await watch()
  await page.getByTitle('Activar modo oscuro').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await turns()).toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.getByTitle('Activar modo claro').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  expect(await turns()).toEqual(['light'])
  await page.getByRole('link', { name: 'Proyectos', exact: true }).click()
  await expect(page).toHaveURL('/project')
  await expect(page.locator('html')).not.toHaveAttribute('data-turning')
})

test('§2 Theme: switched back during the dusk, the dawn is one to its end', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/politics')
  await expect(page.getByTitle('Activar modo oscuro')).toBeEnabled()
  const ended = await page.evaluate(async () => {
    const { documentElement } = document
    const end = new Promise<boolean>((resolve) => {
      new MutationObserver(() => {
        if (!documentElement.dataset.turning) resolve(!documentElement.matches(':active-view-transition'))
      }).observe(documentElement, { attributeFilter: ['data-turning'] })
    })
    document.querySelector<HTMLElement>('[data-to="dark"]')?.click()
    await new Promise(requestAnimationFrame)
    document.querySelector<HTMLElement>('[data-to="light"]')?.click()
    return end
  })
  expect(ended).toBe(true)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('§2 every path change scrolls to the top and moves focus to the content', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => window.scrollTo(0, 900))
  await page.getByRole('link', { name: 'Currículo', exact: true }).click()
  await expect(page).toHaveURL('/resume')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.locator('#contenido')).toBeFocused()
})

test('a script missing after a redeploy triggers one reload, never a loop', async ({ page }) => {
  await page.addInitScript(() => {
    const { navigation } = window as unknown as { navigation: EventTarget }
    navigation.addEventListener('navigate', (event) => {
      const kind = (event as unknown as { navigationType: string }).navigationType
      sessionStorage.setItem('navigations', `${sessionStorage.getItem('navigations') ?? ''}${kind} `)
    })
  })
  let loads = 0
  await page.goto('/')
  page.on('load', () => (loads += 1))
  const fail = () =>
    page.evaluate(() => {
      window.dispatchEvent(
        new ErrorEvent('error', { message: 'ChunkLoadError: Failed to load chunk /_next/static/x.js' }),
      )
      return (sessionStorage.getItem('navigations') ?? '').split(' ').filter((kind) => kind === 'reload')
    })
  // The error only has an effect once the page's script listens for it, some time after the page has loaded.
  await expect.poll(fail).toEqual(['reload'])
  await expect.poll(() => loads).toBe(1)
  await page.waitForFunction(takenOver)
  expect(await fail()).toEqual(['reload'])
  expect(loads).toBe(1)
})

test('the first Tab reaches the skip link past the navigation, and the focused element is never hidden behind the bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto('/articles')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await page.locator('footer a').last().focus()
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Shift+Tab')
    const [top, bar] = await page.evaluate(() => [
      document.activeElement?.getBoundingClientRect().top ?? 0,
      document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
    ])
    expect(top).toBeGreaterThanOrEqual(bar ?? 0)
  }
})

test('without a network the page that is read stays and says so, again and again; links work once there is one', async ({
  page,
  context,
}) => {
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  await page.goto('/articles')
  const main = page.getByRole('main')
  const card = main.getByRole('link', { name: 'Prueba de lectura', exact: true })
  const note = page.getByText('No hay conexión a internet: puedes seguir en esta página')
  await context.setOffline(true)
  // Links of Next's router, with a picture's transition, and of another root layout.
  const menu = page.getByRole('navigation', { name: 'Principal' })
  const about = menu.getByRole('link', { name: 'Sobre mí' })
  for (const link of [about, card, menu.getByRole('link', { name: 'English' })]) {
    await link.press('Enter')
    await expect(note).toBeVisible()
    await expect(page).toHaveURL('/articles')
    await expect(main.getByRole('status', { name: 'Cargando...' })).toHaveCount(0)
    await note.evaluate((one) => one.remove())
  }
  await page.getByRole('button', { name: 'Ver en lista' }).click()
  await expect(page).toHaveURL('/articles?vista=lista')
  await page.setViewportSize({ width: 360, height: 640 })
  await page.getByRole('button', { name: 'Menú' }).click()
  await menu.getByRole('link', { name: 'English' }).click()
  await expect(note).toBeInViewport()
  await expect(menu).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 720 })
  await context.setOffline(false)
  await card.click()
  await expect(page).toHaveURL('/article/prueba-lectura')
  await page.goBack()
  await expect(card).toBeVisible()
  await about.click()
  await expect(page).toHaveURL('/about')
  await expect(note).toBeHidden()
  expect(loads).toHaveLength(1)
})

test('a browser that takes a reachable site for one without a network opens its pages', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  await page.goto('/articles')
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/articles')
})

test('without a network a page that was loaded before still opens by its link, and the way back too', async ({
  page,
  context,
}) => {
  await page.goto('/politics')
  const menu = page.getByRole('navigation', { name: 'Principal' })
  for (const [name, heading] of [
    ['Proyectos', 'Últimos trabajos'],
    ['Sobre mí', 'Quien soy'],
    ['Proyectos', 'Últimos trabajos'],
  ] as const) {
    await menu.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    if (name === 'Sobre mí') await context.setOffline(true)
  }
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quien soy')
})

// The appearance is the same before the page's scripts have run.
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('beside a seventh entry of the navigation bar, the name breaks between its words at most', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1040, height: 700 })
    await page.goto('/')
    const entry = page.getByRole('navigation', { name: 'Principal' }).getByRole('listitem').nth(5)
    await entry.evaluate((last) => last.before(last.previousElementSibling?.cloneNode(true) ?? ''))
    const name = page.getByRole('banner').getByRole('link').first().locator('span')
    expect(
      await name.evaluate((one) => one.scrollHeight / parseFloat(getComputedStyle(one).lineHeight)),
    ).toBeLessThan(2.5)
  })

  test('§2 Footer: developer, year, release tag and five named links that open in a new tab', async ({
    page,
  }) => {
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText('Desarrollado por Inés Prueba')
    await expect(footer).toContainText(`© ${yearInMadrid(new Date())} Inés Prueba · v1.0.0`)
    await expect(footer.getByRole('link', { name: 'Suscribirse' })).toHaveAttribute('href', '/suscribirse')
    const links = footer.getByRole('listitem').getByRole('link')
    await expect(links).toHaveCount(5)
    for (const link of await links.all()) {
      expect((await link.textContent())?.trim().length).toBeGreaterThan(5)
      await expect(link).toHaveAttribute('target', '_blank')
    }
  })
})
