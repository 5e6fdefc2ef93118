import 'server-only'
import type { CachedValue } from '../cache/cached-value'
import { sharedStore } from '../cache/cluster'
import { createDataCache, type DataCache } from '../cache/data-cache'
import { registerCache } from '../cache/process-caches'
import type { ValueStatus } from '../cache/value-options'
import { processWide } from '../config/process-wide'
import { MAX_AGE_MS, PERIOD_MS } from './max-age'
import { dependsOn } from './page-tags'

const GROUP = 'files'

const values = () => processWide('followed-files', () => new Map<string, CachedValue<unknown>>())
const declared = () => processWide('declared-files', () => new Map<string, () => CachedValue<unknown>>())

/** One of the owner's files; changes are picked up while the site runs. */
export type FollowedFile<T> = {
  /**
   * Returns the cached content, read again when it is older than a period.
   * @throws the error of the read if none has succeeded yet
   */
  read: () => Promise<T>
  /** The same for a page that is being rendered: the page is rendered again when the content changes. */
  dependOn: () => Promise<T>
}

/**
 * Picks up changes of a file while the site runs. While the file can't be used, its last good content is still shown,
 * the cause is logged once, and the file is read again until it is valid.
 * @param name of the file, within the content folder
 * @param read reads and validates the file; receives the last good value
 */
export function followFile<T>(name: string, read: (previous: T | null) => T | Promise<T>): FollowedFile<T> {
  const value = () => valueOf(name, read)
  declared().set(name, value as () => CachedValue<unknown>)
  const reading = () => value().read(MAX_AGE_MS)
  return {
    read: async () => (await reading()).value,
    async dependOn() {
      const { value, ...stamp } = await reading()
      await dependsOn(name, stamp)
      return value
    },
  }
}

/** Starts comparing pages rendered earlier with the files. Called after joining the cluster. */
export function startFollowing(): void {
  for (const open of declared().values()) open()
}

/** Returns the status of the files that were used so far; each is read again when it is older than a period. */
export async function followedFiles(): Promise<({ file: string } & ValueStatus)[]> {
  const all = [...values()]
  await Promise.allSettled(all.map(([, value]) => value.read(MAX_AGE_MS)))
  return all.map(([file, value]) => ({ file, ...value.status() }))
}

/**
 * On-demand revalidation: reads every file now, on every instance. A file that can't be used keeps its last good value,
 * and the failure is logged.
 * @returns the names of the files
 */
export async function refreshFollowedFiles(): Promise<string[]> {
  const ticket = await cache().nextTicket()
  await Promise.allSettled([...values().values()].map((value) => value.refresh()))
  await cache().invalidate(GROUP, ticket)
  return [...values().keys()]
}

function valueOf<T>(name: string, read: (previous: T | null) => T | Promise<T>): CachedValue<T> {
  const known = values().get(name) as CachedValue<T> | undefined
  if (known) return known
  const load = async (previous: T | null): Promise<T> => read(previous)
  const value = cache().value<T>({
    name,
    group: GROUP,
    load,
    cheap: true,
    retries: true,
    followMs: MAX_AGE_MS,
  })
  values().set(name, value as CachedValue<unknown>)
  return value
}

/** Each instance has its own files: only invalidations are shared. */
function cache(): DataCache {
  return processWide('file-cache', () =>
    registerCache(
      createDataCache({
        groups: [GROUP],
        shared: sharedStore(),
        sharesValues: false,
        retryAfterMs: PERIOD_MS,
      }),
    ),
  )
}
