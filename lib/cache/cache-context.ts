import type { StoredEntry } from './store'

/** What the data cache provides to each of its values: clock, tickets, stores and the state of the cluster. */
export type CacheContext = {
  /** Monotonic milliseconds. */
  now: () => number
  nextTicket: () => Promise<number>
  load: (name: string) => Promise<StoredEntry | null>
  save: (name: string, entry: StoredEntry) => Promise<void>
  /** Ticket of the newest entry that any instance is known to have under a name; 0 when there is none. */
  latest: (name: string) => number
  /** Ticket of the last invalidation of a group; 0 when there was none. */
  invalidatedAt: (group: string) => number
  isConnected: () => boolean
  /** Runs a callback after a delay, on a timer that doesn't keep the process alive. */
  later: (ms: number, call: () => void) => void
  /** Milliseconds without further requests to the source after a failure. */
  retryAfterMs?: number
}
