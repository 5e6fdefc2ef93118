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

/** A file of the owner's that is followed while the site runs. */
export type FollowedFile<T> = {
  /** What is held, read again when it is older than a period. @throws what reading threw, when it was never read */
  read: () => Promise<T>
  /** The same for a page that is being made: the page is made again when the file says something else. */
  dependOn: () => Promise<T>
}

/**
 * Follows a file while the site runs: while it can't be used, what it said before goes on being shown, one line of the
 * log names the cause, and it is tried again until it is mended.
 * @param name of the file, within the content folder
 * @param read reads and checks it; it is handed the last good value
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

/** From now on pages that were made before are compared with the files; called when the other instances can be heard. */
export function startFollowing(): void {
  for (const open of declared().values()) open()
}

/** How the files are doing that were asked for so far, each looked at again when it is older than a period. */
export async function followedFiles(): Promise<({ file: string } & ValueStatus)[]> {
  const all = [...values()]
  await Promise.allSettled(all.map(([, value]) => value.read(MAX_AGE_MS)))
  return all.map(([file, value]) => ({ file, ...value.status() }))
}

/** An order: every file is read now, by every instance. One that can't be used keeps its last good value, and is logged. */
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

/** Each instance has files of its own: the orders alone are shared. */
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
