import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Folders } from '../../../config/content-folder'
import { Refusal } from '../refusal'

/** Stored with the content, so that a later run knows what an earlier one wrote, and what was edited since. */
export const RECORD_FILE = '.imported.json'

const placed = z.object({ file: z.string(), id: z.number(), hash: z.string() })
const schema = z.object({
  articles: z.record(z.string(), placed),
  projects: z.record(z.string(), z.object({ id: z.number(), hash: z.string() })),
  pictures: z.record(z.string(), z.string()),
})

/** What was written for each key of a service: file, id and content hash; pictures by their old URL. */
export type ImportRecord = z.infer<typeof schema>

/**
 * Reads the record of earlier imports.
 * @throws Refusal if it exists but is invalid
 */
export async function readRecord({ content, name }: Folders): Promise<ImportRecord> {
  const text = await readFile(path.join(content, RECORD_FILE), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    },
  )
  if (text === null) return { articles: {}, projects: {}, pictures: {} }
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw new Refusal(`${name}/${RECORD_FILE} was changed and can't be read: restore it, or delete it`)
  }
}

/** Serialises a record with sorted keys, so that equal records have equal bytes. */
export function recordText({ articles, projects, pictures }: ImportRecord): string {
  const sorted = <T>(entries: Record<string, T>) =>
    Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  const record = { articles: sorted(articles), projects: sorted(projects), pictures: sorted(pictures) }
  return `${JSON.stringify(record, null, 2)}\n`
}

export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 16)
}
