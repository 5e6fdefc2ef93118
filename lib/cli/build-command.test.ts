import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findTools, forgetPages, stepsOf } from './build-command.mjs'

const TOOLS = { next: 'next', types: 'tsc', knowsModes: true }
const COMPILE = ['next', 'build', '--experimental-build-mode', 'compile']
const GENERATE = ['next', 'build', '--experimental-build-mode', 'generate']

const JOIN = ['--import', 'tsx', 'lib/cli/join-stylesheets.ts']

const commandsOf = (...given: Parameters<typeof stepsOf>) => stepsOf(...given).map(({ command }) => command)

test('code is compiled, its types are checked, then pages are made and their styles joined, each in a process of its own', () => {
  expect(commandsOf({}, TOOLS, [])).toEqual([COMPILE, ['tsc', '--noEmit'], GENERATE, JOIN])
})

test('arguments go to both parts of Next', () => {
  expect(commandsOf({}, TOOLS, ['--profile'])).toEqual([
    [...COMPILE, '--profile'],
    ['tsc', '--noEmit'],
    [...GENERATE, '--profile'],
    JOIN,
  ])
})

test('a build into a folder of its own leaves types to whoever makes it', () => {
  expect(commandsOf({ NEXT_DIST_DIR: '.next-here' }, TOOLS, [])).toEqual([COMPILE, GENERATE, JOIN])
})

test.each(['VERCEL', 'NETLIFY', 'NEXT_ADAPTER_PATH'])(
  'a host that sets %s gets the build of Next itself',
  (name) => {
    expect(commandsOf({ [name]: '1' }, TOOLS, ['--profile'])).toEqual([['next', 'build', '--profile']])
  },
)

test('a Next without the parts builds in one', () => {
  expect(commandsOf({}, { ...TOOLS, knowsModes: false }, [])).toEqual([['next', 'build']])
})

test('the Next that is installed builds in parts, and what checks types is there', () => {
  const { next, types, knowsModes } = findTools()
  expect(knowsModes).toBe(true)
  expect([next, types].map((file) => existsSync(file))).toEqual([true, true])
})

test('a build that stops says so with its exit code, and leaves nothing that a start takes for a site', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stopped-build-'))
  const name = path.join(folder, 'BUILD_ID')
  writeFileSync(name, 'of-a-build')
  // The command must also work when its path contains a symbolic link.
  symlinkSync(process.cwd(), path.join(folder, 'project'))
  const build = (option: string) =>
    spawnSync(process.execPath, [path.join(folder, 'project/lib/cli/build-command.mjs'), option], {
      env: { ...process.env, NEXT_DIST_DIR: folder },
    }).status
  try {
    expect(build('--help')).toBe(0)
    expect(existsSync(name)).toBe(true)
    expect(build('--no-such-option')).toBe(1)
    expect(existsSync(name)).toBe(false)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('what a site wrote while it ran is gone before a build begins; all else stays, and there may be nothing', () => {
  const dist = mkdtempSync(path.join(tmpdir(), 'forget-pages-'))
  forgetPages(dist)
  mkdirSync(path.join(dist, 'server/route-cache/APP_PAGE/x'), { recursive: true })
  writeFileSync(path.join(dist, 'server/route-cache/APP_PAGE/x/about.html'), '')
  mkdirSync(path.join(dist, 'cache'))
  forgetPages(dist)
  expect([readdirSync(dist).sort(), readdirSync(path.join(dist, 'server'))]).toEqual([
    ['cache', 'server'],
    [],
  ])
  rmSync(dist, { recursive: true })
})
