import type { StoredEntry } from './store'

/** What a cached value is told by the cache that it belongs to. */
export type Surroundings = {
  /** Monotonic milliseconds. */
  now: () => number
  nextTicket: () => Promise<number>
  load: (name: string) => Promise<StoredEntry | null>
  save: (name: string, entry: StoredEntry) => Promise<void>
  /** Ticket of the newest entry that another instance is known to have; 0 when there is none. */
  latest: (name: string) => number
  /** Ticket of the last order for a group of values; 0 when there was none. */
  orderedAt: (group: string) => number
  isConnected: () => boolean
  /** Calls back after a while, without keeping the process alive. */
  later: (ms: number, call: () => void) => void
  /** How long the other side is left alone after a failure, in milliseconds. */
  retryAfterMs?: number
}
