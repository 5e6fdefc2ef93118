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
 * Creates a cache of facts by file version. The build stores them beside its output, so that a server with unchanged
 * files never loads the library that reads PDFs, which takes 45 MB.
 * @param folder created on the first write
 */
export function createKeptFacts(folder: string) {
  const store = createFileStore(folder, 'pdf-facts')
  return {
    /** Returns the cached facts of a version, else those that `read` returns, which are then cached. */
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
