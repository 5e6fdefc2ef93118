import type { Page } from 'playwright/test'
import { freePort, type RunningSite } from '../../lib/cli/running-site'
import { coloursOf } from '../../lib/site/accent'
import { copyBuild, removeBuild } from '../copied-build'
import { enter, spillOf, violationsOf } from '../gallery/inspect'
import { layoutFaults } from '../gallery/layout-faults'
import { expect, test } from '../ready-page'
import { startSite } from '../site'
import { createUpstream } from '../stub/upstream'
import { watchViolations } from '../violations'
import { awkwardArticles, awkwardProjects } from './awkward-content'
import { ACCENT, answerConsent, OWNER, OWNER_DIST } from './owner'

const DIST = '.next-awkward'
/** Pages of the owner, and with hundreds of extreme articles and projects. */
const PATHS = [
  ...['/', '/about', '/resume', '/politics', '/project', '/articles', '/articles?vista=lista'],
  ...['/articles/page/20', '/project/page/9', '/article/titulo-largo', '/article/una-etiqueta'],
  ...['/article/sin-nada', '/article/imagen-rota', '/article/todo-el-markdown'],
]
const upstream = createUpstream({ articles: [], projects: awkwardProjects() })
let site: RunningSite

test.beforeAll(async () => {
  const base = await upstream.start()
  upstream.state.articles = awkwardArticles(base)
  const port = await freePort()
  // The build was made from other articles, so every page is rendered on its first request.
  copyBuild(DIST, OWNER_DIST)
  const variables = { SITE_URL: `http://localhost:${port}`, PORTFOLIO_API_LOCAL: base, CONTENT_DIR: OWNER }
  site = await startSite(DIST, variables, port)
})

test.afterAll(async () => {
  await site?.stop()
  await upstream.stop()
  removeBuild(DIST)
})

test('long names, titles and words, thirteen accounts, many tags, missing images and 500 articles keep the layout, also at 320 px and 200 % text, without axe violations', async ({
  page,
}) => {
  test.setTimeout(600_000)
  await answerConsent(page, 'denied')
  for (const path of PATHS)
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.emulateMedia({ colorScheme: 'light' })
      await enter(page, site.url + path)
      for (const [width, colorScheme] of [
        [1280, 'light'],
        [360, 'dark'],
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
        expect.soft(await violationsOf(page), `${path}, ${colorScheme}, ${width} px`).toEqual([])
        expect.soft(await spillOf(page), `${path}, ${width} px`).toBeLessThanOrEqual(0)
      }
      for (const size of ['100%', '200%']) {
        await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size)
        for (const width of [320, 640, 1280]) {
          await page.setViewportSize({ width, height: 900 })
          expect.soft(await layoutFaults(page), `${path}, ${width} px, ${size}`).toEqual([])
        }
      }
    })
})

test.describe("the owner's accent", () => {
  const accent = coloursOf(ACCENT)
  const rgb = (colour: string) =>
    `rgb(${[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(', ')})`

  async function expectAccent(page: Page, theme: 'light' | 'dark'): Promise<void> {
    await expect(page.locator('body')).toHaveCSS('background-color', rgb(accent['color-paper'][theme]))
    const skip = page.getByRole('link', { name: 'Saltar al contenido' })
    await expect(skip).toHaveCSS('background-color', rgb(accent['color-accent-solid'][theme]))
    await expect(skip).toHaveCSS('color', rgb(accent['color-on-accent'][theme]))
  }

  for (const javaScriptEnabled of [false, true])
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled })

      test('the accent is applied in both themes, also on error pages and across navigation, without CSP violations', async ({
        page,
        context,
      }) => {
        const violations = javaScriptEnabled ? await watchViolations(context) : []
        for (const path of ['/article/no-existe', '/about']) {
          await page.goto(site.url + path)
          for (const theme of ['dark', 'light'] as const) {
            await page.emulateMedia({ colorScheme: theme })
            await expectAccent(page, theme)
          }
        }
        await page.getByRole('link', { name: 'Artículos' }).first().click()
        await expect(page).toHaveURL(/articles/)
        await expectAccent(page, 'light')
        expect(violations).toEqual([])
      })
    })

  test('the accent is set before the body, so that no other colour is painted first', async () => {
    for (const path of ['/', '/article/no-existe', '/article/titulo-largo']) {
      const answer = await fetch(site.url + path)
      const html = await answer.text()
      expect(html.indexOf(`--color-accent:light-dark(${ACCENT},`), path).toBeGreaterThan(0)
      expect(html.indexOf(`--color-accent:light-dark(${ACCENT},`), path).toBeLessThan(html.indexOf('<body'))
      expect(answer.headers.get('content-security-policy'), path).not.toContain('unsafe')
    }
  })
})

test('an article whose image is missing shows a generated cover instead', async ({ page }) => {
  await page.goto(`${site.url}/article/imagen-rota`)
  const cover = page.locator('article > picture > img')
  // With `srcset`, `naturalWidth` is in the page's density-corrected pixels; a copy without it reports the file's own
  // width.
  const width = await cover.evaluate(async ({ currentSrc }: HTMLImageElement) => {
    const copy = new Image()
    copy.src = currentSrc
    await copy.decode()
    return copy.naturalWidth
  })
  expect(width).toBeGreaterThan(1000)
})

test('§2 five hundred articles are forty-two pages', async ({ page }) => {
  await page.goto(`${site.url}/articles/page/20`)
  await expect(page.getByText('Página 20 de 42')).toBeVisible()
  for (const [path, status, location] of [
    ['/articles/page/42', 200, null],
    ['/articles/page/43', 307, '/articles'],
    ['/articles/page/1', 301, '/articles'],
    ['/project/page/17', 200, null],
    ['/project/page/18', 307, '/project'],
  ] as const) {
    const answer = await fetch(site.url + path, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')], path).toEqual([status, location])
  }
})
