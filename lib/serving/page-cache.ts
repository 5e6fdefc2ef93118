import 'server-only'
import type { CacheHandler } from 'next/dist/server/lib/incremental-cache'
import type { IncrementalCacheValue } from 'next/dist/server/response-cache'
import { log } from '../log'
import { pagePolicy, type PolicyOptions } from './page-policy'

type Get = CacheHandler['get']
type Entry = Awaited<ReturnType<Get>>
type Key = Parameters<Get>[0]
type GetContext = Parameters<Get>[1]
type SetContext = Parameters<CacheHandler['set']>[2]

/** What happens around Next's own cache of pages; see ./cache-handler.mjs. */
export type PageCache = {
  get: (key: Key, context: GetContext, own: (context: GetContext) => Promise<Entry>) => Promise<Entry>
  beforeSet: (data: IncrementalCacheValue | null) => void
  afterSet: (key: Key, data: IncrementalCacheValue | null, context: SetContext) => void
  afterRevalidate: (tags: string | string[], durations: { expire?: number } | undefined) => void
}

/** Gives every page that is kept its Content-Security-Policy, before it is answered for the first time. */
export function createPageCache(options: PolicyOptions): PageCache {
  const known = new WeakSet<object>()

  function addPolicy(value: IncrementalCacheValue | null | undefined): void {
    if (value?.kind !== 'APP_PAGE' || known.has(value)) return
    known.add(value)
    const { policy, refused } = pagePolicy(String(value.html), options)
    if (refused > 0) log('error', 'policy.script-refused', { scripts: refused })
    value.headers = { ...value.headers, 'content-security-policy': policy }
  }

  return {
    async get(_key, context, own) {
      const entry = await own(context)
      addPolicy(entry?.value)
      return entry
    },
    // The value itself is changed: it is what the first visitor is answered with.
    beforeSet: addPolicy,
    afterSet: () => undefined,
    afterRevalidate: () => undefined,
  }
}
