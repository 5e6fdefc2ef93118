import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { listFiles, stampOf } from './list-files'

const folder = mkdtempSync(path.join(tmpdir(), 'list-files-'))
const file = path.join(folder, 'uno.md')
beforeEach(() => writeFileSync(file, 'uno'))
afterAll(() => rmSync(folder, { recursive: true }))

test('names of a folder; none of one that is not there', async () => {
  await expect(listFiles(folder)).resolves.toEqual(['uno.md'])
  await expect(listFiles(path.join(folder, 'nada'))).resolves.toEqual([])
})

test('what is no folder can not be listed, and a place below a file has no stamp to look for', async () => {
  await expect(listFiles(file)).rejects.toThrow('ENOTDIR')
  await expect(stampOf(path.join(file, 'dos.md'))).rejects.toThrow('ENOTDIR')
})

test('a stamp is the same until the file is another one; a missing file has none', async () => {
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
