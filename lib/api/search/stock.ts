import 'server-only'
import { shortHash } from '../../text/hash'
import type { SearchDocument } from './document'
import { createSearchIndex } from './search-index'

type Kept = { stamp: string; packed: Buffer }

/**
 * Creates the store of documents with their index. Their texts are outside of the heap; `bytes` is their total size,
 * for limits.
 */
export function createStock() {
  const index = createSearchIndex()
  const kept = new Map<string, Kept>()
  let bytes = 0

  function forget(key: string): void {
    bytes -= kept.get(key)?.packed.length ?? 0
    kept.delete(key)
  }

  return {
    index,
    keys: () => [...kept.keys()],
    bytes: () => bytes,

    /** Whether a document is missing, or was built from a different source. */
    isOther: (key: string, source: unknown): boolean => kept.get(key)?.stamp !== stampOf(source),

    put(document: SearchDocument, source: unknown): void {
      forget(document.key)
      const packed = Buffer.from(JSON.stringify(document))
      kept.set(document.key, { stamp: stampOf(source), packed })
      bytes += packed.length
      index.put(document)
    },

    remove(key: string): void {
      forget(key)
      index.remove(key)
    },

    document(key: string): SearchDocument | null {
      const packed = kept.get(key)?.packed
      return packed ? (JSON.parse(packed.toString()) as SearchDocument) : null
    },
  }
}

export type Stock = ReturnType<typeof createStock>

function stampOf(source: unknown): string {
  return shortHash(JSON.stringify(source))
}
