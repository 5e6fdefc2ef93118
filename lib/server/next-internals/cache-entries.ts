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
/** Next stores the tags of a page here, and doesn't send them. */
const TAGS_HEADER = 'x-next-cache-tags'
const LABEL = /^v:(.+)$/

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

/** Returns the tags of a cached page. */
export function tagsOf({ headers }: Pick<PageValue, 'headers'>): string[] {
  const tags = headers?.[TAGS_HEADER]
  return typeof tags === 'string' && tags ? tags.split(',') : []
}

/** Returns the label of a page; null for a page of the build, which has none. */
export function labelOf(value: Pick<PageValue, 'headers'>): string | null {
  return tagsOf(value).flatMap((tag) => LABEL.exec(tag)?.[1] ?? [])[0] ?? null
}

/** Labels a page; visitors don't see it. */
export function setLabel(value: Pick<PageValue, 'headers'>, label: string): void {
  const others = tagsOf(value).filter((tag) => !LABEL.test(tag))
  value.headers = { ...value.headers, [TAGS_HEADER]: [...others, `v:${label}`].join(',') }
}

/** Path of a prerendered page. */
const SAMPLE = 'unavailable'

type Meta = { headers?: Record<string, string>; routeCache?: { key?: string } }

/**
 * Checks that the prerendered pages have the format that the modules of this folder expect.
 * @returns the difference, for the log; null when there is none
 */
export async function findUnknownInternals(): Promise<string | null> {
  try {
    return differenceIn(JSON.parse(String(await readBuiltPage(`${SAMPLE}.meta`))) as Meta)
  } catch {
    return 'where built pages are kept'
  }
}

/** Performs the same check on a given page. */
export function differenceIn({ routeCache, headers = {} }: Meta): string | null {
  if (pathOfKey(routeCache?.key ?? '') !== `/${SAMPLE}`) return 'the keys of pages'
  return tagsOf({ headers }).length === 0 ? 'where the tags of a page stand' : null
}
