import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runModule } from '../../../config/run-module'
import type { Post } from '../post'
import { createOutput } from './output'
import type { Placed } from './places'
import { writeRedirects } from './redirects'

const root = mkdtempSync(path.join(tmpdir(), 'import-redirects-'))
const folders = { name: 'mio', content: path.join(root, 'content'), publicFiles: path.join(root, 'public') }
const file = path.join(folders.content, 'redirects.ts')
beforeEach(() => {
  rmSync(root, { recursive: true })
  mkdirSync(folders.content, { recursive: true })
  mkdirSync(folders.publicFiles)
})
afterAll(() => rmSync(root, { recursive: true }))

const placed = (slug: string, addresses: string[], status: Post['status'] = 'published'): Placed => ({
  post: { status, addresses, tags: ['css'], created: null, published: null } as unknown as Post,
  slug,
  id: 1,
  file: `articles/${slug}.md`,
})
const own = (table: string) => writeFileSync(file, `export const redirects = ${table}\n`)

async function write(texts: Placed[], existing: string[] = []) {
  const output = createOutput(false)
  const { added, notes } = await writeRedirects(texts, { folders, output, existing })
  const table = output.files.length > 0 ? runModule(file).redirects : null
  return { added, notes: notes.map(({ what }) => what), table }
}

test('old addresses of published texts lead to the new ones', async () => {
  await expect(
    write([
      placed('uno', [
        'https://old.example/2020/uno/',
        'https://old.example/?p=1',
        'https://old.example/blog/uno.html',
      ]),
      placed('dos', ['/dos/'], 'draft'),
    ]),
  ).resolves.toEqual({
    added: 2,
    notes: [],
    table: { '/2020/uno': '/article/uno', '/blog/uno.html': '/article/uno' },
  })
})

test.each([
  'https://dev.to/ana/uno-1ab',
  'https://medium.com/@ana/uno',
  'https://ana.medium.com/uno',
  'https://old.example/',
  'https://old.example/article/uno',
  'mailto:ana@old.example',
  '#uno',
  'https://',
])('an address that this site could never have needs none: %s', async (address) => {
  await expect(write([placed('uno', [address])])).resolves.toEqual({ added: 0, notes: [], table: null })
})

test('a host that only ends alike is one of the own', async () => {
  expect((await write([placed('uno', ['https://notmedium.com/uno'])])).table).toEqual({
    '/uno': '/article/uno',
  })
})

test('accents are readable where that is the same address', async () => {
  const { table } = await write([
    placed('año', [
      'https://old.example/a%C3%B1o/',
      'https://old.example/a%20b',
      'https://old.example/100%25',
    ]),
  ])
  expect(table).toEqual({ '/año': '/article/año', '/a%20b': '/article/año', '/100%25': '/article/año' })
})

test('what the owner leads elsewhere stays so, and two texts of one address get one redirect', async () => {
  own(`{ '/uno': '/about' }`)
  await expect(write([placed('uno', ['/uno', '/otra']), placed('dos', ['/otra/'])])).resolves.toEqual({
    added: 1,
    notes: [],
    table: { '/uno': '/about', '/otra': '/article/uno' },
  })
})

test.each([
  '/about',
  '/articles',
  '/project',
  '/resume',
  '/politics',
  '/contacto',
  '/suscribirse',
  '/buscar',
  '/etiquetas',
  '/etiqueta/css',
  '/articles/archivo',
  '/en/about',
  '/llms-full.txt',
  '/article/dos',
  '/article/dos.md',
  '/article/tres',
  '/images/a.png',
])('an address that is in use leads nowhere else, which is told: %s', async (address) => {
  mkdirSync(path.join(folders.content, 'images'))
  writeFileSync(path.join(folders.content, 'images/a.png'), '')
  const { added, notes, table } = await write([placed('uno', [address]), placed('dos', [])], ['tres'])
  expect([added, table]).toEqual([0, null])
  expect(notes).toEqual([expect.stringMatching(`^no redirect: '${address}': '/article/uno' `)])
})

test('an address in use keeps no other from being led on', async () => {
  const { added, notes } = await write([placed('uno', ['/about', '/uno'])])
  expect([added, notes.length]).toEqual([1, 1])
})

test('a redirect of the owner that leads nowhere keeps none of the new ones', async () => {
  own(`{ '/antigua': '/article/nada' }`)
  await expect(write([placed('uno', ['/uno'])])).resolves.toEqual({
    added: 1,
    notes: [],
    table: { '/antigua': '/article/nada', '/uno': '/article/uno' },
  })
})

test('a table that is not written out is left alone; what is to be added is told', async () => {
  own(`Object.fromEntries([['/uno', '/about']])`)
  const { added, notes, table } = await write([placed('dos', ['/dos'])])
  expect([added, table]).toEqual([0, null])
  expect(notes).toEqual(["the table isn't written out; add by hand: '/dos': '/article/dos',"])
  expect(readFileSync(file, 'utf8')).toContain('Object.fromEntries')
})
