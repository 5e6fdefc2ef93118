import 'server-only'
import { LRUCache } from 'lru-cache'
import { monotonicMs } from '../cache/clock'
import { currentVersion as versionNow } from '../cache/process-caches'
import { log } from '../config/log'
import { readVersionTag } from '../portfolio/page-tags'
import { isPreviewPath } from '../routing/routes'
import { deferScripts } from './deferred-scripts'
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
import { pagePolicy, type PolicyOptions } from './page-policy'

const POLICY_HEADER = 'content-security-policy'
const MAX_AGES = 20_000
const UNKEPT = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' }

type Key = Parameters<CacheGet>[0]
type Entry = CacheEntry | null
type VersionTag = NonNullable<ReturnType<typeof readVersionTag>>

/** Next's own cache, in memory and on disk. */
export type OwnCache = { get: CacheGet; set: CacheSet }

type PageCacheOptions = {
  policy: PolicyOptions
  /** The version of a value that pages have to show now; null when nothing is known of it. */
  currentVersion?: (name: string) => Promise<string | null>
  /** What is shown in the place of a page that can't be made now, by its path; null for every other page. */
  unavailableFallback: (path: string) => Promise<PageValue | null>
}

/** What happens around Next's own cache of pages; see ./next-internals/cache-handler.mjs. */
export type PageCache = {
  get: (...call: [...Parameters<CacheGet>, own: OwnCache]) => ReturnType<CacheGet>
  set: (...call: [...Parameters<CacheSet>, own: OwnCache]) => ReturnType<CacheSet>
}

/**
 * Finishes every page that is kept before it is answered for the first time: its scripts wait for its first paint, and
 * its Content-Security-Policy names them. A page that was made from another version of a value than the current one is not
 * answered any more: whoever changed the value, and whenever this page was made.
 */
export function createPageCache({
  policy: options,
  currentVersion = versionNow,
  unavailableFallback,
}: PageCacheOptions): PageCache {
  const finished = new WeakSet<object>()
  const versions = new WeakMap<object, VersionTag[]>()
  const storedAt = new LRUCache<Key, number>({ max: MAX_AGES })
  const usual = pagePolicy([...options.trusted], options).policy

  /** The value itself is changed: it is what the first visitor is answered with. */
  function finish(value: CacheValue | null | undefined): void {
    if (value?.kind !== 'APP_PAGE' || finished.has(value)) return
    finished.add(value)
    if (value.headers?.[POLICY_HEADER] === usual) return // read from the disk, where it was put finished
    const { html, inlineScripts } = deferScripts(String(value.html))
    const { policy, refused } = pagePolicy(inlineScripts, options)
    if (refused > 0) log('error', 'policy.script-refused', { scripts: refused })
    value.html = html
    value.headers = { ...value.headers, [POLICY_HEADER]: policy }
  }

  /** Whether a page shows what there is now. */
  async function isCurrent(page: PageValue): Promise<boolean> {
    for (const { name, version } of versionsOf(page)) {
      const current = await currentVersion(name)
      if (current !== null && current !== version) return false
    }
    return true
  }

  function versionsOf(page: PageValue): VersionTag[] {
    const known = versions.get(page)
    if (known) return known
    const read = tagsOf(page).flatMap((tag) => readVersionTag(tag) ?? [])
    versions.set(page, read)
    return read
  }

  /**
   * Next stores the time of the wall clock and compares it with one that is never set: after the wall clock was set, the
   * page would be taken for younger or older than it is.
   */
  function withAge(key: Key, entry: CacheEntry): CacheEntry {
    const at = storedAt.get(key)
    return at === undefined ? entry : { ...entry, lastModified: performance.timeOrigin + at }
  }

  /** Where no page is kept: one that stands in for it, kept by nobody, or null for Next to make the page. */
  async function standFor(key: Key): Promise<Entry> {
    const path = pathOfKey(key)
    const value = path === null ? null : await unavailableFallback(path)
    finish(value)
    return value && { value, lastModified: Date.now() }
  }

  return {
    async get(key, context, own) {
      if (isUnkept(key)) return null
      const entry = await own.get(key, context)
      const isRight = !entry || !isPage(entry.value) || (await isCurrent(entry.value))
      if ((!entry || !isRight) && context.kind === 'APP_PAGE') return standFor(key)
      if (!isRight) return null
      finish(entry?.value)
      return entry && withAge(key, entry)
    },

    async set(key, data, context, own) {
      finish(data)
      if (isUnkept(key)) return forbidKeeping(data)
      if (isPage(data)) storedAt.set(key, monotonicMs())
      await own.set(key, data, context)
    },
  }
}

/** A preview is made for each visit. */
function isUnkept(key: Key): boolean {
  const path = pathOfKey(key)
  return path !== null && isPreviewPath(path)
}

function forbidKeeping(value: CacheValue | null): void {
  if (isPage(value)) value.headers = { ...value.headers, ...UNKEPT }
}
