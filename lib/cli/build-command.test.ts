import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { keepContent, NEXT, stepsOf, TYPES } from './build-command.mjs'

const STEP = ['--import', 'tsx', '--conditions=react-server', 'lib/cli/build-step.ts']
const READ = [...STEP, 'content']
const COMPILE = [NEXT, 'build', '--experimental-build-mode', 'compile']
const GENERATE = [NEXT, 'build', '--experimental-build-mode', 'generate']
const JOIN = [...STEP, 'styles']

const commandsOf = (...given: Parameters<typeof stepsOf>) => stepsOf(...given).map(({ command }) => command)

test('content is read, code compiled and type-checked, then pages are rendered and their styles joined, each in its own process', () => {
  expect(commandsOf({}, ['--profile'])).toEqual([
    READ,
    [...COMPILE, '--profile'],
    [TYPES, '--noEmit'],
    [...GENERATE, '--profile'],
    JOIN,
  ])
})

test('a build into another folder leaves type checking to the caller', () => {
  expect(commandsOf({ NEXT_DIST_DIR: '.next-here' }, [])).toEqual([READ, COMPILE, GENERATE, JOIN])
})

test.each(['VERCEL', 'NEXT_ADAPTER_PATH'])("a host that sets %s gets Next's standard build", (name) => {
  expect(commandsOf({ [name]: '1' }, ['--profile'])).toEqual([READ, [NEXT, 'build', '--profile']])
})

test('the installed Next builds in stages, and there is a type checker', () => {
  expect(readFileSync(NEXT, 'utf8')).toContain('--experimental-build-mode')
  expect(existsSync(TYPES)).toBe(true)
})

test('a failed build exits with its code, and leaves the build before as it was', () => {
  const folder = mkdtempSync('.next-stopped-')
  const name = path.join(folder, 'BUILD_ID')
  writeFileSync(name, 'of-a-build')
  // The command must also work when its path contains a symbolic link.
  symlinkSync('..', path.join(folder, 'project'))
  const args = [path.join(folder, 'project/lib/cli/build-command.mjs'), '--no-such-option']
  try {
    const env = { ...process.env, NEXT_DIST_DIR: folder }
    const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
    expect([status, stderr]).toEqual([1, expect.stringContaining('--no-such-option')])
    expect(existsSync(name)).toBe(true)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the content a build was rendered from is stored with it, replacing the previous one', () => {
  const dist = mkdtempSync(path.join(tmpdir(), 'keep-content-'))
  for (const folder of ['content', 'cache/content/this-build', 'cache/content/another'])
    mkdirSync(path.join(dist, folder), { recursive: true })
  writeFileSync(path.join(dist, 'content/old.json'), '')
  writeFileSync(path.join(dist, 'cache/content/this-build/new.json'), '')
  keepContent(dist, 'this-build')
  expect([readdirSync(path.join(dist, 'content')), readdirSync(path.join(dist, 'cache/content'))]).toEqual([
    ['new.json'],
    ['another'],
  ])
  rmSync(dist, { recursive: true })
})
