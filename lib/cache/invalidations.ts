import { isProvisional, type SharedStore, type ValueStore } from './store'

/** Prefix of the names under which stores hold invalidations. */
const PREFIX = 'invalidated '

type Options = {
  groups: readonly string[]
  stores: ValueStore[]
  shared: SharedStore | null
  /** Records a ticket found in a store, so that later tickets are larger. */
  see: (ticket: number) => void
}

/**
 * Creates the record of the last invalidation of each group: values loaded before its ticket are stale, on every
 * instance. Invalidations are stored like values, because they may still have to take effect after a restart.
 */
export function createInvalidations({ groups, stores, shared, see }: Options) {
  const tickets = new Map<string, number>()
  const everywhere = shared ? [shared, ...stores] : stores
  let restoring: Promise<void> | null = null

  function note(group: string, ticket: number): void {
    tickets.set(group, Math.max(ticket, tickets.get(group) ?? 0))
  }

  async function restoreAll(): Promise<void> {
    for (const group of groups)
      for (const store of stores) {
        const found = await store.load(PREFIX + group)
        if (!found) continue
        see(found.ticket)
        note(group, found.ticket)
      }
  }

  async function save(group: string, ticket: number, to: ValueStore[]): Promise<void> {
    note(group, ticket)
    const entry = { value: null, version: String(ticket), ticket, ageMs: 0 }
    await Promise.all(to.map((store) => store.save(PREFIX + group, entry)))
  }

  const add = (group: string, ticket: number) => save(group, ticket, everywhere)
  const restore = () => (restoring ??= restoreAll())

  return {
    /** Records an invalidation for this instance and its peers. */
    add,
    /** Loads the invalidations of an earlier process, once. */
    restore,
    /** Ticket of the last invalidation of a group; 0 when there was none. */
    at: (group: string) => Math.max(tickets.get(group) ?? 0, shared?.latest(PREFIX + group) ?? 0),

    /**
     * After reconnecting: gives provisional invalidations a ticket that is valid for peers, and saves lost ones again.
     */
    async reconcile(store: SharedStore, nextTicket: () => Promise<number>): Promise<void> {
      await restore()
      for (const [group, ticket] of tickets)
        if (isProvisional(ticket)) await add(group, await nextTicket())
        else if (ticket > store.onServer(PREFIX + group)) await add(group, ticket)
    },

    /** Stores the invalidation that a peer announced. @returns false for an entry that is not an invalidation */
    receive(name: string): boolean {
      const group = groups.find((known) => PREFIX + known === name)
      if (group === undefined) return false
      void save(group, shared?.latest(name) ?? 0, stores)
      return true
    },
  }
}
