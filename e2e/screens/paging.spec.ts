import type { Page, Route } from 'playwright/test'
import { pageScripts } from '../page-scripts'
import { expect, takenOver, test } from '../ready-page'

const PROJECTS = '**/api/portfolio/projects.php*'
const SCRIPTS = '**/_next/static/**/*.js*'
const filter = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
const count = (page: Page) => page.getByText(/^Mostrando/)

/** Holds requests back until they are released by a part of their URL. */
async function holdBack(page: Page, address: string) {
  const held: Route[] = []
  await page.route(address, (route) => void held.push(route))
  const find = (part: string) => held.find((route) => route.request().url().includes(part))
  return async (part: string) => {
    await expect.poll(() => Boolean(find(part))).toBe(true)
    await find(part)?.continue()
  }
}

test.describe('latest navigation wins', () => {
  test('a filter clicked while another list loads is shown, and the abandoned one leaves no history entry', async ({
    page,
  }) => {
    await page.goto('/about')
    await page.goto('/project')
    const release = await holdBack(page, PROJECTS)
    await filter(page, 'Página 2').click()
    await expect(filter(page, 'Página 2')).toHaveAttribute('aria-busy', 'true')
    await filter(page, 'Apps').click()
    await expect(filter(page, 'Apps')).toHaveAttribute('aria-busy', 'true')
    await expect(filter(page, 'Página 2')).not.toHaveAttribute('aria-busy')
    await release('type=app')
    await expect(page).toHaveURL('/project/app')
    await expect(count(page)).toContainText('(filtro: app)')
    const late = page.waitForResponse(/page=2/)
    await release('page=2')
    await (await late).finished()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await expect(page).toHaveURL('/project/app')
    await expect(count(page)).toContainText('(filtro: app)')
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await page.goBack()
    await expect(count(page)).toHaveText('Mostrando 6 de 16 proyectos')
    await page.goBack()
    await expect(page).toHaveURL('/about')
  })

  test('back and forward, clicking the current list, and navigating to another page also cancel the pending load', async ({
    page,
  }) => {
    await page.goto('/project')
    await filter(page, 'Web').click()
    await expect(count(page)).toContainText('(filtro: web)')
    const release = await holdBack(page, PROJECTS)
    await filter(page, 'Apps').click()
    await page.goBack()
    await expect(count(page)).toHaveText('Mostrando 6 de 16 proyectos')
    await filter(page, 'Apps').click()
    await filter(page, 'Todos (16)').click()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await filter(page, 'Apps').click()
    await page.getByRole('link', { name: 'Sobre mí', exact: true }).click()
    await expect(page).toHaveURL('/about')
    const late = page.waitForResponse(/type=app/)
    await release('type=app')
    await (await late).finished()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await expect(page).toHaveURL('/about')
    await page.goBack()
    await expect(page).toHaveURL('/project')
    await page.goForward()
    await expect(page).toHaveURL('/about')
  })
})

test('the new list is shown only once the page is scrolled to its top; focus moves to the content', async ({
  page,
}) => {
  await page.goto('/project')
  await filter(page, 'Página 2').scrollIntoViewIfNeeded()
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    const before = document.querySelector('main article')
    const look = () => {
      if (!before?.isConnected && seen.length < 5) seen.push(window.scrollY)
      requestAnimationFrame(() => setTimeout(look))
    }
    look()
  })
  await filter(page, 'Página 2').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/project/page/2')
  const seen = () => page.evaluate(() => (window as unknown as { seen: number[] }).seen)
  await expect.poll(seen).toEqual([0, 0, 0, 0, 0])
  await expect(page.locator('#contenido')).toBeFocused()
})

test('code of a list that fails to load, as after a redeploy: the browser follows the links of both lists, once', async ({
  page,
  request,
}) => {
  // The pages' own scripts still load; only the code that a click imports is gone.
  const there = new Set<string>()
  for (const path of ['/articles', '/articles/page/2', '/project', '/project/app', '/project/web'])
    for (const script of pageScripts(await (await request.get(path)).text())) there.add(script)
  const answer = (route: Route) => {
    const { pathname, search } = new URL(route.request().url())
    return there.has(pathname + search) ? route.continue() : route.fulfill({ status: 404, body: 'Not Found' })
  }
  await page.goto('/articles?vista=lista')
  let loads = 1
  page.on('load', () => (loads += 1))
  await page.route(SCRIPTS, answer)
  await page.getByRole('link', { name: 'Siguiente' }).click()
  await expect(page).toHaveURL('/articles/page/2?vista=lista')
  await expect(page.getByText('Página 2 de 3')).toBeVisible()
  await page.waitForFunction(takenOver)
  expect(loads).toBe(2)
  await page.unrouteAll()
  await page.goto('/project')
  await page.route(SCRIPTS, answer)
  await filter(page, 'Apps').click()
  await expect(page).toHaveURL('/project/app')
  await expect(count(page)).toContainText('(filtro: app)')
  await page.waitForFunction(takenOver)
  await filter(page, 'Web').click()
  await expect(page).toHaveURL('/project/web')
  await expect(count(page)).toContainText('(filtro: web)')
  await expect.poll(() => loads).toBe(5)
})

test('without a network the first click of both lists keeps the list and says so, and works once there is one', async ({
  page,
  context,
}) => {
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.goto('/articles')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Siguiente' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Error de conexión')
  await expect(page.getByText('Página 1 de 3')).toBeVisible()
  await expect(page).toHaveURL('/articles')
  expect(loads).toBe(1)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByText('Página 2 de 3')).toBeVisible()
  await page.goto('/project')
  await context.setOffline(true)
  await filter(page, 'Apps').click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(count(page)).not.toContainText('filtro')
  await expect(page).toHaveURL('/project')
  await context.setOffline(false)
  await page.getByRole('main').getByRole('alert').getByRole('link').click()
  await expect(count(page)).toContainText('(filtro: app)')
})

test('a page that no longer exists in an open list is requested from the server, which handles the redirect', async ({
  page,
}) => {
  const shrunk = { articles: [], projects: [], pagination: { current_page: 2, total_pages: 1, pages: 1 } }
  await page.route('**/api/portfolio/*', (route) => route.fulfill({ json: { success: true, data: shrunk } }))
  await page.goto('/articles?vista=lista')
  let loads = 1
  page.on('load', () => (loads += 1))
  await page.getByRole('link', { name: 'Siguiente' }).click()
  await expect(page).toHaveURL('/articles/page/2?vista=lista')
  await expect(page.getByText('Página 2 de 3')).toBeVisible()
  // Leaving the page while it loads would result in one load event less.
  await expect.poll(() => loads).toBe(2)
  await page.goto('/project')
  await filter(page, 'Página 2').click()
  await expect(page).toHaveURL('/project/page/2')
  await expect(count(page)).toHaveText('Mostrando 6 de 16 proyectos')
  await expect.poll(() => loads).toBe(4)
})
