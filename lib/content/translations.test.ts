import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { foldersOf } from '../site/content-folder'
import { createContentReader } from './sources/files/read-content'
import { readTranslations } from './translations'

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
  write('uno.en.md', '---\ntitle: One\nexcerpt: E\ntags: [a]\n---\n\nText.\n')
  expect(read()).toEqual([{ slug: 'uno', title: 'One', excerpt: 'E', tags: ['a'], content: 'Text.' }])
  const articles = await createContentReader(foldersOf(root, 'content')).readArticles()
  expect(articles.map(({ slug }) => slug)).toEqual(['uno'])
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

test('a translation can have its own excerpt, description, cover and date', () => {
  const fields = ['title: One', 'excerpt: E', 'meta_description: M', 'updated_at: 2026-02-01']
  write('uno.en.md', ['---', ...fields, 'featured_image: https://a.example/x.png', '---', 'Text.'].join('\n'))
  expect(read()).toEqual([
    {
      slug: 'uno',
      title: 'One',
      excerpt: 'E',
      meta_description: 'M',
      updated_at: '2026-02-01 00:00:00',
      featured_image: 'https://a.example/x.png',
      content: 'Text.',
    },
  ])
})

test('a missing cover is reported with its line', () => {
  write('uno.en.md', '---\ntitle: One\nfeatured_image: /no.png\n---\nText.')
  expect(read).toThrow('content/articles/uno.en.md:3:1: featured_image is "/no.png"')
})

test('a disk error is not reported as invalid content', () => {
  mkdirSync(path.join(root, 'content/articles/carpeta.en.md'))
  expect(read).toThrow('EISDIR')
})

test('translations are sorted by file name', () => {
  for (const name of ['tres', 'dos', 'uno']) write(`${name}.en.md`, `---\ntitle: ${name}\n---\nText.`)
  expect(read().map(({ slug }) => slug)).toEqual(['dos', 'tres', 'uno'])
})

test('a folder without articles has no translations', () => {
  rmSync(path.join(root, 'content/articles'), { recursive: true })
  expect(read()).toEqual([])
})
