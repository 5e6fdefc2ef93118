import 'server-only'
import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'
import type { IncrementalCacheValue } from 'next/dist/server/response-cache'
import { readBuiltPage } from '../../page-policy/built-pages'

export type CacheGet = CacheHandler['get']
export type CacheSet = CacheHandler['set']
export type CacheEntry = CacheHandlerValue
export type CacheValue = IncrementalCacheValue
export type PageValue = Extract<IncrementalCacheValue, { kind: 'APP_PAGE' | 'APP_ROUTE' }>

const ADDRESS_MARK = '/$/'
/**
 * Whether a cache entry, or a request for one, is a page or the response of a route handler; other kinds are data.
 */
export function isPage<T extends { kind: string }>(
  of: T | null,
): of is Extract<T, { kind: PageValue['kind'] }> {
  return of?.kind === 'APP_PAGE' || of?.kind === 'APP_ROUTE'
}

/** Returns the path of the page for a key of Next's cache, or null. */
export function pathOfKey(key: string): string | null {
  const at = key.indexOf(ADDRESS_MARK)
  return at === -1 ? null : key.slice(at + ADDRESS_MARK.length - 1)
}

/** Path of a prerendered page. */
const SAMPLE = 'unavailable'

type Meta = { routeCache?: { key?: string } }

/**
 * Checks that a prerendered page is kept as the modules of this folder expect.
 * @returns the difference, for the log; null when there is none
 */
export async function findUnknownInternals(): Promise<string | null> {
  try {
    const { routeCache } = JSON.parse(String(await readBuiltPage(`${SAMPLE}.meta`))) as Meta
    return pathOfKey(routeCache?.key ?? '') === `/${SAMPLE}` ? null : 'the keys of pages'
  } catch {
    return 'where built pages are kept'
  }
}
