import 'server-only'
import { type InstanceStore, pageEntry } from '../cache/cluster/store'
import { log } from '../config/log'
import { deferScripts } from './deferred-scripts'
import {
  areTagsExpired,
  type CacheEntry,
  type CacheGet,
  type CacheSet,
  type CacheValue,
  expireTag,
  isPage,
  type PageValue,
  pathOfKey,
  tagsOf,
} from './next-internals/cache-entries'
import { pagePolicy, type PolicyOptions } from './page-policy'

const POLICY_HEADER = 'content-security-policy'

type Key = Parameters<CacheGet>[0]
type GetContext = Parameters<CacheGet>[1]
type Entry = CacheEntry | null
type SharedPage = { value: PageValue; cacheControl: CacheEntry['cacheControl'] }

/** Next's own cache, in memory and on disk. */
export type OwnCache = { get: CacheGet; set: CacheSet }

type PageCacheOptions = {
  policy: PolicyOptions
  instances: InstanceStore | null
  /** What is shown in the place of a page that can't be made now, by its path; null for every other page. */
  unavailableFallback: (path: string) => Promise<PageValue | null>
}

/** What happens around Next's own cache of pages; see ./next-internals/cache-handler.mjs. */
export type PageCache = {
  get: (...call: [...Parameters<CacheGet>, own: OwnCache]) => ReturnType<CacheGet>
  set: (...call: [...Parameters<CacheSet>, own: OwnCache]) => ReturnType<CacheSet>
  afterRevalidate: (tags: string | string[]) => void
}

/**
 * Finishes every page that is kept before it is answered for the first time: its scripts wait for its first paint, and
 * its Content-Security-Policy names them. Pages that were made anew are shared with the other instances.
 */
export function createPageCache({
  policy: options,
  instances,
  unavailableFallback,
}: PageCacheOptions): PageCache {
  const finished = new WeakSet<object>()
  const loaded = new WeakSet<object>()
  const usual = pagePolicy([...options.trusted], options).policy
  instances?.onExpire((tags) => {
    for (const [tag, at] of tags) expireTag(tag, at)
  })

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

  /** What another instance made later than this one, if it is still right; it becomes this one's own. */
  async function adopt(key: Key, context: GetContext, mine: Entry, own: OwnCache): Promise<Entry> {
    const at = instances?.changedAt(pageEntry(key)) ?? 0
    if (!instances || at <= (mine?.lastModified ?? 0) || !isPage(context)) return mine
    const found = (await instances.read(pageEntry(key))) as SharedPage | null
    if (!found || areTagsExpired(tagsOf(found.value), at)) return mine
    const { value, cacheControl } = found
    await own.set(key, value, { cacheControl, isRoutePPREnabled: false, isFallback: false })
    return { value, cacheControl, lastModified: at }
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
      const entry = await adopt(key, context, await own.get(key, context), own)
      if (!entry && context.kind === 'APP_PAGE') return standFor(key)
      finish(entry?.value)
      if (entry?.value) loaded.add(entry.value)
      return entry
    },

    async set(key, data, context, own) {
      finish(data)
      await own.set(key, data, context)
      // After a failure Next stores the good page once more; that is no news.
      if (!instances || !isPage(data) || loaded.has(data)) return
      const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined
      instances.write(pageEntry(key), { value: data, cacheControl } satisfies SharedPage)
    },

    afterRevalidate: (tags) => instances?.expire([tags].flat()),
  }
}
