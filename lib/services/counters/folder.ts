import 'server-only'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { env } from '../../config/env'

/** Returns the folder of the database, COUNTERS_DIR: relative to the project, or absolute. */
export function countersFolder(root = process.cwd(), name = env.COUNTERS_DIR): string {
  return path.resolve(/* turbopackIgnore: true */ root, name)
}

/** Creates the folder, accessible to this user only. */
export function makeCountersFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
}
