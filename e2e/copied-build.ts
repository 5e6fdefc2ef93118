import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { FIXTURE_DIST } from './site'

const ROOT = path.resolve(__dirname, '..')

/** What a site that runs has made there, and what only the compiler needs. */
const NOT_BUILT = new Set(['cache', 'dev', 'types', 'server/route-cache'])

/**
 * The build of the fixture content once more, for a test that changes it or makes pages of its own in it.
 * @param distDir a folder whose name begins with `.next-`
 * @returns the full path of the copy
 */
export function copyBuild(distDir: string): string {
  const [built, copy] = [path.join(ROOT, FIXTURE_DIST), path.join(ROOT, distDir)]
  removeBuild(distDir)
  cpSync(built, copy, {
    recursive: true,
    filter: (file) => !NOT_BUILT.has(path.relative(built, file)),
  })
  return copy
}

/** Removes what {@link copyBuild} made. */
export function removeBuild(distDir: string): void {
  rmSync(path.join(ROOT, distDir), { recursive: true, force: true })
}
