import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

const ROOT = path.resolve(__dirname, '..')

/** The one folder in which the tests build, so that each build but the first starts with what the bundler did before. */
export const BUILD_DIR = '.next-build'
const BUNDLER_CACHE = path.join(ROOT, BUILD_DIR, 'cache', 'turbopack')
const LOCK = path.join(ROOT, '.next-build.lock')
const POLL_MS = 200

/**
 * Runs builds one after the other, also those of several test processes: they share {@link BUILD_DIR}, and a build
 * uses every core by itself. The lock of a process that has died counts as free.
 */
export async function withBuildFolder<T>(build: () => Promise<T>): Promise<T> {
  while (!takeLock()) await setTimeout(POLL_MS)
  try {
    clear()
    return await build()
  } finally {
    rmSync(LOCK, { force: true })
  }
}

/** Takes the finished build to a folder of its own. The bundler's cache stays: it is keyed by the folder's path. */
export function moveBuild(distDir: string): void {
  const [from, to] = [path.join(ROOT, BUILD_DIR), path.join(ROOT, distDir)]
  rmSync(to, { recursive: true, force: true })
  mkdirSync(path.join(to, 'cache'), { recursive: true })
  for (const name of readdirSync(from))
    if (name !== 'cache') renameSync(path.join(from, name), path.join(to, name))
  for (const name of readdirSync(path.join(from, 'cache')))
    if (name !== 'turbopack') renameSync(path.join(from, 'cache', name), path.join(to, 'cache', name))
}

/** Takes away what a build that failed, or was killed, has left. */
function clear(): void {
  const folder = path.join(ROOT, BUILD_DIR)
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder))
    if (name !== 'cache') rmSync(path.join(folder, name), { recursive: true, force: true })
  for (const name of existsSync(path.join(folder, 'cache')) ? readdirSync(path.join(folder, 'cache')) : [])
    if (path.join(folder, 'cache', name) !== BUNDLER_CACHE)
      rmSync(path.join(folder, 'cache', name), { recursive: true, force: true })
}

function takeLock(): boolean {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (!isRunning(ownerOfLock())) rmSync(LOCK, { force: true })
    return false
  }
}

function ownerOfLock(): number {
  try {
    return Number(readFileSync(LOCK, 'utf8')) || process.pid
  } catch {
    return process.pid // released in between, or not yet written: ask again
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
