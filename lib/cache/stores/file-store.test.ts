import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createFileStore } from './file-store'

const root = mkdtempSync(path.join(tmpdir(), 'file-store-'))
const folder = path.join(root, 'values')
afterEach(() => rmSync(folder, { recursive: true, force: true }))
afterAll(() => rmSync(root, { recursive: true }))

const entry = (value: unknown, ticket = 1) => ({ value, version: 'v', ticket, ageMs: 0 })

test('a value is there after a restart, as old as can be', async () => {
  await createFileStore(folder, 'a').save('articles', entry(['uno']))
  await expect(createFileStore(folder, 'a').load('articles')).resolves.toEqual({
    value: ['uno'],
    version: 'v',
    ticket: 1,
    ageMs: Infinity,
  })
})

test('another name and another scope have other values', async () => {
  await createFileStore(folder, 'a').save('articles', entry('uno'))
  await expect(createFileStore(folder, 'a').load('projects')).resolves.toBeNull()
  await expect(createFileStore(folder, 'b').load('articles')).resolves.toBeNull()
})

test('of two writes the later value stays, whichever comes last', async () => {
  const store = createFileStore(folder, 'a')
  await store.save('articles', entry('nuevo', 2))
  await store.save('articles', entry('viejo', 1))
  expect((await store.load('articles'))?.value).toBe('nuevo')
  await store.save('articles', entry('igual', 2))
  expect((await store.load('articles'))?.value).toBe('igual')
})

test.each([
  '',
  '{',
  '{}',
  '{"value":1,"version":1,"ticket":1}',
  '{"value":1,"version":"v"}',
  '{"version":"v","ticket":1}',
])('a file that says %j is no value', async (text) => {
  const store = createFileStore(folder, 'a')
  await store.save('articles', entry('uno'))
  const [file = ''] = readdirSync(folder)
  expect(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))).toEqual({
    value: 'uno',
    version: 'v',
    ticket: 1,
  })
  writeFileSync(path.join(folder, file), text)
  await expect(store.load('articles')).resolves.toBeNull()
})

test('where nothing can be written the site goes on, and the log says why', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  writeFileSync(path.join(root, 'file'), '')
  await createFileStore(path.join(root, 'file'), 'a').save('articles', entry('uno'))
  expect(JSON.parse(String(warned.mock.calls[0]?.[0]))).toMatchObject({
    event: 'cache.not-written',
    name: 'articles',
  })
})
