import 'server-only'
import { readdirSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { causeOf, log } from '../site/log'
import { writeWhole } from '../site/write-whole.mjs'
import { contentHash } from './snapshot'

/** Texts in memory, in characters: about a thousand articles. */
const MAX_CHARACTERS = 8_000_000

type Others = {
  /** A folder of texts that is never written to. */
  built?: string | null
  /** Finds texts that this instance doesn't have. */
  peers?: { get: (hash: string) => Promise<string | null> } | null
}

export type Texts = ReturnType<typeof createTexts>

/**
 * Creates the store of the articles' texts: files named after the hash of their content, and the most recently used
 * ones in memory. Thousands of articles therefore take little memory, and an unchanged text is written once.
 * @param folder used for nothing else; created on the first write
 * @param built folder of the texts of the build
 * @param peers asked for a text that isn't here, such as one that another instance has read
 */
export function createTexts(folder: string, { built = null, peers = null }: Others = {}) {
  const folders = built === null ? [folder] : [folder, built]
  const recent = new LRUCache<string, string>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (text) => text.length + 1,
  })
  /** Texts that could not be written, as on a read-only disk. */
  const unwritten = new Map<string, string>()
  const written = new Set(folders.flatMap(namesIn))

  async function read(hash: string): Promise<string | null> {
    for (const place of folders) {
      const text = await readFile(path.join(place, hash), 'utf8').catch(() => null)
      if (text !== null) return text
    }
    return null
  }

  async function write(hash: string, text: string): Promise<void> {
    try {
      await mkdir(folder, { recursive: true })
      await writeWhole(path.join(folder, hash), text)
      written.add(hash)
      unwritten.delete(hash)
    } catch (error) {
      if (unwritten.size === 0)
        log('warn', 'content.texts-not-written', { cause: causeOf(error), kept: 'texts in memory' })
      unwritten.set(hash, text)
    }
  }

  return {
    /** Stores a text. @returns its hash */
    async put(text: string): Promise<string> {
      const hash = contentHash(text)
      if (!written.has(hash) && !unwritten.has(hash)) await write(hash, text)
      return hash
    },

    /** Whether the text with a hash is here, and need not be asked for. */
    has: (hash: string) => written.has(hash) || unwritten.has(hash) || recent.has(hash),

    /** Returns the text with a hash; null when neither this instance nor another one has it. */
    async get(hash: string): Promise<string | null> {
      const known = recent.get(hash) ?? unwritten.get(hash)
      if (known !== undefined) return known
      const here = await read(hash)
      const text = here ?? (await peers?.get(hash)) ?? null
      if (text === null) return null
      recent.set(hash, text)
      if (here === null) await write(hash, text)
      return text
    },

    /** Deletes every text but these. */
    async keepOnly(hashes: ReadonlySet<string>): Promise<void> {
      for (const hash of unwritten.keys()) if (!hashes.has(hash)) unwritten.delete(hash)
      for (const hash of written) {
        if (hashes.has(hash)) continue
        written.delete(hash)
        await rm(path.join(folder, hash), { force: true }).catch(() => undefined)
      }
    },
  }
}

/** Lists the files of an earlier process; there may be none yet. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
