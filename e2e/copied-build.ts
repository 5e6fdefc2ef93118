import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '..')

/**
 * Copies the build in `.next`, for a test that modifies it or renders pages into it.
 * @param distDir a folder whose name begins with `.next-`
 * @returns the absolute path of the copy
 */
export function copyBuild(distDir: string): string {
  const [built, copy] = [path.join(ROOT, '.next'), path.join(ROOT, distDir)]
  removeBuild(distDir)
  cpSync(built, copy, {
    recursive: true,
    filter: (file) => !/^(?:cache|dev|types)$/.test(path.relative(built, file)),
  })
  return copy
}

/** Deletes a copy made by {@link copyBuild}. */
export function removeBuild(distDir: string): void {
  rmSync(path.join(ROOT, distDir), { recursive: true, force: true })
}
