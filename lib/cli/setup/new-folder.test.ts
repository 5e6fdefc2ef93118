import '@/e2e/unit/own-folders'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ANSWERS } from '@/e2e/unit/own-setup'
import { contentFile, folders } from '../../site/content-folder'
import { formatProblem } from '../../validation/problems'
import { collectProblems } from '../check/collect-problems'
import { answersFrom } from './answers'
import { runSetup } from './run-setup'

/** A project whose own content folder differs from the one being set up. */
let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-folder-'))
  mkdirSync(path.join(root, 'content'))
  copyFileSync('e2e/content/privacy.md', path.join(root, 'content/privacy.md'))
  rmSync(folders.content, { recursive: true, force: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const NOW = new Date('2026-11-20T09:30:00Z')
const setup = (given: object = ANSWERS) =>
  runSetup({ folders, root, answers: answersFrom(given), isForced: false, terminal: null, now: NOW })
const errors = async () =>
  (await collectProblems(folders)).problems.filter(({ severity }) => severity === 'error').map(formatProblem)

test('an empty or missing folder can be built right after setup', async () => {
  const { written, backup } = await setup()
  expect(await errors()).toEqual([])
  expect(written).toEqual([
    'site.ts',
    'home.ts',
    'about.ts',
    'resume.json',
    'projects.json',
    'redirects.ts',
    'privacy.md',
  ])
  expect(backup).toBeNull()
  expect((await setup()).written).toEqual([])
})

test('existing files in the folder do not matter', async () => {
  mkdirSync(folders.content)
  writeFileSync(contentFile('privacy.md'), 'Mía. <!-- cookies --><!-- /cookies -->')
  const { written } = await setup()
  expect(written).not.toContain('privacy.md')
  expect(readFileSync(contentFile('privacy.md'), 'utf8')).toMatch(/^Mía/)
})

test('without a policy to copy, writing one remains to be done', async () => {
  rmSync(path.join(root, 'content/privacy.md'))
  const { todo } = await setup()
  expect(existsSync(contentFile('privacy.md'))).toBe(false)
  expect(todo).toContain('no privacy policy: content/privacy.md, without which nothing is built')
  expect(await errors()).toEqual([expect.stringMatching(/^content\/privacy\.md: is missing/)])
})
