import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeDurably, writeNewDurably, writeWhole } from './write-whole.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'whole-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe.each([
  ['waiting', writeWhole],
  ['durably', writeDurably],
])('%s', (_name, write) => {
  test('a file is written or overwritten, and no temporary file is left', async () => {
    const file = path.join(folder, 'a.json')
    await write(file, 'uno')
    await write(file, Buffer.from('dos'))
    expect(readFileSync(file, 'utf8')).toBe('dos')
    expect(readdirSync(folder)).toEqual(['a.json'])
  })

  test('on failure the error is thrown, and the existing file stays', async () => {
    const taken = path.join(folder, 'taken')
    mkdirSync(taken)
    writeFileSync(path.join(taken, 'inside'), 'uno')
    await expect(write(taken, 'dos')).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/)
    await expect(write(path.join(folder, 'no', 'a.json'), 'dos')).rejects.toThrow('ENOENT')
    expect(readdirSync(folder)).toEqual(['taken'])
    expect(readFileSync(path.join(taken, 'inside'), 'utf8')).toBe('uno')
  })
})

test('a new file is created once, by the first writer, readable by this user only', async () => {
  const file = path.join(folder, 'a.json')
  const answers = await Promise.all(['uno', 'dos', 'tres'].map((text) => writeNewDurably(file, text)))
  expect(answers.filter(Boolean)).toHaveLength(1)
  const first = ['uno', 'dos', 'tres'][answers.indexOf(true)]
  expect(readFileSync(file, 'utf8')).toBe(first)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['a.json'])
})

test('an error creating a new file is thrown', async () => {
  await expect(writeNewDurably(path.join(folder, 'no', 'a.json'), 'uno')).rejects.toThrow('ENOENT')
})
