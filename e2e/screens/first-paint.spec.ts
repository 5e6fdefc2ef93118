import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright/test'
import { shiftsUntilNow, watchShifts } from '../layout-shifts'
import { expect, test, waitForIslands } from '../ready-page'
import { watchViolations } from '../violations'

test.use({ isFirstVisit: true, viewport: { width: 1280, height: 800 } })

const SCRIPTS = '**/_next/static/**/*.js*'
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const rowOf = (page: Page) =>
  cards(page).evaluateAll((all) => {
    const tops = all.map((card) => card.getBoundingClientRect().top)
    return tops.filter((top) => top === tops[0]).length
  })

test('the query string is applied to the list before any script file of the page has run', async ({
  context,
}) => {
  const page = await context.newPage()
  await page.route(SCRIPTS, (route) => route.abort())
  await page.goto('/articles?vista=lista&q=Migraci%C3%B3n')
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByText('1 artículo encontrado para "Migración" en esta página')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('Migración')
  await expect(page.getByRole('button', { name: 'Limpiar búsqueda' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ver en lista' })).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/articles/page/2?vista=lista')
  expect(await rowOf(page)).toBe(1)
  await page.goto('/articles?q=zzzz')
  await expect(cards(page)).toHaveCount(0)
  await expect(page.getByText('No se encontraron artículos')).toBeVisible()
  await page.goto('/articles?otra=1')
  await expect(cards(page)).toHaveCount(12)
  expect(await rowOf(page)).toBe(3)
  await expect(page.getByText('12 artículos', { exact: true })).toBeVisible()
})

test('without any script file a page shows the controls that work without one, and no others', async ({
  context,
}) => {
  const page = await context.newPage()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.route(SCRIPTS, (route) => route.abort())
  const THEME = 'Activar modo oscuro'
  const shown: Record<string, string[]> = {
    '/': [THEME],
    '/about': [THEME],
    '/articles': [THEME, 'Ver en cuadrícula', 'Ver en lista'],
    '/article/consultas-con-indices': [THEME],
    '/resume': [THEME],
    '/contacto': [THEME, 'Enviar mensaje'],
    '/buscar': [THEME, 'Buscar'],
  }
  for (const [path, names] of Object.entries(shown)) {
    await page.goto(path)
    await expect(page.locator('[data-static]')).toBeAttached()
    const controls = page.locator('button, select, [type=checkbox]').filter({ visible: true })
    const read = (all: Element[]) =>
      all.map((one) => one.getAttribute('aria-label') ?? ((one as HTMLElement).title || one.textContent))
    expect(await controls.evaluateAll(read), path).toEqual(names)
  }
})

for (const path of ['/articles/page/2?vista=lista&q=prueba', '/articles?q=zzzz'])
  test(`${path}: no layout shift while the list loads, and React keeps its HTML`, async ({
    page,
    context,
  }) => {
    const violations = await watchViolations(context)
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    page.on('pageerror', (error) => said.push(error.message))
    await watchShifts(page)
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () =>
        Object.assign(window, { sent: [...document.querySelectorAll('main *')] }),
      ),
    )
    await page.goto(path)
    const { sum, what } = await shiftsUntilNow(page)
    expect(sum.toFixed(3), what.join('\n')).toBe('0.000')
    expect(
      await page.evaluate(() =>
        (window as unknown as { sent: Element[] }).sent
          .filter((element) => !element.isConnected)
          .map(({ outerHTML }) => outerHTML),
      ),
    ).toEqual([])
    expect({ said, violations }).toEqual({ said: [], violations: [] })
  })

/** Where a page is cut: within the navigation, before the heading, and before the introduction of the home page. */
const CUTS = ['/project"', '<h1', 'p-note']

/** Returns where a page is cut; other files are whole. */
function cutsOf(bytes: Buffer): number[] {
  const nav = bytes.indexOf('<nav')
  return nav < 0 ? [] : CUTS.map((cut) => bytes.indexOf(cut, nav)).filter((at) => at > 0)
}

/** Serves the site's pages in pieces. */
function inPieces(site: string) {
  const server = createServer((request, response) => {
    void (async () => {
      const { accept = '*/*' } = request.headers
      const answer = await fetch(site + request.url, { headers: { accept } })
      const bytes = Buffer.from(await answer.arrayBuffer())
      response.setHeader('content-type', answer.headers.get('content-type') ?? '')
      let sent = 0
      for (const end of cutsOf(bytes)) {
        response.write(bytes.subarray(sent, end))
        sent = end
        await wait(BETWEEN_PIECES_MS)
      }
      response.end(bytes.subarray(sent))
    })()
  })
  return new Promise<{ address: string; close: () => void }>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      resolve({ address: `http://127.0.0.1:${port}`, close: () => server.close() })
    })
  })
}

/** Longer than a browser waits for more of a page before it paints what there is. */
const BETWEEN_PIECES_MS = 800

test("pages that arrive in pieces don't move", async ({ context, baseURL }) => {
  const pieces = await inPieces(baseURL ?? '')
  const arrive = async (path: string) => {
    const page = waitForIslands(await context.newPage())
    await watchShifts(page)
    await page.goto(pieces.address + path)
    const { sum, what } = await shiftsUntilNow(page)
    expect(sum.toFixed(3), `${path} ${what.join('\n')}`).toBe('0.000')
  }
  // At once, because most of the time they wait for the next piece.
  await Promise.all(['/', '/articles', '/en/about'].map(arrive))
  pieces.close()
})

test('navigating back from an article to a filtered list never shows it unfiltered', async ({ page }) => {
  await page.goto('/articles')
  await page.getByRole('link', { name: 'Siguiente' }).click()
  await expect(page.getByText('Página 2 de 3')).toBeVisible()
  await page.getByRole('button', { name: 'Ver en lista' }).click()
  await page.getByRole('searchbox').fill('prueba')
  const found = await cards(page).allTextContents()
  await cards(page).first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('link', { name: 'Volver a artículos' })).toBeVisible()
  await page.evaluate(noteFrames)
  await page.getByRole('link', { name: 'Volver a artículos' }).click()
  await expect(page).toHaveURL('/articles/page/2?vista=lista&q=prueba')
  await expect(cards(page)).toHaveText(found)
  const once = `list ${found.length}`
  expect(await page.evaluate(framesSeen)).toEqual(['none', once])
  await page.goBack()
  await page.getByRole('link', { name: 'Volver a artículos' }).waitFor()
  await page.evaluate(noteFrames)
  await page.goBack()
  await expect(cards(page)).toHaveText(found)
  expect(await page.evaluate(framesSeen)).toEqual(['none', once])
})

/** Records what each frame shows of the list: its view and the number of cards. */
function noteFrames(): void {
  const seen: string[] = []
  Object.assign(window, { seen })
  const look = () => {
    const grid = document.querySelector<HTMLElement>('[data-list] ul[data-view]')
    const shown = [...(grid?.children ?? [])].filter((card) => !(card as HTMLElement).hidden)
    const frame = grid ? `${grid.dataset.view} ${shown.length}` : 'none'
    if (seen.at(-1) !== frame) seen.push(frame)
    requestAnimationFrame(() => setTimeout(look))
  }
  look()
}

function framesSeen(): string[] {
  return (window as unknown as { seen: string[] }).seen
}
