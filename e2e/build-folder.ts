import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

const ROOT = path.resolve(__dirname, '..')

/** The single folder in which the tests build, so that every build but the first reuses the bundler's cache. */
export const BUILD_DIR = '.next-build'
const LOCK = path.join(ROOT, '.next-build.lock')
const POLL_MS = 200

/**
 * Runs builds one at a time, even across test processes: they share {@link BUILD_DIR}, and one build uses every core.
 * The lock of a process that has died counts as free.
 */
export async function withBuildFolder<T>(build: () => Promise<T>): Promise<T> {
  while (!takeLock()) await setTimeout(POLL_MS)
  try {
    clearBuild(BUILD_DIR)
    return await build()
  } finally {
    rmSync(LOCK, { force: true })
  }
}

/**
 * Moves the finished build to a separate folder, replacing the build there. The bundler's cache stays in each folder,
 * because it is keyed by the folder's path.
 */
export function moveBuild(distDir: string): void {
  clearBuild(distDir)
  mkdirSync(path.join(ROOT, distDir, 'cache'), { recursive: true })
  for (const file of filesOfBuild(BUILD_DIR))
    renameSync(path.join(ROOT, BUILD_DIR, file), path.join(ROOT, distDir, file))
}

/** Removes a build, so that it isn't mistaken for the next one if that fails. */
export function clearBuild(distDir: string): void {
  for (const file of filesOfBuild(distDir))
    rmSync(path.join(ROOT, distDir, file), { recursive: true, force: true })
}

/** Returns the files of a build, without the bundler's cache and the development server's files. */
function filesOfBuild(distDir: string): string[] {
  const list = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])
  const folder = path.join(ROOT, distDir)
  return [
    ...list(folder).filter((name) => name !== 'cache' && name !== 'dev'),
    ...list(path.join(folder, 'cache'))
      .filter((name) => name !== 'turbopack')
      .map((name) => path.join('cache', name)),
  ]
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
    return process.pid // released in between, or not written yet: try again
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
