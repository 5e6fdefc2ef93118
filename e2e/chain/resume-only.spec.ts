import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort, type RunningSite } from '../../lib/cli/running-site'
import { site as fixture } from '../content/site'
import { runCommand } from '../command'
import { removeBuild } from '../copied-build'
import { crawl } from '../crawl'
import { violationsOf } from '../gallery/inspect'
import { layoutFaults } from '../gallery/layout-faults'
import { askForPictures, hostFiles } from '../operation/file-host'
import { readFacts } from '../page-facts'
import { expect, test } from '../ready-page'
import { buildSite, FIXTURE, startSite } from '../site'

/*
 * A site of nothing but a CV and a page of the owner's own: it has projects and a policy that it doesn't show, and no
 * articles at all.
 */
const ROOT = path.resolve(__dirname, '../..')
const DIST = '.next-resume-only'
const MISSING = [
  ...['/about', '/project', '/project/web', '/articles', '/articles/archivo', '/etiquetas', '/suscribirse'],
  ...['/article/texto-con-notas', '/rss.xml', '/atom.xml', '/feed.json', '/llms-full.txt', '/contacto'],
  ...['/contacto/gracias', '/politics'],
  ...['/en/about', '/en/project', '/en/articles', '/en/rss.xml', '/en/contact'],
]
const USES = `---
title: Lo que uso
description: El equipo y los programas con los que trabaja Inés Prueba, por si a alguien le sirven.
menu: 2
---

# Mesa

Un teclado mecánico. ![Una captura](/images/projects/captura.png)

# Programas

Un editor, y mi [currículo](/resume).

# Servidor

Una Raspberry Pi.
`
const USES_IN_ENGLISH = `---
title: What I use
description: The hardware and the software that Inés Prueba works with, in case it is of use to anybody.
---

A mechanical keyboard.
`
const REDIRECTS = `export const redirects = {
  '/bitacora': '/usos',
  '/article/antiguo/': '/resume',
  '/project/antigua-web': '/en/usos',
  '/a%c3%b1o-viejo': '/resume#experiencia',
  '/images/vieja.png': '/resume',
}
`
const folder = mkdtempSync(path.join(tmpdir(), 'resume-only-'))
const content = path.join(folder, 'content')
let site: RunningSite
let origin = ''

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(900_000) // builds the site
  cpSync(path.join(ROOT, FIXTURE), content, { recursive: true })
  rmSync(path.join(content, 'articles'), { recursive: true })
  mkdirSync(path.join(content, 'articles'))
  writeFileSync(path.join(content, 'redirects.ts'), REDIRECTS)
  mkdirSync(path.join(content, 'pages'))
  writeFileSync(path.join(content, 'pages/usos.md'), USES)
  writeFileSync(path.join(content, 'pages/usos.en.md'), USES_IN_ENGLISH)
  const settings = {
    ...fixture,
    without: ['about', 'projects', 'contact', 'privacy'],
    menu: ['home', { page: 'resume', label: 'Mi CV' }, 'about'],
  }
  writeFileSync(path.join(content, 'site.ts'), `export const site = ${JSON.stringify(settings)}\n`)
  const port = await freePort()
  origin = `http://localhost:${port}`
  const variables = { SITE_URL: origin, CONTENT_DIR: content, REVALIDATE_SECONDS: '2' }
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
    expect.arrayContaining(['/', '/buscar', '/en', '/en/resume', '/en/usos', '/resume', '/usos']),
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
  await expect(menu.getByRole('link')).toHaveText(['Inicio', 'Lo que uso', 'Mi CV', 'English'])
  await expect(page.getByRole('main').getByRole('link', { name: 'Ver CV' })).toBeVisible()
  await page.goto(`${site.url}/buscar`)
  await expect(page.getByText('En CV.')).toBeVisible()
})

test('such a site keeps its layout, without axe violations', async ({ page }) => {
  for (const path of ['/', '/about', '/usos']) {
    await page.goto(site.url + path)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await violationsOf(page), `${path}, ${width} px`).toEqual([])
      expect.soft(await layoutFaults(page), `${path}, ${width} px`).toEqual([])
    }
  }
})

test('a page of the owner has title, description, preview, outline and pictures, and its translation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${site.url}/usos`)
  await expect(page).toHaveTitle('Lo que uso | Inés Prueba')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lo que uso')
  await expect(page.getByRole('navigation', { name: 'En esta página' }).getByRole('link')).toHaveText([
    ...['Mesa', 'Programas', 'Servidor'],
  ])
  const menu = page.getByRole('navigation', { name: 'Principal' })
  await expect(menu.getByRole('link', { name: 'Lo que uso' })).toHaveAttribute('aria-current', 'page')
  const picture = page.getByRole('img', { name: 'Una captura' })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  const { meta, links } = readFacts(await (await fetch(`${site.url}/usos`)).text())
  expect(meta.description?.[0]).toMatch(/^El equipo y los programas/)
  expect(links.find(({ rel }) => rel === 'canonical')?.href).toBe(`${origin}/usos`)
  const preview = await fetch(meta['og:image']?.[0]?.replace(origin, site.url) ?? '')
  expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  await menu.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(`${site.url}/en/usos`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What I use')
  await expect(page.getByRole('link', { name: 'Español' }).first()).toHaveAttribute('href', '/usos')
})

test('the search finds the page of the owner, and llms.txt lists it', async ({ page }) => {
  await page.goto(`${site.url}/buscar?q=raspberry`)
  await expect(page.getByRole('link', { name: 'Lo que uso' }).last()).toHaveAttribute('href', /^\/usos/)
  expect(await (await fetch(`${site.url}/llms.txt`)).text()).toContain(`[Lo que uso](${origin}/usos.md)`)
})

test('a page that is written while the site runs shows without a build; other addresses lead home as before', async () => {
  const ask = (address: string) => fetch(site.url + address, { redirect: 'manual' })
  expect([(await ask('/libros')).status, (await ask('/libros')).headers.get('location')]).toEqual([307, '/'])
  expect((await ask('/en/buscar')).headers.get('location')).toBe('/en')
  expect((await ask('/Resume')).headers.get('location')).toBe('/resume')
  const file = path.join(content, 'pages/libros.md')
  writeFileSync(file, USES.replace('Lo que uso', 'Libros').replace('menu: 2\n', ''))
  await expect.poll(async () => (await ask('/libros')).status, { timeout: 60_000 }).toBe(200)
  expect(await (await ask('/libros')).text()).toContain('<h1')
  rmSync(file)
  await expect.poll(async () => (await ask('/libros')).status, { timeout: 60_000 }).toBe(307)
})

test.describe('its copy for the root of a host', () => {
  const out = path.join(folder, 'out')
  let host: Awaited<ReturnType<typeof hostFiles>>
  test.afterAll(() => host?.stop())

  test('has the same pages, and no other, a policy for all of them, and redirects', async () => {
    test.setTimeout(900_000)
    const variables = { NEXT_DIST_DIR: DIST, SITE_URL: origin, CONTENT_DIR: content }
    const { status, stderr } = await runCommand('export-static', ['--out', out], variables)
    expect([status, stderr]).toEqual([0, ''])
    const pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.html'),
    )
    expect(pages.sort()).toEqual(
      expect.arrayContaining([
        ...['404.html', 'buscar.html', 'en.html', 'en/usos.html', 'index.html', 'resume.html', 'usos.html'],
      ]),
    )
    for (const missing of MISSING) {
      expect(existsSync(path.join(out, missing)), missing).toBe(false)
      expect(pages, missing).not.toContain(`${missing.slice(1)}.html`)
    }
    expect(readFileSync(path.join(out, '_redirects'), 'utf8')).toContain(
      '/bitacora /usos 301\n/bitacora/ /usos 301\n',
    )
    expect(readFileSync(path.join(out, '_headers'), 'utf8')).toMatch(
      /\/\*\n(?: {2}.+\n)*? {2}Content-Security-Policy: default-src 'none'/,
    )
    host = await hostFiles(out)
  })

  test('has no broken link, and every image its content type', async () => {
    const pages = await crawl(host.url, origin)
    expect(pages.length).toBeGreaterThan(5)
    expect(pages.filter(({ status }) => status !== 200).map(({ path, from }) => `${path} ${from}`)).toEqual(
      [],
    )
    const { names, wrong } = await askForPictures(out, host.url)
    expect(names).toContain('media/page/usos.share.jpg')
    expect(names.filter((name) => /^media\/cv\/\d+\.webp$/.test(name))).not.toEqual([])
    expect(wrong).toEqual([])
  })

  test('redirects an old address with and without a slash at its end, whatever the case of its percent-encoding', async () => {
    const ask = async (address: string) => {
      const { status, headers } = await fetch(host.url + address, { redirect: 'manual' })
      return [status, headers.get('location')]
    }
    const former: [from: string, to: string, hash?: string][] = [
      ['/bitacora', '/usos'],
      ['/article/antiguo', '/resume'],
      ['/project/antigua-web', '/en/usos'],
      ['/a%C3%B1o-viejo', '/resume', '#experiencia'],
      ['/a%c3%b1o-viejo', '/resume', '#experiencia'],
    ]
    for (const [from, to, hash = ''] of former)
      for (const [form, query] of [
        [from, ''],
        [`${from}/`, ''],
        [`${from}/?utm=1`, '?utm=1'],
      ] as const)
        expect(await ask(form), form).toEqual([301, to + query + hash])
    expect(await ask('/images/vieja.png')).toEqual([301, '/resume'])
    for (const from of ['/usos/', '/usos.html', '/en/', '/en/usos/'])
      expect(await ask(from), from).toEqual([308, from.replace(/\/$|\.html$/, '')])
  })

  test('searches in the browser', async ({ page }) => {
    await page.goto(`${host.url}/buscar?q=raspberry`)
    await expect(page.getByRole('status')).toContainText('resultado')
    await page.locator('#resultados ~ ol h3 a').first().click()
    await expect(page).toHaveURL(/\/usos(?:#.*)?$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lo que uso')
  })
})
