import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { writeWhole } from '../../../config/write-whole.mjs'

/** Writes files, or only counts them where nothing may be written. */
export type Output = { write: (file: string, data: string | Uint8Array) => Promise<void>; files: string[] }

/** @param isDry nothing reaches the disk */
export function createOutput(isDry: boolean): Output {
  const files: string[] = []
  return {
    files,
    async write(file, data) {
      files.push(file)
      if (isDry) return
      await mkdir(path.dirname(file), { recursive: true })
      await writeWhole(file, data)
    },
  }
}

/** @returns null where there is no such file */
export async function readIfThere(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}
