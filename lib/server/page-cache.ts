import 'server-only'
import { LRUCache } from 'lru-cache'
import { monotonicMs } from '../cache/clock'
import { currentVersion as versionNow } from '../cache/process-caches'
import { readVersionTag } from '../portfolio/page-tags'
import { isPreviewPath } from '../routing/preview-routes'
import { isResultsPath } from '../search/results-path'
import {
  type CacheEntry,
  type CacheGet,
  type CacheSet,
  type CacheValue,
  isPage,
  type PageValue,
  pathOfKey,
  tagsOf,
} from './next-internals/cache-entries'
import { buildOfPage } from './next-internals/page-build'

const MAX_AGES = 20_000
const UNKEPT = { 'cache-control': 'private, no-store' }

type Key = Parameters<CacheGet>[0]
type Entry = CacheEntry | null
type VersionTag = NonNullable<ReturnType<typeof readVersionTag>>

/** Next's default cache handler, in memory and on disk. */
export type OwnCache = { get: CacheGet; set: CacheSet }

type RenderedPage = Extract<PageValue, { kind: 'APP_PAGE' }>

type PageCacheOptions = {
  /** Processes an entry in place; see ../page-policy/process-page.ts. */
  processPage: (entry: CacheValue | null | undefined) => void
  /** The name of the build; undefined for one without a name. */
  build?: string
  /** The version of a value that pages must have been rendered from; null when nothing is cached. */
  currentVersion?: (name: string) => Promise<string | null>
  /** A replacement for a page that can't be rendered now, by path; null for every other page. */
  unavailableFallback: (path: string) => Promise<PageValue | null>
  /** Called with each page that is about to be served. */
  onServed?: (path: string, page: RenderedPage) => void
  /** Called with each regenerated page; null when the path no longer has a page. */
  onMade?: (path: string, page: RenderedPage | null) => void
}

/** Wraps Next's cache handler; see ./next-internals/cache-handler.mjs. */
export type PageCache = {
  get: (...call: [...Parameters<CacheGet>, own: OwnCache]) => ReturnType<CacheGet>
  set: (...call: [...Parameters<CacheSet>, own: OwnCache]) => ReturnType<CacheSet>
  /** Whether a page was rendered from the current versions of its values. */
  isCurrent: (page: Pick<PageValue, 'headers'>) => Promise<boolean>
}

/**
 * Creates a page cache that processes every page before it is first served. A page rendered from an outdated version of
 * a value counts as missing, so that Next renders it again, whichever instance changed the value. So does a page of
 * another build: a server that was still running may have written it into this build's folder.
 */
export function createPageCache({
  processPage,
  build,
  currentVersion = versionNow,
  unavailableFallback,
  onServed,
  onMade,
}: PageCacheOptions): PageCache {
  const versions = new WeakMap<object, VersionTag[]>()
  const storedAt = new LRUCache<Key, number>({ max: MAX_AGES })

  async function isCurrent(page: Pick<PageValue, 'headers'>): Promise<boolean> {
    for (const { name, version } of versionsOf(page)) {
      const current = await currentVersion(name)
      if (current !== null && current !== version) return false
    }
    return true
  }

  function versionsOf(page: Pick<PageValue, 'headers'>): VersionTag[] {
    const known = versions.get(page)
    if (known) return known
    const read = tagsOf(page).flatMap((tag) => readVersionTag(tag) ?? [])
    versions.set(page, read)
    return read
  }

  /**
   * Replaces the modification time of an entry. Next stores wall-clock time but compares it with a monotonic clock,
   * so a page's age would be wrong after the system clock was set.
   */
  function withAge(key: Key, entry: CacheEntry): CacheEntry {
    const at = storedAt.get(key)
    return at === undefined ? entry : { ...entry, lastModified: performance.timeOrigin + at }
  }

  /** Whether a page belongs to this build; scripts and styles of other builds no longer exist. */
  function isOfThisBuild({ value }: CacheEntry): boolean {
    const made = value?.kind === 'APP_PAGE' ? buildOfPage(String(value.html)) : null
    return build === undefined || made === null || made === build
  }

  /**
   * Returns the unavailable fallback where no page is cached; it is not cached itself. Null lets Next render the page.
   * @param kind of the requested entry: only a page replaces a page, only a route handler's response replaces such a
   * response
   */
  async function fallbackFor(key: Key, kind: string): Promise<Entry> {
    const path = pathOfKey(key)
    const value = path === null ? null : await unavailableFallback(path)
    if (value?.kind !== kind) return null
    processPage(value)
    return { value, lastModified: Date.now() }
  }

  return {
    async get(key, context, own) {
      if (robotsOfUnkept(key)) return null
      const stored = await own.get(key, context)
      const entry = stored && isOfThisBuild(stored) ? stored : null
      const isValid = !entry || !isPage(entry.value) || (await isCurrent(entry.value))
      const isUsable = entry !== null && isValid
      const { kind } = context
      const fallback = !isUsable && isPage({ kind }) ? await fallbackFor(key, kind) : null
      // A page that can't be rendered again now is served stale, because its fallback contains less.
      if (!isUsable && !(entry && fallback)) return fallback
      processPage(entry?.value)
      const path = pathOfKey(key)
      if (path !== null && entry?.value?.kind === 'APP_PAGE') onServed?.(path, entry.value)
      return entry && withAge(key, entry)
    },

    async set(key, data, context, own) {
      const robots = robotsOfUnkept(key)
      processPage(data)
      if (robots) return forbidKeeping(data, robots)
      if (isPage(data)) storedAt.set(key, monotonicMs())
      await own.set(key, data, context)
      const path = pathOfKey(key)
      if (path !== null) onMade?.(path, data?.kind === 'APP_PAGE' ? data : null)
    },

    isCurrent,
  }
}

/** Returns the robots directive of a page that is rendered for each visit; null for a page that is cached. */
function robotsOfUnkept(key: Key): string | null {
  const path = pathOfKey(key) ?? ''
  if (isPreviewPath(path)) return 'noindex, nofollow'
  return isResultsPath(path) ? 'noindex, follow' : null
}

function forbidKeeping(value: CacheValue | null, robots: string): void {
  if (isPage(value)) value.headers = { ...value.headers, ...UNKEPT, 'x-robots-tag': robots }
}
