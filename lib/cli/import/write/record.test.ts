import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { foldersOf } from '../../../config/content-folder'
import { Refusal } from '../refusal'
import { hashOf, readRecord, recordText } from './record'

const root = mkdtempSync(path.join(tmpdir(), 'record-'))
const folders = foldersOf(root, 'content')
const file = path.join(folders.content, '.imported.json')
beforeEach(() => mkdirSync(folders.content, { recursive: true }))
afterEach(() => rmSync(folders.content, { recursive: true }))
afterAll(() => rmSync(root, { recursive: true }))

const EMPTY = { articles: {}, projects: {}, pictures: {} }
const article = { file: 'a.md', id: 1, hash: 'x' }

test('before the first import there is nothing; what was written is read again', async () => {
  await expect(readRecord(folders)).resolves.toEqual(EMPTY)
  const record = { ...EMPTY, articles: { a: article }, pictures: { 'https://x.example/a': '/images/a.png' } }
  writeFileSync(file, recordText(record))
  await expect(readRecord(folders)).resolves.toEqual(record)
})

test('the same record is the same bytes, in whatever order it was filled', () => {
  const of = (...names: string[]) => ({
    articles: Object.fromEntries(names.map((name) => [name, article])),
    projects: Object.fromEntries(names.map((name) => [name, { id: 1, hash: 'x' }])),
    pictures: Object.fromEntries(names.map((name) => [name, 'x'])),
  })
  const text = recordText(of('a', 'b', 'c'))
  expect(recordText(of('c', 'a', 'b'))).toBe(text)
  expect(text.indexOf('"a"')).toBeLessThan(text.indexOf('"b"'))
})

test.each(['', '{', '{}', '{"articles":{"a":{}},"projects":{},"pictures":{}}'])(
  'a record that says %j is refused: nobody knows any more what was edited',
  async (text) => {
    writeFileSync(file, text)
    await expect(readRecord(folders)).rejects.toThrow(Refusal)
    await expect(readRecord(folders)).rejects.toThrow('content/.imported.json was changed')
  },
)

test('a record that can not be opened stops the import', async () => {
  mkdirSync(file)
  await expect(readRecord(folders)).rejects.toThrow('EISDIR')
})

test('a hash tells contents apart, however they are held', () => {
  expect(hashOf('ñ')).toBe(hashOf(Buffer.from('ñ')))
  expect(hashOf('a')).not.toBe(hashOf('b'))
})
