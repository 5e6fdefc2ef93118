import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runCommand } from '../command'
import { type EditedSite, eventually, startEditedSite } from '../operation/edited-site'
import { pageScripts } from '../page-scripts'
import { expect, test } from '../ready-page'
import { ENGLISH, PAGES } from '../routes'
import { FIXTURE } from '../site'
import { OWNER, OWNER_DIST } from './owner'

const ROOT = path.resolve(__dirname, '../..')
const PICTURE = path.join(ROOT, FIXTURE, 'images/articles/fotografia.png')
/** Words that the editor's page, its script and its policy have. */
const EDITOR = /\/admin\b|sveltia|blob:/i
let site: EditedSite

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  site = await startEditedSite('.next-admin', {}, { content: OWNER, dist: OWNER_DIST })
})
test.afterAll(() => site?.stop())

test('with the editor no other page, script or policy has any trace of it', async () => {
  const scripts = new Set<string>()
  for (const address of [...PAGES, ...ENGLISH]) {
    const answer = await site.get(address)
    const html = await answer.text()
    expect([answer.status, EDITOR.exec(html)?.[0]], address).toEqual([200, undefined])
    expect(answer.headers.get('content-security-policy'), address).not.toMatch(EDITOR)
    for (const script of pageScripts(html)) scripts.add(script)
  }
  expect(scripts.size).toBeGreaterThan(3)
  for (const script of scripts) expect(await site.text(script), script).not.toMatch(/sveltia/i)
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('an article with a picture is written at /admin, passes the check, and is shown', async ({ page }) => {
    test.slow()
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
    const check = await runCommand('check', [], { CONTENT_DIR: site.content })
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
