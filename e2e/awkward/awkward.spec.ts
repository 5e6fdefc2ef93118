import { readdirSync } from 'node:fs'
import path from 'node:path'
import { awkwardArticles, awkwardProjects } from '../gallery/awkward-content'
import { enter, spillOf, violationsOf } from '../gallery/inspect'
import { AWKWARD_STATES } from '../gallery/states'
import { freePort, type RunningSite } from '../../lib/cli/running-site'
import { expect, test } from '../ready-page'
import { removeBuild } from '../copied-build'
import { buildSite, startSite } from '../site'
import { createUpstream } from '../stub/upstream'

const DIST = '.next-awkward'
const upstream = createUpstream({ articles: [], projects: awkwardProjects() })
let site: RunningSite

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(480_000)
  const base = await upstream.start()
  upstream.state.articles = awkwardArticles(base)
  const port = await freePort()
  const variables = { SITE_URL: `http://localhost:${port}`, PORTFOLIO_API_LOCAL: base }
  const build = await buildSite(DIST, variables)
  expect(build.ok, build.output).toBe(true)
  site = await startSite(DIST, variables, port)
})

test.afterAll(async () => {
  await site?.stop()
  await upstream.stop()
  removeBuild(DIST)
})

test.describe('layout and accessibility', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const state of AWKWARD_STATES)
    test(`${state.name}: long titles, many tags, no or broken images and 500 articles keep the layout, and axe finds nothing`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await enter(page, state, site.url)
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 900 })
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
          expect(await violationsOf(page), `${colorScheme}, ${width} px`).toEqual([])
        }
        expect(await spillOf(page), `${width} px`).toBeLessThanOrEqual(0)
      }
    })
})

test('an article whose picture is missing shows a drawn cover instead', async ({ page }) => {
  await page.goto(`${site.url}/article/imagen-rota`)
  const cover = page.locator('article > picture > img')
  // `naturalWidth` counts in pixels of the page where a picture comes in several widths: the copy counts its own.
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
})

test('made-up addresses leave disk and upstream alone', async () => {
  test.setTimeout(120_000)
  const kinds = [
    (word: string) => `/article/${word}`,
    (word: string) => `/article/${word}.md`,
    (word: string) => `/article/${word}/${word}`,
    (word: string) => `/articles/page/${word}`,
    (word: string) => `/articles?${word}=${word}`,
    (word: string) => `/project/${word}/page/2`,
    (word: string) => `/media/article/${word}/share.jpg?v=${word}`,
    (word: string) => `/${word}/${word}/${word}`,
  ]
  const ask = async (path: string) => {
    const answer = await fetch(site.url + path, { redirect: 'manual' })
    await answer.arrayBuffer()
    return answer.status
  }
  await ask('/articles')
  await ask('/article/no-existe')
  const [files, calls] = [filesIn(DIST), upstream.state.calls.length]
  const seen = new Set<number>()
  for (let round = 0; round < 60; round += 1) {
    const paths = Array.from({ length: 32 }, (_, index) => {
      const kind = kinds[index % kinds.length] ?? String
      return kind(`x${round}-${index}-invento`)
    })
    for (const status of await Promise.all(paths.map(ask))) seen.add(status)
  }
  expect([...seen].sort()).toEqual([200, 307, 404])
  expect(filesIn(DIST) - files).toBeLessThan(10)
  expect(upstream.state.calls.length - calls).toBeLessThan(10)
})

function filesIn(folder: string): number {
  return readdirSync(path.resolve(__dirname, '../..', folder), { recursive: true }).length
}
