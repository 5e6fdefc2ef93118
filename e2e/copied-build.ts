import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { builtDeploymentId } from '../lib/server/next-internals/deployment.mjs'
import { FIXTURE_DIST } from './site'

const ROOT = path.resolve(__dirname, '..')

/** What a site that runs has made there, and what only the compiler needs. */
const NOT_BUILT = new Set(['dev', 'types', 'server/route-cache'])

/** What a build leaves in its cache for the site that starts from it; the rest is what a site has kept since. */
const LEFT_FOR_START = ['pdf', 'owner-modules']

/**
 * Copies the build of the fixture content, for a test that modifies it or renders pages into it.
 * @param distDir a folder whose name begins with `.next-`
 * @returns the absolute path of the copy
 */
export function copyBuild(distDir: string): string {
  const [built, copy] = [path.join(ROOT, FIXTURE_DIST), path.join(ROOT, distDir)]
  removeBuild(distDir)
  cpSync(built, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => isBuilt(path.relative(built, file)),
  })
  return copy
}

function isBuilt(file: string): boolean {
  const [folder, part] = file.split(path.sep)
  if (folder === 'cache' && part) return LEFT_FOR_START.includes(part)
  return !NOT_BUILT.has(file)
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
  rmSync(path.join(ROOT, distDir), { recursive: true, force: true, maxRetries: 5 })
}
