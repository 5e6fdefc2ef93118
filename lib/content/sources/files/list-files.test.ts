import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { listFiles, stampOf } from './list-files'

const folder = mkdtempSync(path.join(tmpdir(), 'list-files-'))
const file = path.join(folder, 'uno.md')
beforeEach(() => writeFileSync(file, 'uno'))
afterAll(() => rmSync(folder, { recursive: true }))

test('lists the names in a folder; none for a missing one', async () => {
  await expect(listFiles(folder)).resolves.toEqual(['uno.md'])
  await expect(listFiles(path.join(folder, 'nada'))).resolves.toEqual([])
})

test('a file cannot be listed, and a path below a file has no stamp', async () => {
  await expect(listFiles(file)).rejects.toThrow('ENOTDIR')
  await expect(stampOf(path.join(file, 'dos.md'))).rejects.toThrow('ENOTDIR')
})

test('a stamp changes with the file; a missing file has none', async () => {
  const before = await stampOf(file)
  expect(await stampOf(file)).toBe(before)
  utimesSync(file, 1, 1)
  const touched = await stampOf(file)
  writeFileSync(file, 'dos y tres')
  const edited = await stampOf(file)
  expect(new Set([before, touched, edited]).size).toBe(3)
  rmSync(file)
  expect(await stampOf(file)).toBeNull()
})
