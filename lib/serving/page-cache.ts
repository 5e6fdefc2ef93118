import 'server-only'
import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'
import { areTagsExpired, tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external'
import type { IncrementalCacheValue } from 'next/dist/server/response-cache'
import { type InstanceStore, pageEntry } from '../instances/store'
import { log } from '../log'
import { pagePolicy, type PolicyOptions } from './page-policy'

/** Before the address of a page in a key of Next's cache. */
const ADDRESS_MARK = '/$/'
const TAGS_HEADER = 'x-next-cache-tags'

type Key = Parameters<CacheHandler['get']>[0]
type GetContext = Parameters<CacheHandler['get']>[1]
type SetContext = Parameters<CacheHandler['set']>[2]
type Entry = CacheHandlerValue | null
export type PageValue = Extract<IncrementalCacheValue, { kind: 'APP_PAGE' | 'APP_ROUTE' }>
type CacheControl = CacheHandlerValue['cacheControl']
type SharedPage = { value: PageValue; cacheControl: CacheControl }

/** Next's own cache, in memory and on disk. */
export type OwnCache = {
  get: (key: Key, context: GetContext) => Promise<Entry>
  set: (key: Key, data: IncrementalCacheValue | null, context: SetContext) => Promise<void>
}

type PageCacheOptions = {
  policy: PolicyOptions
  instances: InstanceStore | null
  /** What is shown in the place of a page that can't be made now, by its path; null for every other page. */
  standIn: (path: string) => Promise<PageValue | null>
}

/** What happens around Next's own cache of pages; see ./cache-handler.mjs. */
export type PageCache = OwnCacheAround & { afterRevalidate: (tags: string | string[]) => void }
type OwnCacheAround = {
  get: (key: Key, context: GetContext, own: OwnCache) => Promise<Entry>
  set: (key: Key, data: IncrementalCacheValue | null, context: SetContext, own: OwnCache) => Promise<void>
}

/**
 * Gives every page that is kept its Content-Security-Policy before it is answered for the first time, and shares
 * pages that were made anew with the other instances.
 */
export function createPageCache({ policy: options, instances, standIn }: PageCacheOptions): PageCache {
  const withPolicy = new WeakSet<object>()
  const loaded = new WeakSet<object>()
  instances?.onExpire((tags) => {
    for (const [tag, at] of tags) expireTag(tag, at)
  })

  function addPolicy(value: IncrementalCacheValue | null | undefined): void {
    if (value?.kind !== 'APP_PAGE' || withPolicy.has(value)) return
    withPolicy.add(value)
    const { policy, refused } = pagePolicy(String(value.html), options)
    if (refused > 0) log('error', 'policy.script-refused', { scripts: refused })
    value.headers = { ...value.headers, 'content-security-policy': policy }
  }

  /** What another instance made later than this one, if it is still right; it becomes this one's own. */
  async function adopt(key: Key, context: GetContext, mine: Entry, own: OwnCache): Promise<Entry> {
    const at = instances?.changedAt(pageEntry(key)) ?? 0
    if (!instances || at <= (mine?.lastModified ?? 0) || !isPageContext(context)) return mine
    const found = (await instances.read(pageEntry(key))) as SharedPage | null
    if (!found || !isPage(found.value) || areTagsExpired(tagsOf(found.value), at)) return mine
    const { value, cacheControl } = found
    await own.set(key, value, { cacheControl, isRoutePPREnabled: false, isFallback: false })
    return { value, cacheControl, lastModified: at }
  }

  /** Where no page is kept: one that stands in for it, kept by nobody, or null for Next to make the page. */
  async function standFor(key: Key): Promise<Entry> {
    const path = key.slice(key.indexOf(ADDRESS_MARK) + ADDRESS_MARK.length - 1)
    const value = key.includes(ADDRESS_MARK) ? await standIn(path) : null
    addPolicy(value)
    return value && { value, lastModified: Date.now() }
  }

  return {
    async get(key, context, own) {
      const entry = await adopt(key, context, await own.get(key, context), own)
      if (!entry && context.kind === 'APP_PAGE') return standFor(key)
      addPolicy(entry?.value)
      if (entry?.value) loaded.add(entry.value)
      return entry
    },

    async set(key, data, context, own) {
      addPolicy(data) // the value itself is changed: it is what the first visitor is answered with
      await own.set(key, data, context)
      // After a failure Next stores the good page once more; that is no news.
      if (!instances || !isPage(data) || loaded.has(data)) return
      const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined
      instances.write(pageEntry(key), { value: data, cacheControl } satisfies SharedPage)
    },

    afterRevalidate: (tags) => instances?.expire([tags].flat()),
  }
}

function isPage(value: IncrementalCacheValue | null | undefined): value is PageValue {
  return value?.kind === 'APP_PAGE' || value?.kind === 'APP_ROUTE'
}

function isPageContext({ kind }: GetContext): boolean {
  return kind === 'APP_PAGE' || kind === 'APP_ROUTE'
}

function tagsOf({ headers }: PageValue): string[] {
  const tags = headers?.[TAGS_HEADER]
  return typeof tags === 'string' ? tags.split(',') : []
}

function expireTag(tag: string, at: number): void {
  const known = tagsManifest.get(tag)
  if ((known?.expired ?? 0) < at) tagsManifest.set(tag, { ...known, stale: at, expired: at })
}
