import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createOutput, readIfThere } from './output'

const root = mkdtempSync(path.join(tmpdir(), 'import-output-'))
afterAll(() => rmSync(root, { recursive: true }))

test('a file is written with the folders that it needs', async () => {
  const file = path.join(root, 'a/b/c.md')
  const output = createOutput(false)
  await output.write(file, 'Uno')
  expect([readFileSync(file, 'utf8'), output.files]).toEqual(['Uno', [file]])
})

test('a dry run names the file alone', async () => {
  const file = path.join(root, 'seco/a.md')
  const output = createOutput(true)
  await output.write(file, 'Uno')
  expect([existsSync(path.dirname(file)), output.files]).toEqual([false, [file]])
})

test('a file that is not there is none, one that cannot be read is a fault', async () => {
  await expect(readIfThere(path.join(root, 'nada.md'))).resolves.toBeNull()
  await expect(readIfThere(root)).rejects.toThrow('EISDIR')
})
