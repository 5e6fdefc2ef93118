import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { foldersOf } from '../site/content-folder'
import { createFilesSource } from './sources/files/files-source'
import { createTexts } from './texts'
import { createTranslationReader, readTranslations, type TranslatedTexts } from './translations'

jest.spyOn(console, 'warn').mockImplementation(() => undefined)

let root: string
const write = (name: string, text: string) => writeFileSync(path.join(root, 'content/articles', name), text)
const read = () => readTranslations(foldersOf(root, 'content'))

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'content-'))
  mkdirSync(path.join(root, 'content/articles'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

test('an English translation has its own fields and requires no others; it is not listed as a Spanish article', async () => {
  write('uno.md', '---\nid: 1\ntitle: Uno\ncreated_at: 2026-01-01\n---\nTexto.')
  write(
    'uno.en.md',
    '---\ntitle: One\nexcerpt: E\ntags: [a]\nmeta_description: M\nupdated_at: 2026-02-01\n---\n\nText.\n',
  )
  const own = { title: 'One', excerpt: 'E', meta_description: 'M', updated_at: '2026-02-01 00:00:00' }
  expect(read()).toEqual([{ ...own, slug: 'uno', tags: ['a'], content: 'Text.' }])
  const { rows } = await createFilesSource(foldersOf(root, 'content')).listArticles(1)
  expect(rows.map(({ slug }) => slug)).toEqual(['uno'])
})

test('a draft translation is not published, but still validated', () => {
  write('uno.en.md', '---\ntitle: One\nstatus: draft\n---\nText.')
  expect(read()).toEqual([])
  write('uno.en.md', '---\nstatus: draft\n---\nText.')
  expect(read).toThrow('content/articles/uno.en.md:2:1: title is missing')
})

test.each([
  ['id: 7', 'id is no field'],
  ['created_at: 2026-01-01', 'created_at is no field'],
  ['featured_image: /no.png', 'there is no such file'],
])('%s is rejected: it belongs to the original, or nowhere', (line, message) => {
  write('uno.en.md', `---\ntitle: One\n${line}\n---\nText.`)
  expect(read).toThrow(message)
})

test('a folder without articles has no translations', () => {
  rmSync(path.join(root, 'content/articles'), { recursive: true })
  expect(read()).toEqual([])
})

test('at runtime an invalid file keeps its last good content, a new one is skipped, and the others update', async () => {
  const texts = createTexts(path.join(root, 'texts'))
  const readTexts = createTranslationReader(foldersOf(root, 'content'), texts)
  const contents = (held: TranslatedTexts) => Promise.all(held.texts.map(({ text }) => texts.get(text)))
  write('uno.en.md', '---\ntitle: One\n---\nOne.')
  write('dos.en.md', '---\ntitle: Two\n---\nTwo.')
  const before = await readTexts(null)
  write('dos.en.md', '---\ntitle: Two\nid: 2\n---\nTwo, broken.')
  write('tres.en.md', '')
  write('uno.en.md', '---\ntitle: One\n---\nOne, edited.')
  const now = await readTexts(before)
  expect(await contents(now)).toEqual(['Two.', 'One, edited.'])
  expect(now.broken).toMatchObject([
    { id: 'content/articles/dos.en.md', title: 'Two', field: 'id' },
    { id: 'content/articles/tres.en.md', title: null, field: 'file' },
  ])
  await expect(readTexts(null)).rejects.toThrow('dos.en.md')
  write('dos.en.md', '---\ntitle: Two\n---\nTwo, mended.')
  write('tres.en.md', '---\ntitle: Three\n---\nThree.')
  const mended = await readTexts(now)
  expect(await contents(mended)).toEqual(['Two, mended.', 'Three.', 'One, edited.'])
  expect(mended.broken).toEqual([])
})
