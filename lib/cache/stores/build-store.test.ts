import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createBuildStore } from './build-store'

const root = mkdtempSync(path.join(tmpdir(), 'build-store-'))
const folder = path.join(root, 'values')
afterAll(() => rmSync(root, { recursive: true }))

const entry = { value: ['a'], version: 'v', ticket: 3, ageMs: 60_000 }

test('the processes of a build share values, which do not age meanwhile', async () => {
  await createBuildStore(folder, 'uno').save('articles', entry)
  await expect(createBuildStore(folder, 'uno').load('articles')).resolves.toEqual({ ...entry, ageMs: 0 })
  await expect(createBuildStore(folder, 'uno').load('projects')).resolves.toBeNull()
})

test('another build has none of them, and deletes what earlier ones left', async () => {
  await createBuildStore(folder, 'uno').save('articles', entry)
  mkdirSync(path.join(folder, 'older'))
  writeFileSync(path.join(folder, 'older/a'), '')
  await expect(createBuildStore(folder, 'dos').load('articles')).resolves.toBeNull()
  expect(['uno', 'older', 'dos'].map((name) => existsSync(path.join(folder, name)))).toEqual([
    false,
    false,
    true,
  ])
})
