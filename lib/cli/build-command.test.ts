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
import { findTools, keepContent, stepsOf } from './build-command.mjs'

const TOOLS = { next: 'next', types: 'tsc' }
const READ = ['--import', 'tsx', '--conditions=react-server', 'lib/cli/read-content.ts']
const COMPILE = ['next', 'build', '--experimental-build-mode', 'compile']
const GENERATE = ['next', 'build', '--experimental-build-mode', 'generate']

const JOIN = ['--import', 'tsx', 'lib/cli/join-stylesheets.ts']

const commandsOf = (...given: Parameters<typeof stepsOf>) => stepsOf(...given).map(({ command }) => command)

test('content is read, code compiled and type-checked, then pages are rendered and their styles joined, each in its own process', () => {
  expect(commandsOf({}, TOOLS, [])).toEqual([READ, COMPILE, ['tsc', '--noEmit'], GENERATE, JOIN])
})

test('arguments are passed to both stages of Next', () => {
  expect(commandsOf({}, TOOLS, ['--profile'])).toEqual([
    READ,
    [...COMPILE, '--profile'],
    ['tsc', '--noEmit'],
    [...GENERATE, '--profile'],
    JOIN,
  ])
})

test('a build into another folder leaves type checking to the caller', () => {
  expect(commandsOf({ NEXT_DIST_DIR: '.next-here' }, TOOLS, [])).toEqual([READ, COMPILE, GENERATE, JOIN])
})

test.each(['VERCEL', 'NEXT_ADAPTER_PATH'])("a host that sets %s gets Next's standard build", (name) => {
  expect(commandsOf({ [name]: '1' }, TOOLS, ['--profile'])).toEqual([READ, ['next', 'build', '--profile']])
})

test('the installed Next builds in stages, and there is a type checker', () => {
  const { next, types } = findTools()
  expect(readFileSync(next, 'utf8')).toContain('--experimental-build-mode')
  expect([next, types].map((file) => existsSync(file))).toEqual([true, true])
})

test('a failed build exits with its code, and leaves the build before as it was', () => {
  const folder = mkdtempSync('.next-stopped-')
  const name = path.join(folder, 'BUILD_ID')
  writeFileSync(name, 'of-a-build')
  // The command must also work when its path contains a symbolic link.
  symlinkSync('..', path.join(folder, 'project'))
  const build = (option: string) =>
    spawnSync(process.execPath, [path.join(folder, 'project/lib/cli/build-command.mjs'), option], {
      env: { ...process.env, NEXT_DIST_DIR: folder },
    }).status
  try {
    expect(build('--help')).toBe(0)
    expect(existsSync(name)).toBe(true)
    expect(build('--no-such-option')).toBe(1)
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
