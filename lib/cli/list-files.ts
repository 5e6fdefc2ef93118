import { readdirSync } from 'node:fs'
import path from 'node:path'

/** The paths of all files in a folder and below; none where there is no such folder. */
export function listFiles(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  } catch {
    return []
  }
}
