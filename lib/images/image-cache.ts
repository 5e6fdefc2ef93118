import 'server-only'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { causeOf, log } from '../config/log'
import { processWide } from '../config/process-wide'
import { isBusyError } from './task-queue'

/** @param bytes in memory of their own @param hash of them, short */
export type ImageBytes = { type: string; bytes: Uint8Array<ArrayBuffer>; hash: string }

/** Copies the bytes of an image: small buffers are slices of a pool, which would be held whole. */
export function imageBytes(type: string, bytes: Uint8Array): ImageBytes {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  return { type, bytes: new Uint8Array(bytes), hash }
}

const SHARED_BYTES = 48 * 1024 * 1024
const FAILED_FOR_MS = 60_000
/** What an entry takes besides its key and its bytes, roughly. */
const ENTRY_BYTES = 512

type Load = {
  /** Fetches or makes the image; what it throws is logged, and cached for a minute. */
  load: () => Promise<{ type: string; bytes: Uint8Array }>
  /** Names the image in the log. */
  name: string
  /** Age at which the image is loaded again; until then it can't change. */
  maxAgeMs?: number
}
type Failure = { failed: true }

export type ImageCache = {
  /** @returns null when it can't be loaded at the moment @throws BusyError when too many others are being loaded */
  get: (key: string, how: Load) => Promise<ImageBytes | null>
}

/**
 * Keeps images in memory, the most recently used ones, and loads each once for all who ask for it meanwhile. One that
 * is too old and can't be loaded again is served as it was.
 * @param maxBytes of keys and images together
 */
export function createImageCache(maxBytes: number): ImageCache {
  const cache = new LRUCache<string, ImageBytes | Failure, Load>({
    maxSize: maxBytes,
    sizeCalculation: (entry, key) =>
      ENTRY_BYTES + 2 * key.length + ('bytes' in entry ? entry.bytes.buffer.byteLength : 0),
    ttlResolution: 0,
    // An entry that is pushed out while it loads still answers those who wait for it.
    ignoreFetchAbort: true,
    async fetchMethod(_key, stale, { options, context: { load, name, maxAgeMs } }) {
      try {
        const { type, bytes } = await load()
        options.ttl = maxAgeMs ?? 0
        return imageBytes(type, bytes)
      } catch (error) {
        const held = stale && 'bytes' in stale ? stale : null
        if (isBusyError(error) && !held) throw error
        const kept = held ? 'the image of before' : 'a fallback'
        log('warn', 'media.replaced', { image: name, cause: causeOf(error), kept })
        options.ttl = FAILED_FOR_MS
        return held ?? { failed: true }
      }
    },
  })
  return {
    async get(key, context) {
      const entry = await cache.fetch(key, { context })
      return entry && 'bytes' in entry ? entry : null
    },
  }
}

/** The images of this process. */
export function sharedImages(): ImageCache {
  return processWide('images', () => createImageCache(SHARED_BYTES))
}
