import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { runCommand } from '../command'
import { removeBuild } from '../copied-build'
import { crawl } from '../crawl'
import { seeAll } from '../gallery/inspect'
import { expect, test } from '../ready-page'
import { FIXTURE } from '../site'
import { TYPES } from './file-host'

const ROOT = path.resolve(__dirname, '../..')
const BASE = '/copia'
const ORIGIN = 'https://www.inesprueba.example'
/** Articles like others, without which there are still two pages of them. */
const LIKE_OTHERS =
  /^(?:prueba-(?:desvio|ensayo|ficha|guion|hilo|inventario|jornada|lectura|nota|orden)|(?:ano-nuevo|hora-que-no-existe|imagenes-de-prueba|migraciones-de-prueba))\.md$/
let folder: string
let out: string
let server: Server
/** Where the copy is served, with its base. */
let url: string

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'project-page-'))
  out = path.join(folder, 'out')
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    // The host's own root names the copy, so that a crawl from there finds it.
    if (['/', '/sitemap.xml', BASE].includes(pathname))
      return response.writeHead(301, { location: BASE + (pathname === BASE ? '/' : pathname) }).end()
    const name = pathname.startsWith(`${BASE}/`) ? decodeURIComponent(pathname.slice(BASE.length)) : '/404'
    const files = [name, `${name}.html`, `${name}index.html`].map((file) => path.join(out, file))
    const found =
      name === '/404' ? undefined : files.find((file) => existsSync(file) && statSync(file).isFile())
    const file = found ?? path.join(out, '404.html')
    response.writeHead(found ? 200 : 404, { 'content-type': TYPES[path.extname(file)] ?? 'image/webp' })
    response.end(readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  url = `http://localhost:${(server.address() as AddressInfo).port}${BASE}`
})
test.afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
  removeBuild('.next-static')
})

test('export:static --base makes a copy for a path of its host, with the editor', async () => {
  test.setTimeout(900_000)
  const content = path.join(folder, 'content')
  cpSync(path.join(ROOT, FIXTURE), content, {
    recursive: true,
    filter: (file) => !LIKE_OTHERS.test(path.basename(file)),
  })
  const settings = readFileSync(path.join(content, 'site.ts'), 'utf8')
  const before = 'export const site = {'
  expect(settings).toContain(before)
  writeFileSync(
    path.join(content, 'site.ts'),
    settings.replace(before, `${before} admin: { backend: 'test-repo' as const },`),
  )
  const variables = { CONTENT_DIR: content, BUILD_CACHE: 'off' }
  const made = await runCommand('export-static', ['--out', out, '--base', BASE], variables)
  expect(made.status, made.stdout + made.stderr).toBe(0)
  for (const file of ['index.html', '404.html', '.nojekyll', 'admin.html', 'bitacora.html', 'rss.xml'])
    expect(existsSync(path.join(out, file)), file).toBe(true)
})

test('nothing that the copy names is broken: links, pictures in every width, scripts, styles', async () => {
  const pages = await crawl(new URL(url).origin, ORIGIN)
  expect(pages.length).toBeGreaterThan(40)
  expect(
    pages
      .filter(({ status }) => status !== 200 && status !== 301)
      .map(({ path: at, from }) => `${at} ${from}`),
  ).toEqual([])
  const named = new Set(
    pages.flatMap(({ html }) =>
      [...html.matchAll(/(?: (?:href|src|poster|action)="|srcset="|, )(\/[^\s"]*)/gi)].map(
        ([, found = '']) => found,
      ),
    ),
  )
  expect([...named].filter((address) => !address.startsWith(BASE))).toEqual([])
  const broken: string[] = []
  for (const address of named) {
    const answer = await fetch(new URL(address.replaceAll('&amp;', '&'), url))
    if (!answer.ok) broken.push(`${answer.status} ${address}`)
  }
  expect(broken).toEqual([])
})

test('feeds, sitemap, canonical links and manifest name the copy', async () => {
  const read = (file: string) => readFileSync(path.join(out, file), 'utf8')
  const texts = [
    'rss.xml',
    'atom.xml',
    'feed.json',
    'sitemap.xml',
    'llms.txt',
    'robots.txt',
    'article/texto-largo.md',
  ]
  for (const file of [...texts, ...pagesOf(out)]) {
    const addresses =
      read(file)
        .replaceAll('\\/', '/')
        .match(/https:\/\/www\.inesprueba\.example[^\s"'<>)\\]*/g) ?? []
    const others = addresses.filter((address) => !address.startsWith(ORIGIN + BASE))
    expect([file, others]).toEqual([file, []])
  }
  expect(read('index.html')).toContain(`<link rel="canonical" href="${ORIGIN}${BASE}/"/>`)
  expect(read('about.html')).toContain(`<link rel="canonical" href="${ORIGIN}${BASE}/about"/>`)
  expect(read('rss.xml')).toContain(`<link>${ORIGIN}${BASE}/article/`)
  const manifest = JSON.parse(read('manifest.webmanifest')) as { start_url: string; icons: { src: string }[] }
  expect(manifest.start_url).toBe(`${BASE}/`)
  for (const { src } of manifest.icons) expect((await fetch(new URL(src, url))).status, src).toBe(200)
})

test('a former address leads on, and an unknown one shows the page that says so', async ({ page }) => {
  await page.goto(`${url}/bitacora`)
  await expect(page).toHaveURL(`${url}/articles`)
  expect((await page.goto(`${url}/no-hay`))?.status()).toBe(404)
  await expect(page.getByText('Artículo no encontrado')).toBeVisible()
  await page.getByRole('link', { name: 'Inicio', exact: true }).first().click()
  await expect(page).toHaveURL(`${url}/`)
})

test('the copy works in a browser without errors: lists, filters, search, theme, languages, CV', async ({
  page,
}) => {
  test.slow()
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  page.on(
    'response',
    (answer) => answer.status() >= 400 && problems.push(`${answer.status()} ${answer.url()}`),
  )
  for (const address of [
    '/',
    '/about',
    '/resume',
    '/politics',
    '/article/con-fotografia',
    '/project',
    '/en',
  ]) {
    await page.goto(url + address)
    await seeAll(page)
  }
  await page.goto(`${url}/articles?q=zzzz`)
  await expect(page.getByText('No se encontraron artículos')).toBeVisible()
  await page.goto(`${url}/articles`)
  await page.getByRole('link', { name: 'Siguiente' }).click()
  await expect(page.getByText('Página 2 de 2')).toBeVisible()
  await expect(page).toHaveURL(`${url}/articles/page/2`)
  await seeAll(page)
  await page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`^${url}/article/`))
  await page.goBack()
  await expect(page.getByText('Página 2 de 2')).toBeVisible()
  await page.goto(`${url}/project`)
  await page.getByRole('link', { name: 'Apps', exact: true }).click()
  await expect(page.getByText('(filtro: app)')).toBeVisible()
  await expect(page).toHaveURL(`${url}/project/app`)
  await page.goto(`${url}/about`)
  await expect(page.getByRole('navigation').first().getByRole('link', { name: 'Sobre mí' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.getByRole('link', { name: 'Buscar', exact: true }).click()
  await page.getByRole('searchbox').fill('consultas')
  await expect(page.getByRole('status')).toContainText('resultado')
  await page.locator('#resultados ~ ol h3 a').first().click()
  await expect(page).toHaveURL(new RegExp(`^${url}/article/`))
  await page.goto(`${url}/about`)
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(`${url}/en/about`)
  expect(problems).toEqual([])
})

test('the editor of the copy works: an entry can be written', async ({ page }) => {
  await page.goto(`${url}/admin`)
  await page.getByRole('button', { name: 'Trabajar con un repositorio de prueba' }).click()
  await page.getByRole('button', { name: 'Crear una nueva entrada' }).first().click()
  await expect(page.locator('[data-key-path="title"]').getByRole('textbox')).toBeVisible()
})

function pagesOf(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
}
