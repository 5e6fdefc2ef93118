import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { writeWhole } from '../../../config/write-whole.mjs'

/** Writes files, or only records their names in a dry run. */
export type Output = { write: (file: string, data: string | Uint8Array) => Promise<void>; files: string[] }

/**
 * Creates an output.
 * @param isDry writes nothing to disk
 */
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

/**
 * Reads a text file.
 * @returns null if it does not exist
 */
export async function readIfThere(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}
