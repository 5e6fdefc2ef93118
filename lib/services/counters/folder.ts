import 'server-only'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { folders } from '../../config/content-folder'
import { env } from '../../config/env'

/**
 * The folder of the database, COUNTERS_DIR: relative to the project, or absolute.
 * @throws Error for one that is served, edited or deleted by something else
 */
export function countersFolder(root = process.cwd(), name = env.COUNTERS_DIR): string {
  const folder = path.resolve(/* turbopackIgnore: true */ root, name)
  const build = path.resolve(/* turbopackIgnore: true */ root, env.NEXT_DIST_DIR)
  const taken = [build, folders.publicFiles, folders.content].find((other) => liesWithin(folder, other))
  if (!taken) return folder
  throw new Error(`COUNTERS_DIR: ${folder} lies in ${taken}; name a folder of its own`)
}

/** Creates it, for this user alone. */
export function makeCountersFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
}

function liesWithin(folder: string, other: string): boolean {
  const below = path.relative(other, folder)
  return below.split(path.sep)[0] !== '..' && !path.isAbsolute(below)
}
