import 'server-only'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'
import type { IncrementalCacheValue } from 'next/dist/server/response-cache'

export type CacheGet = CacheHandler['get']
export type CacheSet = CacheHandler['set']
export type CacheEntry = CacheHandlerValue
export type CacheValue = IncrementalCacheValue
export type PageValue = Extract<IncrementalCacheValue, { kind: 'APP_PAGE' | 'APP_ROUTE' }>
type TagsModule = typeof import('next/dist/server/lib/incremental-cache/tags-manifest.external')

const ADDRESS_MARK = '/$/'
const TAGS_HEADER = 'x-next-cache-tags'
const TAGS_MODULE = 'next/dist/server/lib/incremental-cache/tags-manifest.external'

/** Pages and answers of route handlers, in values as in what is asked for; the rest is data that Next keeps. */
export function isPage<T extends { kind: string }>(
  of: T | null,
): of is Extract<T, { kind: PageValue['kind'] }> {
  return of?.kind === 'APP_PAGE' || of?.kind === 'APP_ROUTE'
}

/** The path of the page that a key of Next's cache stands for, or null. */
export function pathOfKey(key: string): string | null {
  const at = key.indexOf(ADDRESS_MARK)
  return at === -1 ? null : key.slice(at + ADDRESS_MARK.length - 1)
}

/** The tags that a page was made with. */
export function tagsOf({ headers }: Pick<PageValue, 'headers'>): string[] {
  const tags = headers?.[TAGS_HEADER]
  return typeof tags === 'string' ? tags.split(',') : []
}

/** Whether one of the tags was expired after a moment, in milliseconds. */
export function areTagsExpired(tags: string[], since: number): boolean {
  return tagsModule().areTagsExpired(tags, since)
}

/** Marks what was made with a tag before a moment as no longer right, in this process alone. */
export function expireTag(tag: string, at: number): void {
  const { tagsManifest } = tagsModule()
  const known = tagsManifest.get(tag)
  if ((known?.expired ?? 0) < at) tagsManifest.set(tag, { ...known, stale: at, expired: at })
}

/** Whether the installed Next counts expired tags as this module expects. */
export function hasKnownTags(): boolean {
  try {
    const found = tagsModule() as { areTagsExpired?: unknown; tagsManifest?: unknown }
    return typeof found.areTagsExpired === 'function' && found.tagsManifest instanceof Map
  } catch {
    return false
  }
}

/** Loaded as Next itself loads it, not bundled: its state is that of the process. */
function tagsModule(): TagsModule {
  return createRequire(path.join(process.cwd(), 'package.json'))(TAGS_MODULE) as TagsModule
}
