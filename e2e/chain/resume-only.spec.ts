import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort, type RunningSite } from '../../lib/cli/running-site'
import { site as fixture } from '../content/site'
import { removeBuild } from '../copied-build'
import { crawl } from '../crawl'
import { violationsOf } from '../gallery/inspect'
import { layoutFaults } from '../gallery/layout-faults'
import { expect, test } from '../ready-page'
import { buildSite, FIXTURE, startSite } from '../site'

/* A site of nothing but a CV: it has projects and a policy that it doesn't show, and no articles at all. */
const ROOT = path.resolve(__dirname, '../..')
const DIST = '.next-resume-only'
const MISSING = [
  ...['/about', '/project', '/project/web', '/articles', '/articles/archivo', '/etiquetas', '/suscribirse'],
  ...['/article/texto-con-notas', '/rss.xml', '/atom.xml', '/feed.json', '/llms-full.txt', '/contacto'],
  ...['/contacto/gracias', '/politics'],
  ...['/en/about', '/en/project', '/en/articles', '/en/rss.xml', '/en/contact'],
]
const folder = mkdtempSync(path.join(tmpdir(), 'resume-only-'))
const content = path.join(folder, 'content')
let site: RunningSite
let origin = ''

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(480_000)
  cpSync(path.join(ROOT, FIXTURE), content, { recursive: true })
  rmSync(path.join(content, 'articles'), { recursive: true })
  mkdirSync(path.join(content, 'articles'))
  writeFileSync(path.join(content, 'redirects.ts'), 'export const redirects = {}\n')
  const settings = {
    ...fixture,
    without: ['about', 'projects', 'contact', 'privacy'],
    menu: ['home', { page: 'resume', label: 'Mi CV' }, 'about'],
  }
  writeFileSync(path.join(content, 'site.ts'), `export const site = ${JSON.stringify(settings)}\n`)
  const port = await freePort()
  origin = `http://localhost:${port}`
  const variables = { SITE_URL: origin, CONTENT_DIR: content }
  const build = await buildSite(DIST, variables)
  expect(build.ok, build.output).toBe(true)
  site = await startSite(DIST, variables, port)
})

test.afterAll(async () => {
  await site?.stop()
  removeBuild(DIST)
  rmSync(folder, { recursive: true, force: true })
})

test('what the owner does without, and what there is none of, is a page that says so, with status 404', async ({
  page,
}) => {
  for (const path of MISSING) {
    const answer = await fetch(site.url + path, { redirect: 'manual' })
    const html = await answer.text()
    expect(answer.status, path).toBe(404)
    expect(html, path).toContain(path.startsWith('/en/') ? 'Page not found' : 'Página no encontrada')
    expect(html, path).toContain('<meta name="robots" content="noindex"')
  }
  for (const [path, home] of [
    ['/project', 'Volver al inicio'],
    ['/en/about', 'Back to the home page'],
  ] as const) {
    await page.goto(site.url + path)
    await page.getByRole('link', { name: home }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Inés Prueba')
  }
})

test('nothing leads there: no link, no feed, no entry of the sitemap, of llms.txt or of structured data', async () => {
  const pages = await crawl(site.url, origin)
  expect(pages.map(({ path }) => path).sort()).toEqual(
    expect.arrayContaining(['/', '/buscar', '/en', '/en/resume', '/resume']),
  )
  for (const { path, status, html } of pages) {
    expect(status, path).toBe(200)
    for (const missing of MISSING) expect(html, path).not.toContain(`${missing}"`)
    expect(html, path).not.toMatch(/application\/(?:rss|atom|feed)/)
  }
  for (const file of ['/sitemap.xml', '/llms.txt']) {
    const text = await (await fetch(site.url + file)).text()
    const paths = [...text.matchAll(new RegExp(`${origin}([^)<"]*)`, 'g'))].map(([, path = '']) => path)
    expect(paths.length, file).toBeGreaterThan(2)
    for (const missing of MISSING) expect(paths, file).not.toContain(missing)
  }
})

test("the menu has the owner's entries, and the home page leads to the CV", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(site.url)
  const menu = page.getByRole('navigation', { name: 'Principal' })
  await expect(menu.getByRole('link')).toHaveText(['Inicio', 'Mi CV', 'English'])
  await expect(page.getByRole('main').getByRole('link', { name: 'Ver currículo' })).toBeVisible()
  await page.goto(`${site.url}/buscar`)
  await expect(page.getByText('En currículo.')).toBeVisible()
})

test('such a site keeps its layout, without axe violations', async ({ page }) => {
  for (const path of ['/', '/en', '/resume', '/buscar', '/about'])
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(site.url + path)
      expect(await violationsOf(page), `${path}, ${width} px`).toEqual([])
      expect.soft(await layoutFaults(page), `${path}, ${width} px`).toEqual([])
    }
})

test('its static copy has the same pages, and no other', async () => {
  test.setTimeout(300_000)
  const out = path.join(folder, 'out')
  const script = ['--import', 'tsx', '--conditions=react-server', 'lib/cli/export-static.ts', '--out', out]
  const env = { ...process.env, NEXT_DIST_DIR: DIST, SITE_URL: origin, CONTENT_DIR: content }
  const { status, stderr } = spawnSync(process.execPath, script, { cwd: ROOT, env, encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
  const pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )
  expect(pages.sort()).toEqual(
    expect.arrayContaining(['404.html', 'buscar.html', 'en.html', 'index.html', 'resume.html']),
  )
  for (const missing of MISSING) {
    expect(existsSync(path.join(out, missing)), missing).toBe(false)
    expect(pages, missing).not.toContain(`${missing.slice(1)}.html`)
  }
})
