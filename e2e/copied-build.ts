import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { FIXTURE_DIST } from './site'

const ROOT = path.resolve(__dirname, '..')

/**
 * The build in `.next` once more, for a test that changes it or makes pages of its own in it.
 * @param distDir a folder whose name begins with `.next-`
 * @returns the full path of the copy
 */
export function copyBuild(distDir: string): string {
  const [built, copy] = [path.join(ROOT, FIXTURE_DIST), path.join(ROOT, distDir)]
  removeBuild(distDir)
  cpSync(built, copy, {
    recursive: true,
    filter: (file) => !/^(?:cache|dev|types)$/.test(path.relative(built, file)),
  })
  return copy
}

/** Removes what {@link copyBuild} made. */
export function removeBuild(distDir: string): void {
  rmSync(path.join(ROOT, distDir), { recursive: true, force: true })
}
