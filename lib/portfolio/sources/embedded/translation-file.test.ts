import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { foldersOf } from '../../../config/content-folder'
import { createContentReader } from './read-content'
import { readTranslations } from './translation-file'

let root: string
const write = (name: string, text: string) => writeFileSync(path.join(root, 'content/articles', name), text)
const read = () => readTranslations(foldersOf(root, 'content'))

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'content-'))
  mkdirSync(path.join(root, 'content/articles'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

test('an English text has its own words and needs nothing else; it is none of the Spanish articles', async () => {
  write('uno.md', '---\nid: 1\ntitle: Uno\ncreated_at: 2026-01-01\n---\nTexto.')
  write('uno.en.md', '---\ntitle: One\nexcerpt: E\ntags: [a]\n---\n\nText.\n')
  expect(read()).toEqual([{ slug: 'uno', title: 'One', excerpt: 'E', tags: ['a'], content: 'Text.' }])
  const articles = await createContentReader(foldersOf(root, 'content')).readArticles()
  expect(articles.map(({ slug }) => slug)).toEqual(['uno'])
})

test('a draft is shown nowhere, and is checked all the same', () => {
  write('uno.en.md', '---\ntitle: One\nstatus: draft\n---\nText.')
  expect(read()).toEqual([])
  write('uno.en.md', '---\nstatus: draft\n---\nText.')
  expect(read).toThrow('content/articles/uno.en.md:2:1: title is missing')
})

test.each([
  ['id: 7', 'id is no field'],
  ['created_at: 2026-01-01', 'created_at is no field'],
  ['featured_image: /no.png', 'there is no such file'],
])('%s is refused: it is the original’s, or nowhere', (line, message) => {
  write('uno.en.md', `---\ntitle: One\n${line}\n---\nText.`)
  expect(read).toThrow(message)
})

test('a folder without articles has no English ones', () => {
  rmSync(path.join(root, 'content/articles'), { recursive: true })
  expect(read()).toEqual([])
})
