import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** A file system in memory, as /run is one. */
const MEMORY = '/dev/shm'

/** A folder for PAGE_FILES_DIR. */
export function makePageFilesFolder(): string {
  const folder = mkdtempSync(path.join(existsSync(MEMORY) ? MEMORY : os.tmpdir(), 'page-files-'))
  chmodSync(folder, 0o755) // nginx runs as another user
  return folder
}

export function removePageFilesFolder(folder: string | undefined): void {
  if (folder) rmSync(folder, { recursive: true, force: true })
}

/** The paths of pages that are files now, sorted. */
export function pagesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => path.join(entry.parentPath, entry.name))
    .flatMap((file) => /\/pages-\w+(\/.*)\.html\.gz$/.exec(file)?.[1] ?? [])
    .sort()
}
