import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Returns the paths of all files below a folder; empty if the folder does not exist. */
export function listFiles(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  } catch {
    return []
  }
}

/** Returns the same files by their paths in the folder, with slashes on every system. */
export function listNames(folder: string): string[] {
  return listFiles(folder).map((file) => path.relative(folder, file).replaceAll(path.sep, '/'))
}
