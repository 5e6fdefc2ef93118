import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { confirmOverwrite, writeOutput } from './overwriting'

const folder = mkdtempSync(path.join(tmpdir(), 'overwriting-'))
const file = path.join(folder, 'made.txt')
const isUntouched = (present: Buffer) => present.toString().startsWith('made')
const command = 'npm run thing'
const quiet = { command, force: false, isUntouched, ask: null }

beforeEach(() => rmSync(file, { force: true }))
afterAll(() => rmSync(folder, { recursive: true }))

test('a missing file is written', async () => {
  expect(await writeOutput(file, 'made 1', quiet)).toBe(true)
  expect(readFileSync(file, 'utf8')).toBe('made 1')
})

test('an unedited generated file is overwritten, and the same content changes nothing', async () => {
  writeFileSync(file, 'made 1')
  expect(await writeOutput(file, 'made 2', quiet)).toBe(true)
  expect(await writeOutput(file, 'made 2', quiet)).toBe(false)
  expect(readFileSync(file, 'utf8')).toBe('made 2')
})

test('an edited one is kept in non-interactive mode, and the message explains how to overwrite it', async () => {
  writeFileSync(file, 'mine')
  await expect(writeOutput(file, 'made 2', quiet)).rejects.toThrow(
    /made\.txt was edited, or not made by this command, and stays as it is\. To write over it: npm run thing -- --force/,
  )
  expect(readFileSync(file, 'utf8')).toBe('mine')
  expect(readdirSync(folder)).toEqual(['made.txt'])
})

test('--force overwrites an edited one', async () => {
  writeFileSync(file, 'mine')
  expect(await writeOutput(file, 'made 2', { ...quiet, force: true })).toBe(true)
  expect(readFileSync(file, 'utf8')).toBe('made 2')
})

test('in a terminal the owner is asked: yes overwrites it, anything else keeps it', async () => {
  writeFileSync(file, 'mine')
  const questions: string[] = []
  const answer = (yes: boolean) => async (question: string) => questions.push(question) > 0 && yes
  await expect(confirmOverwrite(file, { ...quiet, ask: answer(false) })).rejects.toThrow('stays as it is')
  await expect(confirmOverwrite(file, { ...quiet, ask: answer(true) })).resolves.toBeUndefined()
  expect(questions).toHaveLength(2)
  expect(questions[0]).toMatch(/made\.txt was edited.*Write over it\? \(y\/N\) $/)
})

test('an unreadable file is not overwritten', async () => {
  await expect(confirmOverwrite(folder, quiet)).rejects.toThrow('EISDIR')
})
