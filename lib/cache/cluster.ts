import 'server-only'
import { env } from '../config/env'
import { processWide } from '../config/process-wide'
import { createSharedStore } from './stores/shared-store'
import type { SharedStore } from './store'

type Holder = { store: SharedStore | null }

const holder = () => processWide<Holder>('cluster', () => ({ store: null }))

/** What this instance shares with the others; null where there is one alone. */
export function sharedStore(): SharedStore | null {
  return holder().store
}

/**
 * Joins the other instances if the owner named a Redis; otherwise nothing of it is loaded.
 * @param scope what values of one cluster have in common: those of another build or source are never read
 */
export async function joinCluster(scope: string): Promise<void> {
  if (!env.REDIS_URL || holder().store) return
  const { createRedisTransport } = await import('./stores/redis-transport')
  holder().store = createSharedStore(createRedisTransport(env.REDIS_URL, `portfolio:${scope}`))
}
