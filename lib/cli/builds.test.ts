import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { currentBuild } from '../server/current-build.cjs'
import { clearStaging, inTurn, keepAssets, placeBuild, publishBuild, rollBack } from './builds.mjs'

let root = ''

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'builds-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
/** Plays the steps of a build: it leaves these files. */
const make = (id: string) => {
  write('.next-build/BUILD_ID', id)
  write('.next-build/server/page.js', `page of ${id}`)
  write('.next-build/cache/turbopack/a', 'the cache of the bundler')
}
const publish = (id: string) => {
  make(id)
  publishBuild(root, id)
}
const builds = () => readdirSync(root).filter((name) => /^\.next-\w{8}$/.test(name))
const served = () => {
  const folder = path.join(root, currentBuild(root, {}))
  return existsSync(path.join(folder, 'BUILD_ID'))
    ? readFileSync(path.join(folder, 'server/page.js'), 'utf8')
    : null
}

const [A, B, C, D] = ['aaaaaaaa-1', 'bbbbbbbb-1', 'cccccccc-1', 'dddddddd-1'] as const

test('the next start serves the newest whole build; the folder of a running site stays as it is', () => {
  expect(currentBuild(root, {})).toBe('.next')
  publish(A)
  const running = path.join(root, currentBuild(root, {}))
  expect(served()).toBe(`page of ${A}`)
  publish(B)
  expect(served()).toBe(`page of ${B}`)
  expect(readFileSync(path.join(running, 'server/page.js'), 'utf8')).toBe(`page of ${A}`)
})

test('a build that failed or was killed changes nothing, and leaves nothing to the next one', () => {
  publish(A)
  write('.next-build/server/half.js', '')
  expect(served()).toBe(`page of ${A}`)
  clearStaging(root)
  publish(B)
  expect(served()).toBe(`page of ${B}`)
  expect(existsSync(path.join(root, currentBuild(root, {}), 'server/half.js'))).toBe(false)
})

test("the bundler's cache stays where it is, and what sites keep outlives a build", () => {
  publish(A)
  write(`${currentBuild(root, {})}/cache/content/last-good.json`, '{}')
  publish(B)
  expect(existsSync(path.join(root, currentBuild(root, {}), 'cache/content/last-good.json'))).toBe(true)
  expect(existsSync(path.join(root, '.next-build/cache/turbopack/a'))).toBe(true)
})

const DAY_MS = 24 * 60 * 60_000
const assetsOf = (folder: string) =>
  readdirSync(path.join(root, folder, 'static/chunks')).filter((name) => name.endsWith('.js'))

test('a new build has the assets of the one before, for pages that are open; its own ones stay', () => {
  write('.next-build/static/chunks/old.js', 'old')
  write('.next-build/static/chunks/same.js', 'same')
  publish(A)
  write('.next-build/static/chunks/new.js', 'new')
  write('.next-build/static/chunks/same.js', 'same')
  publish(B)
  expect(assetsOf(currentBuild(root, {}))).toEqual(['new.js', 'old.js', 'same.js'])
})

test('an asset is kept for 30 days after its build was replaced, however many builds come in between', () => {
  for (const name of ['a', 'b', 'c', 'late']) write(`${name}/static/chunks/${name}.js`, name)
  keepAssets(path.join(root, 'a'), path.join(root, 'b'), 0)
  keepAssets(path.join(root, 'b'), path.join(root, 'c'), 29 * DAY_MS)
  expect(assetsOf('c')).toEqual(['a.js', 'b.js', 'c.js'])
  keepAssets(path.join(root, 'c'), path.join(root, 'late'), 31 * DAY_MS)
  expect(assetsOf('late')).toEqual(['b.js', 'c.js', 'late.js'])
})

test('going back brings the build before, and once more the newer one', () => {
  expect(rollBack(root)).toBeNull()
  publish(A)
  expect(rollBack(root)).toBeNull()
  expect(served()).toBe(`page of ${A}`)
  publish(B)
  expect([rollBack(root), served()]).toEqual(['.next-aaaaaaaa', `page of ${A}`])
  expect([rollBack(root), served()]).toEqual(['.next-bbbbbbbb', `page of ${B}`])
})

test('a build after going back replaces the one that was gone back to', () => {
  publish(A)
  publish(B)
  rollBack(root)
  publish(C)
  expect(served()).toBe(`page of ${C}`)
  rollBack(root)
  expect(served()).toBe(`page of ${A}`)
})

test('the current build, the one before and the three newest of the others are kept', () => {
  const ids = [...'abcdef01'].map((sign) => `${sign.repeat(8)}-1`)
  for (const [at, id] of ids.entries()) {
    publish(id)
    utimesSync(path.join(root, `.next-${id.slice(0, 8)}`), at, at)
  }
  expect(builds()).toEqual(
    ids
      .slice(3)
      .map((id) => `.next-${id.slice(0, 8)}`)
      .toSorted(),
  )
})

test('a folder of another name is never deleted', () => {
  write('.next-fixture/BUILD_ID', '')
  write('.next-mine/notes.txt', '')
  for (const id of [A, B, C, D]) publish(id)
  expect(existsSync(path.join(root, '.next-fixture/BUILD_ID'))).toBe(true)
  expect(existsSync(path.join(root, '.next-mine/notes.txt'))).toBe(true)
})

test('a build for a folder of its own replaces the build there, and is no current build', () => {
  write('elsewhere/server/old.js', '')
  write('elsewhere/cache/kept', '')
  make(A)
  placeBuild(root, 'elsewhere')
  expect(readdirSync(path.join(root, 'elsewhere')).sort()).toEqual(['BUILD_ID', 'cache', 'server'])
  expect(readdirSync(path.join(root, 'elsewhere/server'))).toEqual(['page.js'])
  expect(currentBuild(root, {})).toBe('.next')
  expect(currentBuild(root, { NEXT_DIST_DIR: 'elsewhere' })).toBe('elsewhere')
})

test('of two builds at once the second waits, says so, and both become whole', async () => {
  const told: string[] = []
  const running: string[] = []
  const build = (id: string) =>
    inTurn(
      root,
      async () => {
        running.push(`${id} begins`)
        make(id)
        await new Promise((resolve) => setTimeout(resolve, 50))
        publishBuild(root, id)
        running.push(`${id} ends`)
      },
      (sentence) => told.push(sentence),
    )
  await Promise.all([build(A), build(B)])
  expect(running).toEqual([`${A} begins`, `${A} ends`, `${B} begins`, `${B} ends`])
  expect(told).toEqual(['Another build is running here: this one waits for it.'])
  expect(served()).toBe(`page of ${B}`)
})

test('the next build runs after one that failed, and after one whose process was killed', async () => {
  await expect(inTurn(root, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  write('.next-build.lock', String(pid))
  expect(await inTurn(root, () => Promise.resolve('built'))).toBe('built')
})
