import type { Page } from 'playwright/test'
import { enter, spillOf, violationsOf } from '../gallery/inspect'
import { expect, test } from '../ready-page'

test.use({ permissions: ['clipboard-write'] })

/*
 * Structure is checked on a wide and a narrow screen, colours in both themes. The menu, which exists only on narrow
 * screens, is checked there in both themes.
 */
const WIDE_AND_NARROW = [
  [1280, 'light'],
  [360, 'dark'],
] as const
const NARROW = [
  [360, 'light'],
  [360, 'dark'],
] as const

/** A page, and the steps that bring it into a state that every-route.spec.ts doesn't check on arrival. */
type State = {
  name: string
  path: string
  prepare?: (page: Page) => Promise<void>
  /** Whether it is loaded again for each width: a document is rendered again at some time after a change of it. */
  isLoadedAgain?: boolean
}

const STATES: State[] = [
  { name: 'articles in a list', path: '/articles?vista=lista' },
  { name: 'articles searched', path: '/articles?q=accesib' },
  { name: 'no article found', path: '/articles?q=zzzz' },
  { name: 'articles that failed to load', path: '/articles', prepare: failedPage },
  { name: 'an address copied', path: '/article/texto-con-notas', prepare: copied },
  { name: 'last page of articles', path: '/articles/page/3' },
  { name: 'projects of a kind', path: '/project/web' },
  { name: 'a short story', path: '/project/proyecto-5' },
  { name: 'CV of a role', path: '/resume/full-stack', isLoadedAgain: true },
  { name: 'form with mistakes', path: '/contacto', prepare: nothingWritten },
  { name: 'form about an article', path: '/contacto/articulo/consultas-con-indices' },
  { name: 'message sent', path: '/contacto/gracias' },
  { name: 'search with results', path: '/buscar?q=indices' },
  { name: 'search without results', path: '/buscar?q=zzzzzz' },
  { name: 'open menu', path: '/about', prepare: menuOpen },
]

for (const { name, path, prepare, isLoadedAgain } of STATES)
  test(`${name}: no axe violations in either theme, wide or narrow, and no horizontal overflow`, async ({
    page,
  }) => {
    const judged = prepare === menuOpen ? NARROW : WIDE_AND_NARROW
    // The page adapts to theme and window width, so it is brought into its state only once.
    await page.setViewportSize({ width: judged[0][0], height: 900 })
    await enter(page, path)
    await prepare?.(page)
    for (const [width, colorScheme] of judged) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      if (isLoadedAgain) await enter(page, path)
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      expect(await violationsOf(page), `${colorScheme}, ${width} px`).toEqual([])
      expect(await spillOf(page), `${width} px`).toBeLessThanOrEqual(0)
    }
  })

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
