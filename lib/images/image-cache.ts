import 'server-only'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { causeOf, log } from '../site/log'
import { processWide } from '../site/once'

/** The error of a full queue; a retry a little later may succeed. */
export class BusyError extends Error {
  override name = 'BusyError'
}

/** Compares names: Next bundles each route handler with its own copy of the class, while the queues are shared. */
export function isBusyError(error: unknown): boolean {
  return error instanceof Error && error.name === 'BusyError'
}

type TaskQueue = <T>(task: () => Promise<T>) => Promise<T>

/**
 * Creates a queue that limits concurrency.
 * @param atOnce number of tasks that run at a time
 * @param waiting number of tasks that may wait
 * @returns a function that runs a task and resolves with its result, or rejects with a BusyError when the queue is full
 */
export function createTaskQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): TaskQueue {
  const limit = pLimit(atOnce)
  return async (task) => {
    if (limit.pendingCount >= waiting) throw new BusyError(`${waiting} tasks are waiting`)
    return limit(task)
  }
}

/** Each conversion occupies a core: two at a time, whatever the load. */
export const inConversionQueue: TaskQueue = (task) =>
  processWide('image-conversions', () => createTaskQueue({ atOnce: 2, waiting: 100 }))(task)

/** Originals stay in memory until they are converted: four at a time, of up to 8 MB each. */
export const inOriginalsQueue: TaskQueue = (task) =>
  processWide('image-originals', () => createTaskQueue({ atOnce: 4, waiting: 100 }))(task)

/** The encoded bytes of an image. @param bytes a copy with a buffer of its own @param hash short hash of the bytes */
export type ImageBytes = { type: string; bytes: Uint8Array<ArrayBuffer>; hash: string }

/**
 * An image to respond with.
 * @param version the `v` parameter under whose URL the bytes never change; null when there is none
 * @param isFallback whether it replaces an image that can't be loaded at the moment
 */
export type Image = ImageBytes & { version: string | null; isFallback: boolean }

/** Copies the bytes of an image: a small Buffer is a slice of a shared pool, which it would keep in memory. */
export function imageBytes(type: string, bytes: Uint8Array): ImageBytes {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  return { type, bytes: new Uint8Array(bytes), hash }
}

const SHARED_BYTES = 48 * 1024 * 1024
const FAILED_FOR_MS = 60_000
/** Approximate overhead of an entry, besides its key and its bytes. */
const ENTRY_BYTES = 512

type Load = {
  /** Fetches or generates the image; an error is logged, and cached for a minute. */
  load: () => Promise<{ type: string; bytes: Uint8Array }>
  /** Identifies the image in the log. */
  name: string
  /** Age at which the image is loaded again; without it, never. */
  maxAgeMs?: number
  /** Token of the last order; a remote image that was loaded under another one is loaded again. */
  order?: string
}
/** @param image null while it can't be loaded @param order the last one when its load began */
type Entry = { image: ImageBytes | null; order: string | undefined }

type ImageCache = {
  /** @returns null when it can't be loaded at the moment @throws BusyError when the queue is full */
  get: (key: string, how: Load) => Promise<ImageBytes | null>
}

/**
 * An LRU cache of images, stale-if-error. Concurrent requests for one image share a load.
 * @param maxBytes of keys and images together
 */
export function createImageCache(maxBytes: number): ImageCache {
  const cache = new LRUCache<string, Entry, Load>({
    maxSize: maxBytes,
    sizeCalculation: ({ image }, key) => ENTRY_BYTES + 2 * key.length + (image?.bytes.buffer.byteLength ?? 0),
    ttlResolution: 0,
    // An entry evicted during its load still answers the requests that wait for it.
    ignoreFetchAbort: true,
    async fetchMethod(_key, stale, { options, context: { load, name, maxAgeMs, order } }) {
      try {
        const { type, bytes } = await load()
        options.ttl = maxAgeMs ?? 0
        return { image: imageBytes(type, bytes), order }
      } catch (error) {
        const image = stale?.image ?? null
        if (isBusyError(error) && !image) throw error
        const kept = image ? 'the image of before' : 'a fallback'
        log('warn', 'media.replaced', { image: name, cause: causeOf(error), kept })
        options.ttl = FAILED_FOR_MS
        return { image, order }
      }
    },
  })
  return {
    async get(key, context) {
      const held = cache.peek(key)
      const forceRefresh = held !== undefined && held.order !== context.order
      return (await cache.fetch(key, { context, forceRefresh }))?.image ?? null
    },
  }
}

/** Returns the image cache of this process. */
export function sharedImages(): ImageCache {
  return processWide('images', () => createImageCache(SHARED_BYTES))
}
