import 'server-only'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { findProcessWide } from '../site/once'
import { pageVersion, type Snapshot, type Version } from '../content/snapshot'
import { readLocalPath } from '../site/routes'
import { isPreviewPath } from '../articles/routes'
import { isResultsPath } from '../search/query'
import {
  type CacheEntry,
  type CacheGet,
  type CacheSet,
  type CacheValue,
  isPage,
  type PageValue,
  pathOfKey,
} from './next-internals/cache-entries'

/** A page that takes longer has failed. */
const MAX_RENDER_MS = 30_000
const UNKEPT = { 'cache-control': 'private, no-store' }
/** Header of a cached page that names what it was made from. It is not sent; a page of the build has none. */
const LABEL = 'x-made-from'
/** The page that replaces an article whose text can't be read now. */
export const UNAVAILABLE_PATH = '/unavailable'
/** The page that replaces those of a part that the site doesn't have. */
export const MISSING_PATH = '/missing'
/** Headers of answers that replace something for a moment. */
export const FOR_NOW = { 'cache-control': 'no-store', 'retry-after': '10' }

type Key = Parameters<CacheGet>[0]

/** Next's default cache handler, in memory and on disk. */
export type OwnCache = { get: CacheGet; set: CacheSet }

type PageCacheOptions = {
  /** The content as it shows now, after what any instance has accepted; null while nothing was ever read. */
  sync: () => Promise<Snapshot | null>
  current: () => Snapshot | null
  /** The id of the build: pages that a server of another build wrote into this folder are not used. */
  build: string
  /** What the pages of the build were made from; null when that isn't known. */
  built: Version | null
  /** Processes an entry in place; see ../page-policy/process-page.ts. */
  processPage: (entry: CacheValue | null | undefined) => void
}

/** Wraps Next's cache handler; see ./next-internals/cache-handler.mjs. */
export type PageCache = {
  get: (...call: [...Parameters<CacheGet>, own: OwnCache]) => ReturnType<CacheGet>
  set: (...call: [...Parameters<CacheSet>, own: OwnCache]) => ReturnType<CacheSet>
  /** Resolves once the pages are made that were begun before, which may show older content. */
  settled: () => Promise<void>
}

/** Whether pages go through this cache. They don't in development, nor with a Next whose internals are unknown. */
export function hasPageCache(): boolean {
  return findProcessWide('page-cache') !== undefined
}

/**
 * Creates the page cache: a page is good exactly if it was made from the content as it is now. One that was made from
 * another version counts as missing, so that Next makes it again for the next request, also after a restart and whichever
 * instance took the order. A page is labelled with its version in one of its headers, which Next stores.
 */
export function createPageCache({ sync, current, build, built, processPage }: PageCacheOptions): PageCache {
  const renders = createRenders()
  const labelFor = (path: string, { version }: Snapshot) => `${build}.${pageVersion(path, version)}`

  function isCurrent(path: string, value: CacheValue | null, content: Snapshot | null): boolean {
    // While nothing was ever read, whatever was made before is the best there is.
    if (!content || !isPage(value)) return true
    const label = value.headers?.[LABEL]
    if (label !== undefined) return label === labelFor(path, content)
    return built !== null && pageVersion(path, built) === pageVersion(path, content.version)
  }

  return {
    async get(key, context, own) {
      const path = pathOfKey(key)
      if (path === null || !isPage(context)) return own.get(key, context)
      if (robotsOfUnkept(path)) return null
      const content = await sync()
      const entry = await own.get(key, context)
      if (!entry || !isCurrent(path, entry.value, content)) {
        await renders.begin(key, current)
        return null
      }
      finish(path, entry.value)
      return withoutAge(withoutLabel(entry))
    },

    async set(key, data, context, own) {
      const path = pathOfKey(key)
      if (path === null || !isPage(data)) return own.set(key, data, context)
      const robots = robotsOfUnkept(path)
      finish(path, data)
      if (robots) return forbidKeeping(data, robots)
      const content = renders.end(key)
      // A page that was made while the content changed may show either; a 404 would be kept for any made-up address.
      if (!content || content !== current() || (data.status === 404 && !isMissing(path))) return
      const headers = { ...data.headers, [LABEL]: labelFor(path, content) }
      await own.set(key, { ...data, headers }, context)
    },

    settled: renders.settled,
  }

  function finish(path: string, value: CacheValue | null): void {
    processPage(value)
    if (isMissing(path) && value?.kind === 'APP_PAGE') value.status = 404
    if (path !== UNAVAILABLE_PATH || value?.kind !== 'APP_PAGE') return
    value.status = 503
    value.headers = { ...value.headers, ...FOR_NOW }
  }
}

function isMissing(path: string): boolean {
  return readLocalPath(path).path === MISSING_PATH
}

/**
 * Remembers from which content pages began to be made: a page is never labelled with newer content than that. What was
 * begun and never ended is forgotten: it holds all of the content of its time.
 */
function createRenders() {
  type Render = { content: Snapshot | null; at: number; free: () => void }
  /** Those that run, by page: the oldest of each. */
  const running = new LRUCache<Key, Render>({ max: 1_000, ttl: MAX_RENDER_MS })
  const inTurn = pLimit(RENDERS_AT_ONCE)

  return {
    /** Resolves when it is the page's turn to be rendered. */
    async begin(key: Key, current: () => Snapshot | null): Promise<void> {
      const free = await turnOf(inTurn)
      running.purgeStale()
      if (running.has(key)) free()
      else running.set(key, { content: current(), at: performance.now(), free })
    },
    /** Returns the content from which the oldest of the page's renders began. */
    end(key: Key): Snapshot | null {
      const oldest = running.get(key)
      running.delete(key)
      oldest?.free()
      return oldest?.content ?? null
    },
    async settled(): Promise<void> {
      const before = performance.now()
      const isRunning = () => [...running.values()].some(({ at }) => at < before)
      while (isRunning() && performance.now() - before < MAX_WAIT_MS)
        await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    },
  }
}

/**
 * Renders that run at once. More of them would share one thread, so that all were late, orders too, and the memory of each
 * was held for longer.
 */
const RENDERS_AT_ONCE = 2
/**
 * A page whose render takes longer, or has failed, makes way for the next one: a page that always fails must not hold up
 * the others.
 */
const MAX_TURN_MS = 300

/** Waits for a turn. @returns a function that ends it */
function turnOf(inTurn: ReturnType<typeof pLimit>): Promise<() => void> {
  return new Promise((begin) => {
    const turn = (end: () => void) => {
      setTimeout(end, MAX_TURN_MS).unref()
      begin(end)
    }
    void inTurn(() => new Promise<void>(turn))
  })
}

/** How long an order waits for the pages that are being made, in milliseconds. */
const MAX_WAIT_MS = 2_000
const POLL_MS = 20

function withoutLabel(entry: CacheEntry): CacheEntry {
  if (!isPage(entry.value)) return entry
  const { [LABEL]: _, ...headers } = entry.value.headers ?? {}
  return { ...entry, value: { ...entry.value, headers } }
}

/** A page that is good doesn't age: Next would make it again after its period. */
function withoutAge(entry: CacheEntry): CacheEntry {
  return { ...entry, lastModified: performance.timeOrigin + performance.now() }
}

/** Returns the robots directive of a page that is rendered for each visit; null for a page that is cached. */
function robotsOfUnkept(path: string): string | null {
  if (isPreviewPath(path)) return 'noindex, nofollow'
  return isResultsPath(path) ? 'noindex, follow' : null
}

function forbidKeeping(value: PageValue, robots: string): void {
  value.headers = { ...value.headers, ...UNKEPT, 'x-robots-tag': robots }
}
