import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { builtDeploymentId } from '../../lib/server/next-internals/deployment.mjs'
import { crawl } from '../crawl'
import { expect, test } from '../ready-page'
import { FIXTURE, FIXTURE_DIST } from '../site'
import { type EditedSite, eventually, startEditedSite } from './edited-site'

const ROOT = path.resolve(__dirname, '../..')
const DIST = '.next-admin'
const SETTINGS = readFileSync(path.join(ROOT, FIXTURE, 'site.ts'), 'utf8')
const PICTURE = path.join(ROOT, FIXTURE, 'images/articles/fotografia.png')
const ORIGIN = 'https://www.inesprueba.example'
/** What no page links to as a page. */
const OTHER_FILES = [
  '/robots.txt',
  '/sitemap.xml',
  '/rss.xml',
  '/atom.xml',
  '/feed.json',
  '/llms.txt',
  '/manifest.webmanifest',
]
const STAMP = /\b[0-9a-z]{8}\.[\w-]{43}/g
/** A page's data for React: its parts stand in the order in which they were ready, and name each other by that. */
const DATA = /<script type="application\/json" data-scripts.*?<\/script>/s
let site: EditedSite

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(480_000)
  const before = 'export const site = {'
  expect(SETTINGS).toContain(before)
  const settings = SETTINGS.replace(before, `${before} admin: { backend: 'test-repo' as const },`)
  // With the id of the other build the scripts of both have the same names.
  const NEXT_DEPLOYMENT_ID = builtDeploymentId(path.join(ROOT, FIXTURE_DIST)) ?? ''
  site = await startEditedSite(DIST, { 'site.ts': settings }, { NEXT_DEPLOYMENT_ID })
})
test.afterAll(() => site?.stop())

test('with the editor nothing else of the site changes by one byte', async ({ baseURL }) => {
  const answers = async (url: string, dist: string) => {
    const build = readFileSync(path.join(ROOT, dist, 'BUILD_ID'), 'utf8')
    const bodyOf = async (address: string) => {
      const body = await (await fetch(url + address, { redirect: 'manual' })).text()
      // Each build has its own name, and each form the time of its own page.
      return body.replaceAll(build, '').replace(STAMP, '').replace(DATA, '')
    }
    const files = readdirSync(path.join(ROOT, dist, 'static/chunks')).sort()
    return { bodyOf, files }
  }
  const [plain, edited] = [await answers(String(baseURL), FIXTURE_DIST), await answers(site.url(), DIST)]
  const addresses = (await crawl(String(baseURL), ORIGIN)).map((page) => page.path)
  expect(addresses.length).toBeGreaterThan(60)
  for (const address of [...addresses, ...OTHER_FILES])
    expect([address, differenceOf(await plain.bodyOf(address), await edited.bodyOf(address))]).toEqual([
      address,
      [],
    ])
  expect(edited.files).toEqual(plain.files)
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('an article with a picture is written at /admin, passes the check, and is shown', async ({ page }) => {
    const asked = new Set<string>()
    page.on('request', (request) => asked.add(new URL(request.url()).origin))
    await page.goto(`${site.url()}/admin`)
    await page.getByRole('button', { name: 'Trabajar con un repositorio de prueba' }).click()
    await page.getByText('Artículos').click()
    await page.getByRole('button', { name: 'Crear una nueva entrada' }).click()
    const field = (name: string) => page.locator(`[data-key-path="${name}"]`)
    await field('body').locator('textarea').fill('Un **texto** corto.\n\n> [!NOTE]\n> Una nota.\n')
    await field('featured_image').getByRole('button', { name: 'Explorar' }).click()
    const dialog = page.getByRole('dialog')
    const chooser = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Subir' }).click()
    await (
      await chooser
    ).setFiles({ name: 'Mi foto.png', mimeType: 'image/png', buffer: readFileSync(PICTURE) })
    await dialog.getByRole('button', { name: 'Insertar' }).click()
    await field('tags')
      .getByRole('button', { name: /Agregar/ })
      .click()
    await field('tags').getByRole('textbox').fill('notas')
    await field('created_at').getByRole('button', { name: 'Ahora' }).click()
    await field('title').getByRole('textbox').fill('Escrito en el teléfono')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Entrada guardada.')).toBeVisible()
    expect([...asked].filter((origin) => origin !== site.url() && origin !== 'null')).toEqual([])

    const written = await page.evaluate(readRepository)
    expect(Object.keys(written).sort()).toEqual([
      'content/articles/escrito-en-el-telefono.md',
      'content/images/articles/mi-foto.png',
    ])
    for (const [name, base64] of Object.entries(written)) {
      const place = path.join(site.content, '..', name)
      mkdirSync(path.dirname(place), { recursive: true })
      writeFileSync(place, Buffer.from(base64, 'base64'))
    }
    const check = spawnSync(
      process.execPath,
      ['--import', 'tsx', '--conditions=react-server', 'lib/cli/check.ts'],
      { cwd: ROOT, env: { ...process.env, CONTENT_DIR: site.content }, encoding: 'utf8' },
    )
    expect([check.status, check.stdout + check.stderr]).toEqual([
      0,
      expect.not.stringContaining('escrito-en'),
    ])
    await eventually(async () => (await site.get('/article/escrito-en-el-telefono')).status === 200)
    await page.goto(`${site.url()}/article/escrito-en-el-telefono`)
    await expect(page.getByRole('heading', { name: 'Escrito en el teléfono', level: 1 })).toBeVisible()
    await expect(page.locator('main strong', { hasText: 'texto' })).toBeVisible()
    const picture = page.locator('main img[src*="/media/article/escrito-en-el-telefono"]').first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })
})

test('the editor has a policy of its own, and no search engine lists it', async () => {
  const page = await site.get('/admin')
  expect([page.status, page.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
  expect(page.headers.get('content-security-policy')).toContain("connect-src 'self' blob: data:;")
  expect(await page.text()).toContain('name="robots" content="noindex"')
  for (const address of ['/sitemap.xml', '/robots.txt', '/llms.txt', '/'])
    expect(await site.text(address), address).not.toContain('/admin')
})

test('without the setting there is no editor', async ({ baseURL }) => {
  const plain = (address: string) => fetch(baseURL + address, { redirect: 'manual' })
  for (const address of ['/admin', '/admin/config.json']) {
    const [unknown, known] = [await plain('/no-such-page'), await plain(address)]
    expect([address, [307, 404]]).toEqual([address, expect.arrayContaining([known.status])])
    if (known.status === 307) expect(known.headers.get('location')).toBe(unknown.headers.get('location'))
  }
})

/** Returns where two texts begin to differ, as each continues; nothing if they are the same. */
function differenceOf(one: string, other: string): string[] {
  if (one === other) return []
  let at = 0
  while (one[at] === other[at]) at += 1
  return [one, other].map((text) => text.slice(Math.max(0, at - 60), at + 60))
}

/** Runs in the page: returns the files that the editor's trial repository holds, in base64. */
async function readRepository(): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  type Folder = FileSystemDirectoryHandle & { entries(): AsyncIterable<[string, FileSystemHandle]> }
  async function read(folder: Folder, at: string): Promise<void> {
    for await (const [name, handle] of folder.entries()) {
      if (handle.kind === 'directory') await read(handle as Folder, `${at}${name}/`)
      else {
        const bytes = new Uint8Array(await (await (handle as FileSystemFileHandle).getFile()).arrayBuffer())
        files[at + name] = btoa(String.fromCharCode(...bytes))
      }
    }
  }
  const root = await navigator.storage.getDirectory()
  await read((await root.getDirectoryHandle('sveltia-cms-test')) as Folder, '')
  return files
}
