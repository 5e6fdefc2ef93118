import { CachedValue, type ValueOptions } from './cached-value'
import { createLocalTickets, monotonicMs } from './clock'
import { isProvisional, type SharedStore, type StoredEntry, type ValueStore } from './store'

export type DataCacheOptions = {
  /** Where values outlive the process; the first that has an entry answers. */
  stores?: ValueStore[]
  /** What other instances of the site have read; null where there is one alone. */
  shared?: SharedStore | null
  /** false where each instance has a source of its own: then the orders alone are shared. */
  sharesValues?: boolean
  /** Groups of values that an order can name as a whole. */
  groups?: readonly string[]
  retryAfterMs?: number
  now?: () => number
  later?: (ms: number, call: () => void) => void
}

/** Many values of one kind, named `prefix` and something else, of which some are in memory. */
export type Family = {
  prefix: string
  /** Makes the value where it isn't in memory; null where there can be none. */
  find: (rest: string) => CachedValue<unknown> | null
  inMemory: () => Iterable<CachedValue<unknown>>
}

const ORDER = 'order '

/**
 * All values of the site that come from elsewhere, with what they share: the stores, the tickets that order readings, the
 * orders that say what has to be read again.
 */
export function createDataCache(options: DataCacheOptions = {}) {
  const { stores = [], shared = null, groups = [], now = monotonicMs, later = unreferencedTimer } = options
  const sharedValues = options.sharesValues === false ? null : shared
  const values = new Map<string, CachedValue<unknown>>()
  const families: Family[] = []
  const tickets = createLocalTickets()
  const { see } = shared ?? tickets
  const orders = new Map<string, number>()
  const everywhere = shared ? [shared, ...stores] : stores
  let restoring: Promise<void> | null = null

  const around = {
    now,
    later,
    retryAfterMs: options.retryAfterMs,
    nextTicket: async () => {
      await restoreOrders()
      return shared ? shared.nextTicket() : tickets.next()
    },
    latest: (name: string) => sharedValues?.latest(name) ?? 0,
    orderedAt: (group: string) => Math.max(orders.get(group) ?? 0, shared?.latest(ORDER + group) ?? 0),
    isConnected: () => shared?.isConnected() ?? false,

    async load(name: string): Promise<StoredEntry | null> {
      await restoreOrders()
      const elsewhere = sharedValues && (await sharedValues.load(name))
      let newest = elsewhere
      for (const store of stores) {
        const found = await store.load(name)
        if (found) see(found.ticket)
        if (found && (!newest || found.ticket > newest.ticket)) newest = found
      }
      // What another instance has read outlives a restart here, too.
      if (elsewhere && newest === elsewhere) for (const store of stores) void store.save(name, elsewhere)
      return newest
    },

    async save(name: string, entry: StoredEntry): Promise<void> {
      await Promise.all(
        (sharedValues ? [sharedValues, ...stores] : stores).map((store) => store.save(name, entry)),
      )
    },
  }

  /** Orders outlive a restart as values do: what they demand may not have been read yet. */
  function restoreOrders(): Promise<void> {
    restoring ??= (async () => {
      for (const group of groups)
        for (const store of stores) {
          const found = await store.load(ORDER + group)
          if (!found) continue
          see(found.ticket)
          orders.set(group, Math.max(found.ticket, orders.get(group) ?? 0))
        }
    })()
    return restoring
  }

  async function order(group: string): Promise<void> {
    await saveOrder(group, await around.nextTicket())
  }

  async function saveOrder(group: string, ticket: number, to: ValueStore[] = everywhere): Promise<void> {
    orders.set(group, Math.max(ticket, orders.get(group) ?? 0))
    const entry = { value: null, version: String(ticket), ticket, ageMs: 0 }
    await Promise.all(to.map((store) => store.save(ORDER + group, entry)))
  }

  function find(name: string): CachedValue<unknown> | null {
    const known = values.get(name)
    if (known) return known
    const family = families.find(({ prefix }) => name.startsWith(prefix))
    return family?.find(name.slice(family.prefix.length)) ?? null
  }

  /**
   * What happened here while the other instances could not be reached happens once more, for all of them; what the server
   * between them has lost is written again.
   */
  async function reconcile(store: SharedStore): Promise<void> {
    await restoreOrders()
    for (const [group, ticket] of orders)
      if (isProvisional(ticket)) await order(group)
      else if (ticket > store.onServer(ORDER + group)) await saveOrder(group, ticket)
    if (!sharedValues) return
    const inMemory = families.flatMap((family) => [...family.inMemory()])
    for (const value of [...values.values(), ...inMemory])
      await value.reconcile((name) => store.onServer(name))
  }

  /** Another instance has read something, or was given an order, which outlives a restart of this one, too. */
  function hear(name: string): void {
    const group = groups.find((known) => ORDER + known === name)
    if (group === undefined) void find(name)?.restore()
    else void saveOrder(group, shared?.latest(name) ?? 0, stores)
  }

  shared?.onNews(hear)
  shared?.onConnected(() => void reconcile(shared))

  return {
    /** A value that lives as long as the process. */
    value<T>(valueOptions: ValueOptions<T>): CachedValue<T> {
      const value = new CachedValue<T>(valueOptions, around)
      values.set(valueOptions.name, value as CachedValue<unknown>)
      return value
    },

    /** A value that its {@link Family} keeps and forgets. */
    detached: <T>(valueOptions: ValueOptions<T>) => new CachedValue<T>(valueOptions, around),

    family: (family: Family) => void families.push(family),

    /** The moment of an order; see {@link accept}. */
    drawTicket: around.nextTicket,

    /**
     * An order was followed: whatever of this group was read before its moment is not good enough any more, on every
     * instance.
     */
    accept: (group: string, ticket: number) => saveOrder(group, ticket),

    /** The version of a value that a page has to show; null when nothing is known of it. */
    async currentVersion(name: string): Promise<string | null> {
      return (await find(name)?.currentVersion()) ?? null
    },
  }
}

export type DataCache = ReturnType<typeof createDataCache>

function unreferencedTimer(ms: number, call: () => void): void {
  setTimeout(call, ms).unref()
}
