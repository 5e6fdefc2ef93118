import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** An in-memory file system, like /run. */
const MEMORY = '/dev/shm'

/** Creates a folder for PAGE_FILES_DIR. */
export function makePageFilesFolder(): string {
  const folder = mkdtempSync(path.join(existsSync(MEMORY) ? MEMORY : os.tmpdir(), 'page-files-'))
  chmodSync(folder, 0o755) // nginx runs as another user
  return folder
}

export function removePageFilesFolder(folder: string | undefined): void {
  if (folder) rmSync(folder, { recursive: true, force: true })
}

/** Returns the paths of the pages stored as files, sorted. */
export function pagesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => path.join(entry.parentPath, entry.name))
    .flatMap((file) => /\/pages-\w+(\/.*)\.html\.gz$/.exec(file)?.[1] ?? [])
    .sort()
}
