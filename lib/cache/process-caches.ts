import 'server-only'
import { processWide } from '../config/process-wide'
import type { DataCache } from './data-cache'

/** A cache that knows the versions of its values; null for a value of another cache, and when nothing is cached. */
type Versions = Pick<DataCache, 'currentVersion'>

const caches = () => processWide('data-caches', () => new Set<Versions>())

/** Registers a cache whose values pages may depend on. */
export function registerCache<Cache extends Versions>(cache: Cache): Cache {
  caches().add(cache)
  return cache
}

/** Returns the version of a value that pages must have been rendered from; null when nothing is cached. */
export async function currentVersion(name: string): Promise<string | null> {
  for (const cache of caches()) {
    const version = await cache.currentVersion(name)
    if (version !== null) return version
  }
  return null
}
