import 'server-only'
import path from 'node:path'
import { z } from 'zod'
import { createFileStore } from '../cache/stores/file-store'
import { env } from '../config/env'

/** Page count, page size in points and version of a CV's PDF; they reserve its space on the page. */
export type PdfFacts = { pages: number; width: number; height: number; version: string }

const FACTS = z.object({
  pages: z.int().positive(),
  width: z.number().positive(),
  height: z.number().positive(),
  version: z.string(),
})

/**
 * Facts by the version of the file that they are about. The build leaves them beside it, so that a server whose files
 * haven't changed since never loads the library that reads PDFs, which takes 45 MB.
 * @param folder created on the first write
 */
export function createKeptFacts(folder: string) {
  const store = createFileStore(folder, 'pdf-facts')
  return {
    /** What is kept about a version, or else what `read` says, which is kept then. */
    async of(version: string, read: () => Promise<PdfFacts>): Promise<PdfFacts> {
      const kept = FACTS.safeParse((await store.load(version))?.value).data
      if (kept?.version === version) return kept
      const facts = await read()
      await store.save(version, { value: facts, version, ticket: 0, ageMs: 0 })
      return facts
    },
  }
}

export const keptFacts = createKeptFacts(path.join(process.cwd(), env.NEXT_DIST_DIR, 'cache', 'pdf'))
