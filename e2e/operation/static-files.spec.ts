import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { runCommand } from '../command'
import { crawl } from '../crawl'
import { freePort } from '../../lib/cli/running-site'
import { NGINX as NGINX_LINES } from '../../lib/cli/static-export/host-files'
import { nginxFolder, runNginx } from '../nginx'
import { seeAll } from '../gallery/inspect'
import { has, missing, NGINX } from '../programs'
import { expect, test } from '../ready-page'
import { FIXTURE, FIXTURE_DIST } from '../site'
import { hostFiles } from './file-host'

const ORIGIN = 'https://www.inesprueba.example'
let folder: string
let out: string
let host: Awaited<ReturnType<typeof hostFiles>>

test.describe.configure({ mode: 'serial' })
test.beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'static-files-'))
  chmodSync(folder, 0o755) // nginx runs as another user
  out = path.join(folder, 'out')
})
test.afterAll(async () => {
  await host?.stop()
  rmSync(folder, { recursive: true })
})

const exportTo = (target: string) =>
  runCommand('export-static', ['--out', target], { NEXT_DIST_DIR: FIXTURE_DIST, CONTENT_DIR: FIXTURE })

test("npm run export:static exports every address, and reports what a static copy can't do", async () => {
  test.setTimeout(900_000) // every page is rendered again, as without a server, and every picture is drawn
  const { status, stdout, stderr } = await exportTo(out)
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toContain("What it can't do")
  for (const file of [
    'index.html',
    '404.html',
    '_headers',
    '_redirects',
    'article/texto-largo.html',
    'article/texto-largo.md',
    'rss.xml',
    'cv.pdf',
    'favicon.ico',
  ])
    expect(existsSync(path.join(out, file)), file).toBe(true)
  expect(readFileSync(path.join(out, '_redirects'), 'utf8')).toContain(
    '/bitacora /articles 301\n/bitacora/ /articles 301\n',
  )
  expect(readFileSync(path.join(out, '_headers'), 'utf8')).toMatch(
    /\/\*\n(?: {2}.+\n)*? {2}Content-Security-Policy: default-src 'none'/,
  )
  host = await hostFiles(out)
})

test('a folder with unrelated files is left untouched', async () => {
  writeFileSync(path.join(folder, 'mine.txt'), 'mine')
  const { status, stderr } = await exportTo(folder)
  expect([status, stderr]).toEqual([2, expect.stringContaining('--force')])
  expect(readFileSync(path.join(folder, 'mine.txt'), 'utf8')).toBe('mine')
})

test('features that need a server are absent: contact links use mailto, and the policy mentions no form and no statistics', async () => {
  const read = (file: string) => readFileSync(path.join(out, file), 'utf8')
  for (const file of ['index.html', 'about.html', 'resume.html', 'article/texto-largo.html', 'en.html'])
    expect(read(file), file).toContain('href="mailto:hola@inesprueba.example')
  expect(read('article/texto-largo.html')).toMatch(/href="mailto:hola@inesprueba\.example\?subject=[^"]+"/)
  for (const file of ['contacto.html', 'en/contact.html']) {
    expect(read(file), file).toContain('mailto:hola@inesprueba.example')
    expect(read(file), file).toContain('https://trabajo.example/ines')
  }
  const pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )
  expect(pages.length).toBeGreaterThan(35)
  for (const name of pages) {
    expect(read(name), name).not.toContain('/contacto/enviar')
    if (!/^(?:contacto|en\/contact)\.html$/.test(name))
      expect(read(name), name).not.toMatch(/href="[^"]*\/contact/)
  }
  expect(read('politics.html')).toContain('El sitio no tiene formulario de contacto')
  expect(read('politics.html')).not.toContain('Recuento de visitas')
})

test('an exported copy searches in the browser, and finds what the server finds, also by an address with a query', async ({
  page,
  baseURL,
}) => {
  const queries = [
    'consultas',
    'CONSULTA indices',
    'prog',
    'paseo',
    'fotografia',
    'migracoines',
    'php cuaderno',
    'zzzz',
  ]
  await page.goto(`${host.url}/buscar`)
  for (const query of queries) {
    const answer = (await (await fetch(`${baseURL}/api/buscar?q=${encodeURIComponent(query)}`)).json()) as {
      total: number
      results: { href: string }[]
    }
    await page.getByRole('searchbox').fill(query)
    const status = page.getByRole('status')
    await expect(status).toContainText(`«${query}»`)
    await expect(status).toContainText(answer.total === 0 ? 'No hay resultados' : `${answer.total} resultado`)
    const links = page.locator('#resultados ~ ol h3 a')
    const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect([query, found.slice(0, answer.results.length)]).toEqual([
      query,
      answer.results.map(({ href }) => href),
    ])
  }
  await page.goto(`${host.url}/articles?q=consultas`)
  await page.getByRole('link', { name: /en todo el sitio/ }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('consultas')
  await expect(page.getByRole('status')).toContainText('resultado')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the search page of an exported copy says what it needs', async ({ page }) => {
    await page.goto(`${host.url}/buscar`)
    const note = page.locator('noscript p')
    await expect(note).toBeVisible()
    await expect(note).toContainText('hace falta JavaScript')
  })
})

/** Returns the type of a picture by its first bytes. */
function typeOf(bytes: Buffer): string {
  if (bytes.subarray(0, 4).toString() === 'RIFF') return 'image/webp'
  if (bytes.subarray(1, 4).toString() === 'PNG') return 'image/png'
  if (bytes.readUInt16BE(0) === 0xffd8) return 'image/jpeg'
  if (bytes.readUInt32BE(0) === 0x00000100) return 'image/vnd.microsoft.icon'
  return /^(?:<\?xml[^>]*>\s*)?<svg/.test(bytes.toString()) ? 'image/svg+xml' : 'unknown'
}

test('every image has its content type: photographs, covers, diagrams, previews, icons', async () => {
  const names = readdirSync(path.join(out, 'media'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.css'))
    .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)))
  expect(names).toEqual(
    expect.arrayContaining([
      'media/article/prueba-cuaderno.en',
      'media/preview/prueba-maqueta.diagram-0-dark.svg',
      'media/stories/2.diagram-0-light.svg',
      'media/stories/2.share.jpg',
      'media/project/2.1',
    ]),
  )
  const wrong: string[] = []
  for (const name of names) {
    const answer = await fetch(`${host.url}/${encodeURI(name)}`)
    const is = typeOf(Buffer.from(await answer.arrayBuffer()))
    const said = answer.headers.get('content-type')
    if (said !== is) wrong.push(`${name} is ${is}, said to be ${said}`)
  }
  expect(wrong).toEqual([])
})

test('an old address redirects with and without a trailing slash, whatever the case of its percent-encoding', async () => {
  for (const [from, to] of [
    ['/bitacora', '/articles'],
    ['/article/antiguo', '/articles'],
    ['/project/antigua-web', '/project/web'],
    ['/a%C3%B1o-viejo', '/about'],
    ['/a%c3%b1o-viejo', '/about'],
    ['/feed', '/rss.xml'],
    ['/atom', '/atom.xml'],
  ] as const)
    for (const form of [from, `${from}/`, `${from}/?utm=1`]) {
      const answer = await fetch(host.url + form, { redirect: 'manual' })
      const query = form.endsWith('?utm=1') ? '?utm=1' : ''
      expect([answer.status, answer.headers.get('location')], form).toEqual([301, to + query])
    }
  for (const [from, to] of [
    ['/images/vieja.png', '/about'],
    ['/feed.xml', '/rss.xml'],
  ] as const) {
    const answer = await fetch(host.url + from, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')], from).toEqual([301, to])
  }
  for (const from of ['/about/', '/about.html', '/articles/', '/en/', '/article/con-portada/']) {
    const answer = await fetch(host.url + from, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')], from).toEqual([
      308,
      from.replace(/\/$|\.html$/, ''),
    ])
  }
})

test('no link or image of the copy is broken', async () => {
  const pages = await crawl(host.url, ORIGIN)
  expect(pages.length).toBeGreaterThan(35)
  expect(
    pages.filter(({ status }) => status !== 200 && status !== 301).map(({ path, from }) => `${path} ${from}`),
  ).toEqual([])
  const pictures = new Set(
    pages.flatMap(({ html }) =>
      [
        ...html.matchAll(
          /(?:src|content)="(?:https:\/\/www\.inesprueba\.example)?(\/(?:media|images)\/[^"]+)"/g,
        ),
      ].map(([, src = '']) => src),
    ),
  )
  expect(pictures.size).toBeGreaterThan(20)
  for (const src of pictures) {
    const answer = await fetch(host.url + src.replaceAll('&amp;', '&'))
    expect([answer.status, answer.headers.get('content-type')], src).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ])
  }
})

test('every script and stylesheet referenced by a page of the copy is included, also for 404.html', () => {
  const pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )
  expect(pages).toContain('404.html')
  for (const name of pages) {
    const html = readFileSync(path.join(out, name), 'utf8')
    if (html.includes('http-equiv="refresh"')) continue // it leads on from a former address
    const named = html.match(/\/_next\/static\/[\w./~-]+/g) ?? []
    expect(named.length, name).toBeGreaterThan(5)
    expect(
      named.filter((file) => !existsSync(path.join(out, file))),
      name,
    ).toEqual([])
  }
})

test('an unknown address shows the page that says so, and its scripts work', async ({ page }) => {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('response', (answer) => answer.status() >= 400 && problems.push(answer.url()))
  expect((await page.goto(`${host.url}/no-hay`))?.status()).toBe(404)
  await seeAll(page)
  await expect(page.getByText('Artículo no encontrado')).toBeVisible()
  const html = page.locator('html')
  const before = await html.getAttribute('data-theme')
  await page.getByRole('button', { name: /Activar modo/ }).click()
  await expect(html).not.toHaveAttribute('data-theme', before ?? '')
  // The only problems are the 404 response of the page itself.
  expect(problems.sort()).toEqual([
    expect.stringContaining('404 (Not Found)'),
    expect.stringMatching(/^http.*\/no-hay$/),
  ])
})

test('nginx serves the copy with the configuration from README.txt: pages, their alternate formats, images, Markdown, the not-found page', async () => {
  test.skip(!has(NGINX), missing(NGINX))
  expect(readFileSync(path.join(out, 'README.txt'), 'utf8')).toContain(NGINX_LINES)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const lines = NGINX_LINES.replace('/srv/www/out', out)
  const stop = await runNginx({
    folder: nginxFolder(),
    servers: `server { listen 127.0.0.1:${port};\n${lines}\n}`,
    probe: url,
  })
  try {
    const ask = async (address: string) => {
      const { status, headers } = await fetch(url + address, { redirect: 'manual' })
      return [status, headers.get('location')?.replace(url, '') ?? headers.get('content-type')]
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
      ['/media/article/prueba-cuaderno.en', 200, 'image/webp'],
      ['/media/project/2.1', 200, 'image/webp'],
      ['/media/stories/2.share.jpg', 200, 'image/jpeg'],
      ['/media/preview/prueba-maqueta.diagram-0-dark.svg', 200, 'image/svg+xml'],
      ['/no-hay', 404, 'text/html'],
      ['/no-hay/', 301, '/no-hay'],
      ['/media/article/no-hay', 404, 'text/html'],
    ] as const)
      expect(await ask(address), address).toEqual([status, what])
    expect(await (await fetch(`${url}/no-hay`)).text()).toContain('Artículo no encontrado')
  } finally {
    await stop()
  }
})
