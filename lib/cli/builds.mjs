// @ts-check
// The builds of this project. Each is made in one folder and moved into its own when it is whole; `.next/current` leads to
// the one that the next start serves, `.next/before` to the one that it replaced.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** The one folder in which builds are made: the bundler's cache is keyed by its path. */
export const STAGING = '.next-build'
const LOCK = '.next-build.lock'
const LOCK_POLL_MS = 200
/** Builds that are kept beside the current one and the one before: a site that wasn't restarted may serve one of them. */
const KEPT_BUILDS = 3
const BUILD_FOLDER = /^\.next-[0-9a-f]{8}$/
/** Parts of the staging folder that belong to no build: caches, and types, which editors read there. */
const STAYS = new Set(['cache', 'dev', 'types', 'lock'])
/** Assets of earlier builds, with the time when their build was replaced. */
const KEPT_ASSETS = 'kept-assets.json'
const KEPT_ASSETS_MS = 30 * 24 * 60 * 60_000
const REMOVAL = /** @type {const} */ ({ recursive: true, force: true, maxRetries: 20, retryDelay: 50 })

/**
 * Runs one build after the other: they share a folder, and one uses every core. The lock of a process that has ended
 * counts as free.
 * @template T
 * @param {string} root the project's folder
 * @param {() => Promise<T>} build
 * @param {(sentence: string) => void} tell
 * @returns {Promise<T>}
 */
export async function inTurn(root, build, tell = console.log) {
  const lock = path.join(root, LOCK)
  for (let waits = false; !takeLock(lock); waits = true) {
    if (!waits) tell('Another build is running here: this one waits for it.')
    await setTimeout(LOCK_POLL_MS)
  }
  try {
    return await build()
  } finally {
    rmSync(lock, { force: true })
  }
}

/**
 * @param {string} lock
 * @returns {boolean} whether this process holds it now
 */
function takeLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  try {
    // An empty one isn't written yet.
    process.kill(Number(readFileSync(lock, 'utf8')) || process.pid, 0)
  } catch (error) {
    // Released in between, or its process runs as another user.
    if (codeOf(error) !== 'ESRCH') return false
    rmSync(lock, { force: true })
    return takeLock(lock)
  }
  return false
}

/** @param {unknown} error of the file system or a process */
function codeOf(error) {
  return /** @type {NodeJS.ErrnoException} */ (error).code
}

/**
 * Removes what a build that failed or was killed has left, and types of routes that may be gone.
 * @param {string} root
 */
export function clearStaging(root) {
  for (const name of partsOf(path.join(root, STAGING))) rmSync(path.join(root, STAGING, name), REMOVAL)
  for (const types of ['.next/types', `${STAGING}/types`]) rmSync(path.join(root, types), REMOVAL)
}

/**
 * Makes the finished build the one that the next start serves. The one before stays, and a few older ones.
 * @param {string} root
 * @param {string} build its id
 */
export function publishBuild(root, build) {
  const folder = `.next-${build.slice(0, 8)}`
  moveBuild(root, folder)
  // Last good content and compiled code outlive a build.
  mkdirSync(path.join(root, '.next/cache'), { recursive: true })
  symlinkSync('../.next/cache', path.join(root, folder, 'cache'))
  const replaced = linked(root, 'current')
  if (replaced && replaced !== folder) {
    keepAssets(path.join(root, replaced), path.join(root, folder))
    link(root, 'before', replaced)
  }
  link(root, 'current', folder)
  removeOldBuilds(root)
}

/**
 * Adds the assets of the build before to a build, for pages that visitors have open or that a proxy has stored, for 30
 * days. An asset's name changes with its content.
 * @param {string} before
 * @param {string} build
 * @param {number} now in milliseconds since 1970
 */
export function keepAssets(before, build, now = Date.now()) {
  if (!existsSync(path.join(before, 'static'))) return
  const list = path.join(before, KEPT_ASSETS)
  /** @type {Record<string, number>} */
  const earlier = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {}
  /** @type {Record<string, number>} */
  const kept = {}
  for (const entry of readdirSync(path.join(before, 'static'), { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    const name = path.relative(before, file)
    const replacedAt = earlier[name] ?? now
    const copy = path.join(build, name)
    if (!entry.isFile() || existsSync(copy) || now - replacedAt > KEPT_ASSETS_MS) continue
    cpSync(file, copy)
    kept[name] = replacedAt
  }
  writeFileSync(path.join(build, KEPT_ASSETS), JSON.stringify(kept))
}

/**
 * Moves the finished build into a folder that NEXT_DIST_DIR names, in place of the build there.
 * @param {string} root
 * @param {string} folder relative to the project, or absolute
 */
export function placeBuild(root, folder) {
  for (const name of partsOf(path.resolve(root, folder))) rmSync(path.resolve(root, folder, name), REMOVAL)
  moveBuild(root, folder)
}

/**
 * Exchanges the current build and the one before it.
 * @param {string} root
 * @returns {string | null} the folder that the next start serves; null when there is no build before the current one
 */
export function rollBack(root) {
  const [current, before] = [linked(root, 'current'), linked(root, 'before')]
  if (!current || !before || current === before) return null
  link(root, 'current', before)
  link(root, 'before', current)
  return before
}

/**
 * @param {string} root
 * @param {string} folder
 */
function moveBuild(root, folder) {
  mkdirSync(path.resolve(root, folder), { recursive: true })
  // The build id comes last: a folder without one is no build.
  for (const name of [...partsOf(path.join(root, STAGING)).filter((part) => part !== 'BUILD_ID'), 'BUILD_ID'])
    renameSync(path.join(root, STAGING, name), path.resolve(root, folder, name))
}

/** @param {string} folder */
function partsOf(folder) {
  return existsSync(folder) ? readdirSync(folder).filter((name) => !STAYS.has(name)) : []
}

/**
 * Returns the build that a link leads to; null when there is no such link, or its build was deleted.
 * @param {string} root
 * @param {'current' | 'before'} name
 */
function linked(root, name) {
  try {
    const folder = path.basename(readlinkSync(path.join(root, '.next', name)))
    return existsSync(path.join(root, folder, 'BUILD_ID')) ? folder : null
  } catch {
    return null
  }
}

/**
 * Points a link to a build, in one step: there is no moment without a link.
 * @param {string} root
 * @param {'current' | 'before'} name
 * @param {string} folder
 */
function link(root, name, folder) {
  const draft = path.join(root, '.next', `${name}.draft`)
  rmSync(draft, { force: true })
  symlinkSync(`../${folder}`, draft, 'dir')
  renameSync(draft, path.join(root, '.next', name))
}

/** @param {string} root */
function removeOldBuilds(root) {
  const kept = new Set([linked(root, 'current'), linked(root, 'before')])
  const age = (/** @type {string} */ folder) => statSync(path.join(root, folder)).mtimeMs
  const old = readdirSync(root)
    .filter((name) => BUILD_FOLDER.test(name) && !kept.has(name))
    .sort((one, other) => age(other) - age(one))
  for (const name of old.slice(KEPT_BUILDS)) rmSync(path.join(root, name), REMOVAL)
}
