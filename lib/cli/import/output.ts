import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Folders } from '../../site/content-folder'
import { writeWhole } from '../../site/write-whole.mjs'

/**
 * Reads a JSON file of the owner's that is added to.
 * @throws Error if it isn't what it should be
 */
export async function readOwnJson<T>(
  { content, name }: Folders,
  file: string,
  absent: T,
  isRight: (value: unknown) => value is T,
): Promise<T> {
  const place = path.join(content, file)
  if (!existsSync(place)) return absent
  try {
    const value: unknown = JSON.parse(await readFile(place, 'utf8'))
    if (isRight(value)) return value
  } catch (error) {
    // `npm run check` explains what is wrong.
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new Error(`${name}/${file} can't be read: mend it first (npm run check says where)`)
}

/** Writes files into the content folder, by their paths in it, and names them; a dry run only names them. */
export function createOutput({ content }: Folders, isDry: boolean) {
  const files: string[] = []
  async function write(file: string, data: string | Uint8Array): Promise<void> {
    files.push(file)
    if (isDry) return
    await mkdir(path.dirname(path.join(content, file)), { recursive: true })
    await writeWhole(path.join(content, file), data)
  }
  return { files, write }
}
export type Output = ReturnType<typeof createOutput>
