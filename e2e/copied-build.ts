import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { builtDeploymentId } from '../lib/server/next-internals/deployment.mjs'
import { FIXTURE_DIST } from './site'

const ROOT = path.resolve(__dirname, '..')

/**
 * What is copied of folders that hold more: not what a site that runs has made there, nor what only the compiler needs.
 * The parts of the cache are those that a build leaves for the site that starts from it.
 */
const COPIED: Record<string, (name: string) => boolean> = {
  '.': (name) => !['cache', 'dev', 'server', 'types'].includes(name),
  server: (name) => name !== 'route-cache',
  cache: (name) => ['pdf', 'owner-modules'].includes(name),
}

/**
 * Copies the build of the fixture content, for a test that modifies it or renders pages into it.
 * @param distDir a folder whose name begins with `.next-`
 * @returns the absolute path of the copy
 */
export function copyBuild(distDir: string): string {
  const [built, copy] = [path.join(ROOT, FIXTURE_DIST), path.join(ROOT, distDir)]
  removeBuild(distDir)
  for (const [folder, isCopied] of Object.entries(COPIED)) {
    const [from, to] = [path.join(built, folder), path.join(copy, folder)]
    mkdirSync(to, { recursive: true })
    const parts = existsSync(from) ? readdirSync(from).filter(isCopied) : []
    // Thousands of small files: Node takes four times as long for them.
    if (parts.length > 0) execFileSync('cp', ['-RP', ...parts.map((name) => path.join(from, name)), to])
  }
  return copy
}

/** Copies the build as another deployment of the same code: every file that names its id names another one. */
export function deployAgain(distDir: string): void {
  const copy = copyBuild(distDir)
  const id = builtDeploymentId(copy)
  if (!id) throw new Error(`${copy} names no deployment`)
  const another = [...id].reverse().join('')
  for (const entry of readdirSync(copy, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const text = readFileSync(file, 'latin1')
    if (text.includes(id)) writeFileSync(file, text.replaceAll(id, another), 'latin1')
  }
}

/** Deletes a copy made by {@link copyBuild}; a server that has just been killed may still have written into it. */
export function removeBuild(distDir: string): void {
  const folder = path.join(ROOT, distDir)
  spawnSync('rm', ['-rf', folder]) // as for copies
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
