import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { NGINX as NGINX_LINES } from '../../lib/cli/static-export/host-files'
import { runCommand } from '../command'
import { removeBuild } from '../copied-build'
import { crawl } from '../crawl'
import { seeAll } from '../gallery/inspect'
import { has, missing, NGINX } from '../programs'
import { expect, test } from '../ready-page'
import { FIXTURE } from '../site'
import { askForPictures, hostBelow, hostByNginx } from './file-host'

/* A copy for a path of its host, with the editor. e2e/chain/resume-only.spec.ts makes one for the root of a host. */
const ROOT = path.resolve(__dirname, '../..')
const BASE = '/copia'
const ORIGIN = 'https://www.inesprueba.example'
/** An address of this site in an attribute of a page. */
const NAMED =
  /(?: (?:href|src|poster|action)="|srcset="|, |content="https:\/\/www\.inesprueba\.example)(\/[^\s"]*)/gi
let folder: string
let out: string
let host: Awaited<ReturnType<typeof hostBelow>>
/** Where the copy is served, with its base. */
let url: string
const read = (file: string) => readFileSync(path.join(out, file), 'utf8')
const pages = () =>
  readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))

/** @returns what goes wrong on the page from now on */
function watchProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('response', (answer) => answer.status() >= 400 && problems.push(answer.url()))
  return problems
}

test.describe.configure({ mode: 'serial' })
test.beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'static-files-'))
  chmodSync(folder, 0o755) // nginx runs as another user
  out = path.join(folder, 'out')
})
test.afterAll(async () => {
  await host?.stop()
  rmSync(folder, { recursive: true })
  removeBuild('.next-static')
})

test('export:static --base makes a copy for a path of its host, with the editor', async () => {
  test.setTimeout(900_000) // builds the site, renders every page and draws every picture
  const content = path.join(folder, 'content')
  cpSync(path.join(ROOT, FIXTURE), content, { recursive: true })
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
  expect(made.stdout).toContain("What it can't do")
  for (const file of [
    ...['index.html', '404.html', '.nojekyll', 'admin.html', 'bitacora.html', 'rss.xml', 'favicon.ico'],
    ...['article/texto-largo.html', 'article/texto-largo.md', 'cv.pdf'],
  ])
    expect(existsSync(path.join(out, file)), file).toBe(true)
  host = await hostBelow(BASE, out)
  ;({ url } = host)
})

test('nothing that the copy names is broken: links, pictures in every width, previews, scripts, styles', async () => {
  const crawled = await crawl(new URL(url).origin, ORIGIN)
  expect(crawled.length).toBeGreaterThan(40)
  expect(
    crawled
      .filter(({ status }) => status !== 200 && status !== 301)
      .map(({ path: at, from }) => `${at} ${from}`),
  ).toEqual([])
  const named = new Set<string>()
  expect(pages()).toContain('404.html')
  for (const name of pages()) {
    const html = read(name)
    const scripts = html.match(/\/[\w/]*_next\/static\/[\w./~-]+/g) ?? []
    // Others lead on from a former address.
    if (html.includes('<main')) expect(scripts.length, name).toBeGreaterThan(5)
    for (const [, address = ''] of html.matchAll(NAMED)) named.add(address.replaceAll('&amp;', '&'))
    for (const script of scripts) named.add(script)
  }
  expect([...named].filter((address) => !address.startsWith(BASE))).toEqual([])
  expect(
    [...named].filter((address) => /^\/copia\/media\/.*share\.jpg/.test(address)).length,
  ).toBeGreaterThan(20)
  const broken: string[] = []
  for (const address of named) {
    const answer = await fetch(new URL(address, url))
    const isImage = answer.headers.get('content-type')?.startsWith('image/') ?? false
    if (!answer.ok || (/^\/copia\/(?:media|images)\/(?!.*\.css)/.test(address) && !isImage))
      broken.push(address)
  }
  expect(broken).toEqual([])
})

test('features that need a server are absent: contact links use mailto, and the policy mentions no form and no statistics', () => {
  for (const file of ['index.html', 'about.html', 'resume.html', 'article/texto-largo.html', 'en.html'])
    expect(read(file), file).toContain('href="mailto:hola@inesprueba.example')
  expect(read('article/texto-largo.html')).toMatch(/href="mailto:hola@inesprueba\.example\?subject=[^"]+"/)
  for (const file of ['contacto.html', 'en/contact.html']) {
    expect(read(file), file).toContain('mailto:hola@inesprueba.example')
    expect(read(file), file).toContain('https://trabajo.example/ines')
  }
  expect(pages().length).toBeGreaterThan(35)
  for (const name of pages()) {
    expect(read(name), name).not.toContain('/contacto/enviar')
    if (!/^(?:contacto|en\/contact)\.html$/.test(name))
      expect(read(name), name).not.toMatch(/href="[^"]*\/contact/)
  }
  expect(read('politics.html')).toContain('El sitio no tiene formulario de contacto')
  expect(read('politics.html')).not.toContain('Recuento de visitas')
})

test('feeds, sitemap, canonical links and manifest name the copy', async () => {
  const texts = ['rss.xml', 'atom.xml', 'feed.json', 'sitemap.xml', 'llms.txt', 'robots.txt']
  for (const file of [...texts, 'article/texto-largo.md', ...pages()]) {
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

test('a former address leads on, and an unknown one shows the page that says so, whose scripts work', async ({
  page,
}) => {
  await page.goto(`${url}/bitacora`)
  await expect(page).toHaveURL(`${url}/articles`)
  const problems = watchProblems(page)
  expect((await page.goto(`${url}/no-hay`))?.status()).toBe(404)
  await seeAll(page)
  await expect(page.getByText('Artículo no encontrado')).toBeVisible()
  const html = page.locator('html')
  const before = await html.getAttribute('data-theme')
  await page.getByRole('button', { name: /Activar modo/ }).click()
  await expect(html).not.toHaveAttribute('data-theme', before ?? '')
  await page.getByRole('link', { name: 'Inicio', exact: true }).first().click()
  await expect(page).toHaveURL(`${url}/`)
  // The only problems are the 404 response of the page itself.
  expect(problems.sort()).toEqual([
    expect.stringContaining('404 (Not Found)'),
    expect.stringMatching(/^http.*\/no-hay$/),
  ])
})

test('the copy works in a browser without errors: lists, filters, languages, CV', async ({ page }) => {
  test.slow()
  const problems = watchProblems(page)
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
  await expect(page.getByText('Página 2 de 3')).toBeVisible()
  await expect(page).toHaveURL(`${url}/articles/page/2`)
  await seeAll(page)
  await page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`^${url}/article/`))
  await page.goBack()
  await expect(page.getByText('Página 2 de 3')).toBeVisible()
  await page.goto(`${url}/project`)
  await page.getByRole('link', { name: 'Apps', exact: true }).click()
  await expect(page.getByText('(filtro: app)')).toBeVisible()
  await expect(page).toHaveURL(`${url}/project/app`)
  await page.goto(`${url}/about`)
  await expect(page.getByRole('navigation').first().getByRole('link', { name: 'Sobre mí' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(`${url}/en/about`)
  expect(problems).toEqual([])
})

test('a copy searches in the browser, and finds what the server finds, also by an address with a query', async ({
  page,
  baseURL,
}) => {
  const queries = ['consultas', 'CONSULTA indices', 'prog', 'paseo', 'fotografia', 'migracoines']
  const problems = watchProblems(page)
  await page.goto(`${url}/about`)
  await page.getByRole('link', { name: 'Buscar', exact: true }).click()
  const links = page.locator('#resultados ~ ol h3 a')
  for (const query of [...queries, 'php cuaderno', 'zzzz']) {
    const answer = (await (await fetch(`${baseURL}/api/buscar?q=${encodeURIComponent(query)}`)).json()) as {
      total: number
      results: { href: string }[]
    }
    await page.getByRole('searchbox').fill(query)
    const status = page.getByRole('status')
    await expect(status).toContainText(`«${query}»`)
    await expect(status).toContainText(answer.total === 0 ? 'No hay resultados' : `${answer.total} resultado`)
    const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect([query, found.slice(0, answer.results.length)]).toEqual([
      query,
      answer.results.map(({ href }) => BASE + href),
    ])
  }
  await page.goto(`${url}/articles?q=consultas`)
  await page.getByRole('link', { name: /en todo el sitio/ }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('consultas')
  await expect(page.getByRole('status')).toContainText('resultado')
  await links.first().click()
  await expect(page).toHaveURL(new RegExp(`^${url}/article/`))
  expect(problems).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the search page of a copy says what it needs', async ({ page }) => {
    await page.goto(`${url}/buscar`)
    await expect(page.locator('noscript p')).toBeVisible()
    await expect(page.locator('noscript p')).toContainText('hace falta JavaScript')
  })
})

test('the editor of the copy works: an entry can be written', async ({ page }) => {
  await page.goto(`${url}/admin`)
  await page.getByRole('button', { name: 'Trabajar con un repositorio de prueba' }).click()
  await page.getByRole('button', { name: 'Crear una nueva entrada' }).first().click()
  await expect(page.locator('[data-key-path="title"]').getByRole('textbox')).toBeVisible()
})

test('nginx serves the files with the configuration from README.txt: pages, their alternate formats, every image, Markdown, the not-found page', async () => {
  test.skip(!has(NGINX), missing(NGINX))
  expect(read('README.txt')).toContain(NGINX_LINES)
  const nginx = await hostByNginx(out)
  try {
    const ask = async (address: string) => {
      const { status, headers } = await fetch(nginx.url + address, { redirect: 'manual' })
      return [status, headers.get('location')?.replace(nginx.url, '') ?? headers.get('content-type')]
    }
    for (const [address, status, what] of [
      ['/', 200, 'text/html'],
      ['/about', 200, 'text/html'],
      ['/articles', 200, 'text/html'],
      ['/articles/page/2', 200, 'text/html'],
      ['/articles/', 301, '/articles'],
      ['/en/', 301, '/en'],
      ['/en', 200, 'text/html'],
      ['/articles/?q=a', 301, '/articles?q=a'],
      ['/article/texto-largo.md', 200, 'text/markdown; charset=utf-8'],
      ['/manifest.webmanifest', 200, 'application/manifest+json'],
      ['/no-hay', 404, 'text/html'],
      ['/no-hay/', 301, '/no-hay'],
      ['/media/article/no-hay', 404, 'text/html'],
    ] as const)
      expect(await ask(address), address).toEqual([status, what])
    expect(await (await fetch(`${nginx.url}/no-hay`)).text()).toContain('Artículo no encontrado')
    const { names, wrong } = await askForPictures(out, nginx.url)
    expect(names).toEqual(
      expect.arrayContaining([
        ...['media/article/prueba-cuaderno.en', 'media/preview/prueba-maqueta.diagram-0-dark.svg'],
        ...['media/stories/2.diagram-0-light.svg', 'media/stories/2.share.jpg', 'media/project/2.1'],
      ]),
    )
    expect(wrong).toEqual([])
  } finally {
    await nginx.stop()
  }
})
