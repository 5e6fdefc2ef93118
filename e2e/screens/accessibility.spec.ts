import type { Page } from 'playwright/test'
import { enter, spillOf, violationsOf } from '../gallery/inspect'
import { expect, test } from '../ready-page'

test.use({ permissions: ['clipboard-write'] })

/*
 * Structure is checked on a wide and a narrow screen, colours in both themes. Where a page differs from one that
 * every-route.spec.ts checks in its texts alone, one of the two is enough. The menu, which exists only on narrow screens,
 * is checked there in both themes.
 */
const WIDE = [1280, 'light'] as const
const NARROW = [360, 'dark'] as const
const BOTH = [WIDE, NARROW] as const

/** A page, and the steps that bring it into one state after another that every-route.spec.ts doesn't check on arrival. */
type Visit = {
  path: string
  screens: readonly (readonly [width: number, colorScheme: 'light' | 'dark'])[]
  states: Record<string, (page: Page) => Promise<void>>
}

const asServed = () => Promise.resolve()

const VISITS: Visit[] = [
  {
    path: '/articles',
    screens: BOTH,
    states: {
      'articles searched': searchedFor('Buscar artículos', 'accesib'),
      'no article found': searchedFor('Buscar artículos', 'zzzz'),
      'articles in a list': inList,
      'articles that failed to load': failedPage,
    },
  },
  { path: '/article/texto-con-notas', screens: BOTH, states: { 'an address copied': copied } },
  { path: '/articles/page/3', screens: [NARROW], states: { 'last page of articles': asServed } },
  { path: '/project/web', screens: [WIDE], states: { 'projects of a kind': asServed } },
  { path: '/project/proyecto-5', screens: [NARROW], states: { 'a short story': asServed } },
  { path: '/resume/full-stack', screens: [WIDE], states: { 'CV of a role': asServed } },
  { path: '/contacto', screens: BOTH, states: { 'form with mistakes': nothingWritten } },
  {
    path: '/contacto/articulo/consultas-con-indices',
    screens: [NARROW],
    states: { 'form about an article': asServed },
  },
  { path: '/contacto/gracias', screens: BOTH, states: { 'message sent': asServed } },
  {
    path: '/buscar',
    screens: BOTH,
    states: {
      'search with results': searchedFor('Buscar en todo el sitio', 'indices'),
      'search without results': searchedFor('Buscar en todo el sitio', 'zzzzzz'),
    },
  },
  { path: '/about', screens: [[360, 'light'], NARROW], states: { 'open menu': menuOpen } },
]

for (const { path, screens, states } of VISITS)
  test(`${Object.keys(states).join(', ')}: no axe violations in either theme, wide or narrow, and no horizontal overflow`, async ({
    page,
  }) => {
    const show = async ([width, colorScheme]: Visit['screens'][number]) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
    }
    await show(screens[0] ?? WIDE)
    await enter(page, path)
    for (const [name, prepare] of Object.entries(states)) {
      await show(screens[0] ?? WIDE)
      await prepare(page)
      for (const screen of screens) {
        await show(screen)
        await expect(page.locator('html')).toHaveAttribute('data-theme', screen[1])
        expect(await violationsOf(page), `${name}, ${screen.join()}`).toEqual([])
        expect(await spillOf(page), `${name}, ${screen.join()}`).toBeLessThanOrEqual(0)
      }
    }
  })

function searchedFor(field: string, words: string) {
  return async (page: Page) => {
    await page.getByRole('main').getByRole('searchbox', { name: field }).fill(words)
    await page.getByRole('main').getByRole('status').filter({ hasText: words }).waitFor()
  }
}

async function inList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Limpiar búsqueda' }).click()
  await page.getByRole('button', { name: 'Ver en lista' }).click()
  await page.locator('main ul[data-view=list]').waitFor()
}

async function nothingWritten(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await page.getByRole('alert').getByRole('link').first().waitFor()
}

async function failedPage(page: Page): Promise<void> {
  await page.route('**/api/portfolio/articles.php*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.getByText('Siguiente').click()
  await page.getByText('Error al cargar artículos').waitFor()
}

async function copied(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Compartir' }).first().click()
  await page.getByText('URL copiada al portapapeles').waitFor()
}

async function menuOpen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menú' }).click()
  await page.getByRole('navigation').first().waitFor()
}
