import type { Page } from 'playwright/test'

/** A state of the site: a path, and the steps that bring the page into the state. */
export type State = {
  name: string
  path: string
  /** Exclusive upper limit of the widths at which the state exists; all widths by default. */
  below?: number
  prepare?: (page: Page) => Promise<void>
}

/** Every route and state of the site with the content in e2e/content. */
export const STATES: State[] = [
  { name: 'home', path: '/' },
  { name: 'about', path: '/about' },
  { name: 'projects', path: '/project' },
  { name: 'projects-web', path: '/project/web' },
  { name: 'story', path: '/project/proyecto-2' },
  { name: 'story-short', path: '/project/proyecto-5' },
  { name: 'articles', path: '/articles' },
  { name: 'articles-last-page', path: '/articles/page/3' },
  { name: 'articles-list-view', path: '/articles?vista=lista' },
  { name: 'articles-searched', path: '/articles?q=accesib' },
  { name: 'articles-nothing-found', path: '/articles?q=zzzz' },
  { name: 'article-code', path: '/article/consultas-con-indices' },
  { name: 'article-table', path: '/article/tabla-ancha' },
  { name: 'article-writing', path: '/article/prueba-maqueta' },
  { name: 'resume', path: '/resume', prepare: pdfShown },
  { name: 'resume-role', path: '/resume/full-stack' },
  { name: 'contact', path: '/contacto' },
  { name: 'contact-faults', path: '/contacto', prepare: nothingWritten },
  { name: 'contact-article', path: '/contacto/articulo/consultas-con-indices' },
  { name: 'contact-thanks', path: '/contacto/gracias' },
  { name: 'privacy', path: '/politics' },
  { name: 'search', path: '/buscar' },
  { name: 'search-results', path: '/buscar?q=indices' },
  { name: 'search-nothing-found', path: '/buscar?q=zzzzzz' },
  { name: 'article-not-found', path: '/article/no-existe' },
  { name: 'articles-error', path: '/articles', prepare: failedPage },
  { name: 'article-copied', path: '/article/texto-con-notas', prepare: copied },
  { name: 'menu', path: '/about', below: 992, prepare: menuOpen },
]

/** States of a site with hundreds of extreme articles; see ./awkward-content. */
export const AWKWARD_STATES: State[] = [
  { name: 'awkward-home', path: '/' },
  { name: 'awkward-articles', path: '/articles' },
  { name: 'awkward-list-view', path: '/articles?vista=lista' },
  { name: 'awkward-middle-page', path: '/articles/page/20' },
  { name: 'awkward-projects', path: '/project' },
  { name: 'awkward-projects-middle', path: '/project/page/9' },
  { name: 'awkward-long', path: '/article/titulo-largo' },
  { name: 'awkward-one-tag', path: '/article/una-etiqueta' },
  { name: 'awkward-bare', path: '/article/sin-nada' },
  { name: 'awkward-broken-image', path: '/article/imagen-rota' },
  { name: 'awkward-everything', path: '/article/todo-el-markdown' },
]

/** Waits for the CV's first page, if the site has a PDF. */
export async function pdfShown(page: Page): Promise<void> {
  if ((await page.locator('main [data-sheet]').count()) === 0) return
  await page.locator('.react-pdf__Page').first().scrollIntoViewIfNeeded()
  await page.locator('.react-pdf__Page canvas').first().waitFor({ timeout: 20_000 })
}

/** Submits the empty contact form. */
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
