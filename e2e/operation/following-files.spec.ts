import { existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from '../ready-page'
import { longPdf } from '../stub/pdf'
import { type EditedSite, eventually, startEditedSite } from './edited-site'

let site: EditedSite
test.beforeAll(async () => {
  site = await startEditedSite('.next-test-edited')
})
test.afterAll(() => site.stop())

/** For each edit: the file, the old text, the new text, and the pages that show it. */
const EDITS: [string, string, string, string[]][] = [
  ['resume.json', 'Desarrollo web full stack', 'Desarrollo web de siempre', ['/resume', '/resume.json', '/']],
  ['privacy.md', 'Finalidades del tratamiento', 'Fines que tiene', ['/politics']],
  ['projects.json', '"Proyecto 1"', '"Proyecto primero"', ['/project', '/api/portfolio/projects.php']],
  [
    'articles/con-portada.md',
    'created_at',
    'excerpt: Un resumen recién escrito.\ncreated_at',
    ['/articles?', '/article/con-portada', '/api/portfolio/articles.php?limit=50'],
  ],
]

for (const [file, from, to, places] of EDITS)
  test(`${file}: an edit shows without a restart`, async () => {
    if (file.startsWith('articles/')) site.write(file, site.read(file).replace(/^excerpt: .*\n/m, ''))
    site.edit(file, from, to)
    const shown = /(?:excerpt: (.*)\n|'(.*)'|"(.*)")/.exec(to)?.slice(1).find(Boolean) ?? to
    for (const place of places) await eventually(async () => (await site.text(place)).includes(shown))
  })

test('changing only the modified date is picked up, and the sitemap shows the same date', async () => {
  site.write(
    'articles/prueba-guion.md',
    site
      .read('articles/prueba-guion.md')
      .replace(/^updated_at: .*\n/m, '')
      .replace(/^created_at: .*\n/m, '$&updated_at: 2026-11-20 10:45:00\n'),
  )
  await eventually(async () =>
    (await site.text('/article/prueba-guion')).includes('2026-11-20T10:45:00+01:00'),
  )
  await eventually(async () => (await site.text('/sitemap.xml')).includes('2026-11-20T10:45:00+01:00'))
})

test('a page that is rendered again with the same content keeps its HTML, apart from the order of its data', async () => {
  const pages = ['/about', '/article/texto-con-notas', '/articles/page/2']
  const seen = new Map(pages.map((page) => [page, new Set<string>()]))
  for (const name of ['uno', 'dos', 'tres', 'cuatro']) {
    // What lists show has changed, so every page is made anew.
    site.edit('projects.json', /"El proyecto número 2[^"]*"/, `"El proyecto número 2, ${name}."`)
    await eventually(async () => (await site.text('/project')).includes(`número 2, ${name}.`))
    for (const page of pages) {
      seen.get(page)?.add((await site.text(page)).replace(/<script [^>]*data-scripts>.*?<\/script>/s, ''))
    }
  }
  for (const page of pages) expect(seen.get(page)?.size, page).toBe(1)
})

test('build settings apply with the next build; everything else applies at once', async () => {
  site.edit('site.ts', "title: 'Inés Prueba'", "title: 'Casa nueva'")
  site.edit('home.ts', 'Me interesa', 'Me interesaba')
  site.edit('privacy.md', 'Fines que tiene', 'Fines que tenía')
  await eventually(async () => (await site.text('/politics')).includes('Fines que tenía'))
  const home = await site.text('/')
  expect([home.includes('Casa nueva'), home.includes('Me interesaba')]).toEqual([false, false])
  expect(await site.text('/api/health')).toContain('"status":"ok"')
})

test('redirects.ts: a new address redirects permanently, and a removed one leads to the home page', async () => {
  const of = async (address: string) => {
    const { status, headers } = await site.get(address)
    return `${status} ${headers.get('location')}`
  }
  expect(await of('/article/nombre-viejo')).toBe('404 null')
  site.edit('redirects.ts', "'/bitacora': '/articles'", "'/article/nombre-viejo': '/article/con-portada'")
  await eventually(async () => (await of('/article/nombre-viejo')) === '308 /article/con-portada')
  expect(await of('/bitacora')).toBe('307 /')
})

test('an article whose file is renamed is found at its new address, and the old address redirects', async () => {
  expect((await site.get('/article/texto-largo')).status).toBe(200)
  site.write('articles/texto-renombrado.md', site.read('articles/texto-largo.md'))
  site.remove('articles/texto-largo.md')
  site.edit('redirects.ts', "'/curriculum': '/resume'", "'/article/texto-largo': '/article/texto-renombrado'")
  await eventually(async () => (await site.get('/article/texto-renombrado')).status === 200)
  await eventually(async () => (await site.get('/article/texto-largo')).status === 308)
  await eventually(async () => !(await site.text('/sitemap.xml')).includes('/article/texto-largo<'))
  const former = await site.get('/article/texto-largo.md')
  expect([former.status, former.headers.get('location')]).toEqual([308, '/article/texto-renombrado.md'])
})

test('an article whose file is deleted is gone from its address, lists, feeds, sitemap and search; others stay', async () => {
  const [gone, stays] = ['/article/prueba-paseo', '/article/prueba-orden']
  const lists = ['/articles', '/sitemap.xml', '/rss.xml', '/llms.txt']
  const places = [...lists, '/buscar?q=paseo']
  for (const place of places) expect(await site.text(place), place).toContain(gone)
  site.remove('articles/prueba-paseo.md')
  await eventually(async () => (await site.get(gone)).status === 404)
  expect((await site.get(`${gone}.md`)).status).toBe(404)
  for (const place of places) await eventually(async () => !(await site.text(place)).includes(gone))
  for (const place of [...lists, '/buscar?q=orden']) expect(await site.text(place), place).toContain(stays)
  expect((await site.get(stays)).status).toBe(200)
})

test('a story that is edited, added, invalid or deleted: its page and the links to it are updated', async () => {
  const page = '/project/proyecto-2'
  expect((await site.get(page)).status).toBe(200)
  site.edit('projects/2.md', 'El problema', 'El problema de fondo')
  await eventually(async () => (await site.text(page)).includes('El problema de fondo'))
  expect(await site.text(`${page}.md`)).toContain('El problema de fondo')
  site.write('projects/2.md', '---\nrol: nada\n---\nRota')
  site.write('projects/3.md', 'La tercera historia.')
  await eventually(async () => (await site.text('/project/proyecto-3')).includes('La tercera historia.'))
  await eventually(async () => (await site.text('/project')).includes('href="/project/proyecto-3"'))
  expect(await site.text(page)).toContain('El problema de fondo')
  expect(await site.text('/api/health')).toContain('projects/2.md')
  site.remove('projects/2.md')
  await eventually(async () => (await site.get(page)).status === 307)
  expect((await site.get(page)).headers.get('location')).toBe('/project#proyecto-2')
  await eventually(async () => !(await site.text('/project')).includes(`href="${page}"`))
  await eventually(async () => !(await site.text('/sitemap.xml')).includes(`${page}<`))
})

test('a replaced image, PDF or file of public/ is served with its new content and ETag', async () => {
  const before = await site.get('/images/projects/captura.png')
  const media = await site.get('/media/project/2?w=400')
  site.write('images/projects/captura.png', await onePicture('#8a1c4a'))
  await eventually(
    async () =>
      (await site.get('/images/projects/captura.png')).headers.get('etag') !== before.headers.get('etag'),
  )
  expect((await site.get('/media/project/2?w=400')).headers.get('etag')).not.toBe(media.headers.get('etag'))
  const pdf = (await site.get('/cv.pdf')).headers.get('etag')
  const sheet = async () => /\/media\/cv\/714\.webp\?v=(\w+)/.exec(await site.text('/resume'))?.[1]
  const version = await sheet()
  expect(version).toMatch(/^\w+$/)
  site.write('cv.pdf', longPdf(3))
  await eventually(async () => (await sheet()) !== version)
  expect((await site.get('/cv.pdf')).headers.get('etag')).not.toBe(pdf)
})

test('a file added to public/ is served with its content type until it is removed', async () => {
  const name = 'prueba-recien-llegada.svg'
  const file = path.resolve(__dirname, '../../public', name)
  expect(existsSync(file)).toBe(false)
  expect((await site.get(`/${name}`)).status).toBe(404)
  try {
    writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg"/>')
    const answer = await site.get(`/${name}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    const etag = answer.headers.get('etag') ?? ''
    expect((await site.get(`/${name}`, { 'if-none-match': etag })).status).toBe(304)
  } finally {
    rmSync(file)
  }
  expect((await site.get(`/${name}`)).status).toBe(404)
})

async function onePicture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .png()
    .toBuffer()
}
