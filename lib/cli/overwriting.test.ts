import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { confirmOverwrite } from './overwriting'

const folder = mkdtempSync(path.join(tmpdir(), 'overwriting-'))
const file = path.join(folder, 'made.txt')
const isUntouched = (present: Buffer) => present.toString().startsWith('made')
const quiet = { command: 'npm run thing', force: false, isUntouched, ask: null }

beforeEach(() => rmSync(file, { force: true }))
afterAll(() => rmSync(folder, { recursive: true }))

test('a missing file, an unedited one, and any with --force may be written', async () => {
  await expect(confirmOverwrite(file, quiet)).resolves.toBeUndefined()
  writeFileSync(file, 'made 1')
  await expect(confirmOverwrite(file, quiet)).resolves.toBeUndefined()
  writeFileSync(file, 'mine')
  await expect(confirmOverwrite(file, { ...quiet, force: true })).resolves.toBeUndefined()
})

test('an edited one is kept in non-interactive mode, and the message explains how to overwrite it', async () => {
  writeFileSync(file, 'mine')
  await expect(confirmOverwrite(file, quiet)).rejects.toThrow(
    /made\.txt was edited, or not made by this command, and stays as it is\. To write over it: npm run thing -- --force/,
  )
})

test('in a terminal the owner is asked: yes overwrites it, anything else keeps it', async () => {
  writeFileSync(file, 'mine')
  const questions: string[] = []
  const answer = (yes: boolean) => async (question: string) => questions.push(question) > 0 && yes
  await expect(confirmOverwrite(file, { ...quiet, ask: answer(false) })).rejects.toThrow('stays as it is')
  await expect(confirmOverwrite(file, { ...quiet, ask: answer(true) })).resolves.toBeUndefined()
  expect(questions).toEqual([expect.stringMatching(/made\.txt was edited.*Write over it\?$/), questions[0]])
})

test('an unreadable file is not overwritten', async () => {
  await expect(confirmOverwrite(folder, quiet)).rejects.toThrow('EISDIR')
})
