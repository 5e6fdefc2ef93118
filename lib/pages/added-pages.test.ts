import '@/e2e/unit/own-folders'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fakeContent, resetContent } from '@/e2e/unit/fake-content'
import { problemsOf } from '@/e2e/unit/checked-site'
import { sitemapAddresses } from '../feeds/site-addresses'
import { folders } from '../site/content-folder'
import { readJsonFile } from '../validation/read-json'
import { getListedPages, getTranslatedPages, OWN_PAGES_PART, readOwnPages } from './own-pages'
import { isOwnPagePath } from './site-segments'

/* What a stranger does for `/libros`: two entries for the page, and one for its data. */
jest.mock('./added-pages', () => ({
  ADDED_PAGES: [
    { slug: 'libros', language: 'es', title: 'Libros', description: 'Lo que leo.', menu: 4 },
    { slug: 'libros', language: 'en', title: 'Books', description: 'What I read.', menu: null },
  ],
  ADDED_DATA: [
    {
      name: 'libros',
      file: 'libros.json',
      read: async ({ name, content }: typeof folders) =>
        readJsonFile(`${name}/libros.json`, `${content}/libros.json`, 'Write a list'),
    },
  ],
}))

beforeEach(resetContent)

test('a page that is added in code is listed with those of the owner, and is no page of the owner', async () => {
  expect((await getListedPages('es')).map(({ title, menu }) => [title, menu])).toEqual([['Libros', 4]])
  expect(await getTranslatedPages()).toEqual(['libros'])
  expect(['/libros', '/en/libros', '/usos'].map(isOwnPagePath)).toEqual([false, false, true])
  const pages = [...(await getListedPages('es')), ...(await getListedPages('en'))]
  const paths = sitemapAddresses({ articles: [], projects: [], pages }).map(({ path: address }) => address)
  expect(paths).toEqual(expect.arrayContaining(['/libros', '/en/libros']))
})

test('no file of content/pages/ can have its address', async () => {
  mkdirSync(path.join(folders.content, 'pages'), { recursive: true })
  writeFileSync(path.join(folders.content, 'pages/libros.md'), '---\ntitle: L\ndescription: L.\n---\n')
  await expect(readOwnPages(folders)).rejects.toThrow('has the address /libros, which the site uses itself')
  fakeContent.parts = { [OWN_PAGES_PART]: [] }
})

test('the check reads its data, and follows links to it', async () => {
  const page = '---\ntitle: Usos\ndescription: D.\n---\n\n[Libros](/libros).\n'
  expect(await problemsOf({ 'libros.json': '[]', 'pages/usos.md': page })).toEqual([])
  expect(await problemsOf({ 'libros.json': '[,]', 'pages/usos.md': page })).toEqual([
    expect.stringMatching(/^content\/libros\.json:1:2: /),
  ])
})
