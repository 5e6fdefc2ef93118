import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Folders } from '../../../config/content-folder'
import { Refusal } from '../refusal'

/** Kept beside the content, so that another run knows what an earlier one wrote, and what was edited since. */
export const RECORD_FILE = '.imported.json'

const placed = z.object({ file: z.string(), id: z.number(), hash: z.string() })
const schema = z.object({
  articles: z.record(z.string(), placed),
  projects: z.record(z.string(), z.object({ id: z.number(), hash: z.string() })),
  pictures: z.record(z.string(), z.string()),
})

/** What was written for each key of a service: file, id and a hash of the content; pictures by their old address. */
export type ImportRecord = z.infer<typeof schema>

/** @throws Refusal for a file that is there and can't be used */
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

/** The same record is the same bytes, in whatever order it was filled. */
export function recordText({ articles, projects, pictures }: ImportRecord): string {
  const sorted = <T>(entries: Record<string, T>) =>
    Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  const record = { articles: sorted(articles), projects: sorted(projects), pictures: sorted(pictures) }
  return `${JSON.stringify(record, null, 2)}\n`
}

export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 16)
}
