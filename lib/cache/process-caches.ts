import 'server-only'
import { processWide } from '../config/process-wide'
import type { DataCache } from './data-cache'

const caches = () => processWide('data-caches', () => new Set<DataCache>())

/** Makes the values of a cache known to whoever checks the versions of pages. */
export function registerCache(cache: DataCache): DataCache {
  caches().add(cache)
  return cache
}

/** The version of a value that a page has to show; null when nothing is known of it. */
export async function currentVersion(name: string): Promise<string | null> {
  for (const cache of caches()) {
    const version = await cache.currentVersion(name)
    if (version !== null) return version
  }
  return null
}
