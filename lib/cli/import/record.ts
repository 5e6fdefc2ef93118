import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Folders } from '../../site/content-folder'
import { writeWhole } from '../../site/write-whole.mjs'
import { Refusal } from './post'

/** Stored with the content, so that a later run knows what an earlier one wrote, and what was edited since. */
const RECORD_FILE = '.imported.json'

const schema = z.record(
  z.string(),
  z.object({ file: z.string(), id: z.number().optional(), hash: z.string() }),
)
/** What was written for the keys of the sources: the file, the hash of the content, and a project's id here. */
export type ImportRecord = z.infer<typeof schema>

/**
 * Reads the record of earlier imports.
 * @throws Refusal if it exists but is invalid
 */
export async function readRecord({ content, name }: Folders): Promise<ImportRecord> {
  const text = await readIfThere(path.join(content, RECORD_FILE))
  try {
    return schema.parse(JSON.parse(text ?? '{}'))
  } catch {
    throw new Refusal(`${name}/${RECORD_FILE} was changed and can't be read: restore it, or delete it`)
  }
}

/** Writes the record, sorted, so that equal records have equal bytes. */
export async function writeRecord(record: ImportRecord, { content }: Folders, output: Output): Promise<void> {
  const entries = Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const text = `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`
  const isNew = text !== ((await readIfThere(path.join(content, RECORD_FILE))) ?? '{}\n')
  if (isNew) await output.write(RECORD_FILE, text)
}

export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}

/** Returns a file's text; null if there is none. */
export async function readIfThere(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}

/**
 * Reads a JSON file of the owner's that is added to.
 * @throws Refusal if it isn't what it should be
 */
export async function readOwnJson<T>(
  { content, name }: Folders,
  file: string,
  absent: T,
  isRight: (value: unknown) => value is T,
): Promise<T> {
  try {
    const value: unknown = JSON.parse((await readIfThere(path.join(content, file))) ?? JSON.stringify(absent))
    if (isRight(value)) return value
  } catch (error) {
    // `npm run check` explains what is wrong.
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new Refusal(`${name}/${file} can't be read: mend it first (npm run check says where)`)
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
