import '@/e2e/unit/own-folders'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fakeContent, fakeSnapshot, resetContent } from '@/e2e/unit/fake-content'
import { folders } from '../site/content-folder'
import { problemsFrom } from '../validation/problems'
import {
  findOwnPage,
  getOwnPages,
  getTranslatedPages,
  hasOwnPage,
  OWN_PAGES_PART,
  readOwnPages,
} from './own-pages'

const USES = '---\ntitle: Lo que uso\ndescription: Mi equipo.\nmenu: 3\n---\n\nUn teclado.\n'
const ENGLISH = '---\ntitle: What I use\ndescription: My kit.\n---\n\nA keyboard.\n'

beforeEach(resetContent)

/** Reads pages from files, and shows them. */
async function read(files: Record<string, string>) {
  const folder = path.join(folders.content, 'pages')
  rmSync(folder, { recursive: true, force: true })
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  const { value, problems } = await problemsFrom(() => readOwnPages(folders))
  fakeContent.parts = { [OWN_PAGES_PART]: value ?? [] }
  return problems.map(({ file, place, field, message, fix }) => ({
    file: path.basename(file),
    line: place?.line,
    told: `${field} ${message}. ${fix}`.trim(),
  }))
}

test('a Markdown file is a page in its language', async () => {
  expect(await read({ 'usos.md': USES, 'usos.en.md': ENGLISH, 'libros-leidos.md': USES })).toEqual([])
  expect(await findOwnPage('es', 'usos')).toEqual({
    ...{ slug: 'usos', language: 'es', title: 'Lo que uso', description: 'Mi equipo.', menu: 3 },
    content: 'Un teclado.',
  })
  expect((await getOwnPages('es')).map(({ slug }) => slug)).toEqual(['libros-leidos', 'usos'])
  expect((await getOwnPages('en')).map(({ title, menu }) => [title, menu])).toEqual([['What I use', null]])
  expect(await getTranslatedPages()).toEqual(['usos'])
  const has = (address: string) => hasOwnPage(address, fakeSnapshot())
  expect(['/usos', '/en/usos', '/libros-leidos', '/en/libros-leidos', '/otra'].map(has)).toEqual([
    ...[true, true, true],
    ...[false, false],
  ])
})

test('without a folder there are no pages', async () => {
  expect(await read({})).toEqual([])
  expect(await getOwnPages('es')).toEqual([])
  fakeContent.parts = {}
  expect(await getOwnPages('es')).toEqual([])
})

test('a draft is no page, and neither is its English text', async () => {
  const draft = USES.replace('menu: 3', 'status: draft')
  expect(await read({ 'usos.md': draft, 'usos.en.md': ENGLISH })).toEqual([])
  expect([await findOwnPage('es', 'usos'), await findOwnPage('en', 'usos')]).toEqual([null, null])
})

test.each([
  ...['about', 'article', 'articles', 'buscar', 'contacto', 'contact', 'politics', 'project', 'resume'],
  ...['en', 'cv', 'api', 'media', 'images', 'feed', 'missing', 'suscribirse', '404', '500', 'index'],
])("a page can't have an address of the site: %s", async (name) => {
  expect(await read({ [`${name}.md`]: USES, 'usos.md': USES })).toEqual([
    {
      file: `${name}.md`,
      line: undefined,
      told: `has the address /${name}, which the site uses itself. Give it another name`,
    },
  ])
})

test.each([
  ['Lo que uso.md', 'has a name that is no address. Rename it to lo-que-uso.md'],
  ['usos_viejos.md', 'has a name that is no address. Rename it to usos-viejos.md'],
  ['años.md', 'has a name that is no address. Rename it to anos.md'],
  ['otra.en.md', 'is the English text of no page. Write otra.md too, or remove it'],
])('%s %s', async (name, told) => {
  expect(await read({ [name]: USES })).toEqual([{ file: name, line: undefined, told }])
})

test('fields that are missing, wrong or unknown are named with their line', async () => {
  const told = await read({ 'usos.md': '---\ntitle: Usos\nmenu: tres\ndescripton: Mi equipo.\n---\n' })
  expect(told.map(({ line }) => line)).toEqual(expect.arrayContaining([3, 4]))
  const words = told.map((one) => one.told).join('\n')
  for (const part of ['menu', 'a place in the menu such as 3', 'descripton', 'description'])
    expect(words).toContain(part)
})
