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
