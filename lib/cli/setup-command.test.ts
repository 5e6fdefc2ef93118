import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runCommand } from '@/e2e/unit/run-command'
import type { Done, Setup } from './setup/run-setup'

const NOTHING: Done = { written: [], removed: [], backup: null, todo: ['mira el sitio'] }
const state = { done: NOTHING, fault: null as Error | null }
const given: Setup[] = []
jest.mock('./setup/run-setup', () => ({
  runSetup: async (setup: Setup) => {
    given.push(setup)
    if (state.fault) throw state.fault
    return state.done
  },
}))
const folder = mkdtempSync(path.join(tmpdir(), 'setup-command-'))
const setIsTTY = (isIn?: boolean, isOut = isIn) => {
  Object.defineProperty(process.stdin, 'isTTY', { configurable: true, writable: true, value: isIn })
  Object.defineProperty(process.stdout, 'isTTY', { configurable: true, writable: true, value: isOut })
}
const before = [process.stdin.isTTY, process.stdout.isTTY] as const
beforeEach(() => {
  Object.assign(state, { done: NOTHING, fault: null })
  given.length = 0
  setIsTTY(false)
})
afterAll(() => {
  setIsTTY(...before)
  rmSync(folder, { recursive: true })
})

const setup = (...words: string[]) => runCommand(() => import('./setup'), ...words)
const file = (name: string, text: string) => {
  writeFileSync(path.join(folder, name), text)
  return path.join(folder, name)
}

test('written, deleted and kept files are reported, and what remains to be done', async () => {
  state.done = {
    written: ['site.ts', 'home.ts'],
    removed: ['cv.pdf', 'articles/uno.md'],
    backup: path.resolve('backup/2026'),
    todo: ['mira el sitio', 'súbelo'],
  }
  expect(await setup()).toEqual({
    code: 0,
    error: '',
    out: [
      'wrote    e2e/content/site.ts',
      'wrote    e2e/content/home.ts',
      'removed  2 files of the sample',
      'backup   backup/2026/ holds what was there before',
      '',
      'Still to do:',
      '  - mira el sitio',
      '  - súbelo',
    ].join('\n'),
  })
})

test('if everything is complete it says only that', async () => {
  const same = 'e2e/content/ says all of this already; nothing was written.'
  expect((await setup()).out).toBe(`${same}\n\nStill to do:\n  - mira el sitio`)
  for (const done of [{ written: ['site.ts'] }, { removed: ['cv.pdf'] }]) {
    state.done = { ...NOTHING, ...done }
    expect((await setup()).out).not.toContain(same)
  }
})

test('invalid answers exit with 1, one line each', async () => {
  state.fault = new Error('name is missing.\nurl is missing.')
  expect(await setup()).toEqual({ code: 1, out: '', error: 'name is missing.\nurl is missing.' })
})

test('a missing or non-JSON file of answers is reported', async () => {
  const missing = path.join(folder, 'missing.json')
  expect(await setup('--from', missing)).toMatchObject({
    code: 1,
    error: expect.stringContaining(`${missing}: is missing.`) as string,
  })
  const broken = file('broken.json', '{ "name": ')
  expect(await setup('--from', broken)).toMatchObject({
    code: 1,
    error: expect.stringContaining(`${broken}:1:`) as string,
  })
  expect(given).toEqual([])
})

test('answers are from a file, and its images are relative to it', async () => {
  const from = file(
    'answers.json',
    '{ "name": "Ana", "city": "Soria", "portrait": "yo.png", "icon": "/i.svg" }',
  )
  await setup('--from', from, '--empty', '--force')
  expect(given).toMatchObject([
    {
      root: process.cwd(),
      isForced: true,
      terminal: null,
      answers: {
        name: 'Ana',
        city: 'Soria',
        empty: true,
        portrait: path.join(folder, 'yo.png'),
        icon: '/i.svg',
      },
    },
  ])
})

test('it asks interactively in a terminal, but not elsewhere, with --yes, or with a file', async () => {
  setIsTTY(true, false)
  await setup()
  setIsTTY(false, true)
  await setup()
  setIsTTY(true)
  await setup('--yes')
  await setup('--from', file('one.json', '{ "name": "Ana" }'))
  expect(given.map((one) => one.terminal)).toEqual([null, null, null, null])
  await setup()
  expect(given.at(-1)?.terminal).toEqual({})
})
