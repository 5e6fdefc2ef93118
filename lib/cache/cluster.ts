import 'server-only'
import { env } from '../config/env'
import { processWide } from '../config/process-wide'
import { createSharedStore } from './stores/shared-store'
import type { SharedStore } from './store'

type Holder = { store: SharedStore | null }

const holder = () => processWide<Holder>('cluster', () => ({ store: null }))

/** Returns the store shared with other instances; null for a single instance. */
export function sharedStore(): SharedStore | null {
  return holder().store
}

/**
 * Connects to the Redis of REDIS_URL; without one, no Redis code is loaded.
 * @param scope identifies instances that may share values: the same build and source
 */
export async function joinCluster(scope: string): Promise<void> {
  if (!env.REDIS_URL || holder().store) return
  const { createRedisTransport } = await import('./stores/redis-transport')
  holder().store = createSharedStore(createRedisTransport(env.REDIS_URL, `portfolio:${scope}`))
}
