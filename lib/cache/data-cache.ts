import type { CacheContext } from './cache-context'
import { CachedValue } from './cached-value'
import { createLocalTickets, monotonicMs } from './clock'
import { createInvalidations } from './invalidations'
import type { SharedStore, ValueStore } from './store'
import { createStoreLayers } from './store-layers'
import type { ValueOptions } from './value-options'

export type DataCacheOptions = {
  /** Stores of this instance, which outlive the process. */
  stores?: ValueStore[]
  /** The store shared with other instances; null for a single instance. */
  shared?: SharedStore | null
  /** false where each instance has a source of its own: only invalidations are shared then. */
  sharesValues?: boolean
  /** Groups of values that can be invalidated as a whole. */
  groups?: readonly string[]
  retryAfterMs?: number
  now?: () => number
  later?: (ms: number, call: () => void) => void
}

/** Values of one kind, created on demand and named `prefix` and a key. */
type Family = {
  prefix: string
  /** The value of a key, created when it isn't in memory; null for a key that can't have one. */
  find: (key: string) => CachedValue<unknown> | null
  inMemory: () => Iterable<CachedValue<unknown>>
}

/**
 * Creates the registry of all cached values and of what they share: stores, tickets (logical timestamps) and
 * invalidations.
 */
export function createDataCache(options: DataCacheOptions = {}) {
  const { stores = [], shared = null, groups = [], now = monotonicMs, later = unreferencedTimer } = options
  const sharedValues = options.sharesValues === false ? null : shared
  const values = new Map<string, CachedValue<unknown>>()
  const families: Family[] = []
  const tickets = createLocalTickets()
  const { see } = shared ?? tickets
  const invalidations = createInvalidations({ groups, stores, shared, see })
  const layers = createStoreLayers({ local: stores, shared: sharedValues, see })

  const context: CacheContext = {
    now,
    later,
    retryAfterMs: options.retryAfterMs,
    nextTicket: async () => {
      await invalidations.restore()
      return shared ? shared.nextTicket() : tickets.next()
    },
    latest: (name) => sharedValues?.latest(name) ?? 0,
    invalidatedAt: invalidations.at,
    isConnected: () => shared?.isConnected() ?? false,
    load: async (name) => {
      await invalidations.restore()
      return layers.load(name)
    },
    save: layers.save,
  }

  function find(name: string): CachedValue<unknown> | null {
    const known = values.get(name)
    if (known) return known
    const family = families.find(({ prefix }) => name.startsWith(prefix))
    return family?.find(name.slice(family.prefix.length)) ?? null
  }

  /**
   * After reconnecting to the peers: shares loads and invalidations made while disconnected, and restores what the
   * server lost.
   */
  async function reconcile(store: SharedStore): Promise<void> {
    await invalidations.reconcile(store, context.nextTicket)
    if (!sharedValues) return
    const inMemory = families.flatMap((family) => [...family.inMemory()])
    for (const value of [...values.values(), ...inMemory])
      await value.reconcile((name) => store.onServer(name))
  }

  shared?.onUpdate((name) => {
    if (!invalidations.receive(name)) void find(name)?.restore()
  })
  shared?.onConnected(() => void reconcile(shared))

  return {
    /** Creates a value that remains in memory. */
    value<T>(valueOptions: ValueOptions<T>): CachedValue<T> {
      const value = new CachedValue<T>(valueOptions, context)
      values.set(valueOptions.name, value as CachedValue<unknown>)
      return value
    },

    /** Creates a value that its {@link Family} keeps in memory, and may evict. */
    detached: <T>(valueOptions: ValueOptions<T>) => new CachedValue<T>(valueOptions, context),

    family: (family: Family) => void families.push(family),

    /** The ticket of an event that happens now; see {@link invalidate}. */
    nextTicket: context.nextTicket,

    /** Makes all values of a group that were loaded before a ticket stale, on every instance. */
    invalidate: (group: string, ticket: number) => invalidations.add(group, ticket),

    /** Ticket of the last invalidation of a group, on any instance; 0 when there was none. */
    invalidatedAt: invalidations.at,

    /** The version of a value that pages must have been rendered from; null when nothing is cached. */
    async currentVersion(name: string): Promise<string | null> {
      return (await find(name)?.currentVersion()) ?? null
    },
  }
}

export type DataCache = ReturnType<typeof createDataCache>

function unreferencedTimer(ms: number, call: () => void): void {
  setTimeout(call, ms).unref()
}
