import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { FIXTURE_DIST } from './site'

const ROOT = path.resolve(__dirname, '..')

/** What a site that runs has made there, and what only the compiler needs. */
const NOT_BUILT = new Set(['cache', 'dev', 'types', 'server/route-cache'])

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
    filter: (file) => !NOT_BUILT.has(path.relative(built, file)),
  })
  return copy
}

/** Deletes a copy made by {@link copyBuild}. */
export function removeBuild(distDir: string): void {
  rmSync(path.join(ROOT, distDir), { recursive: true, force: true })
}
