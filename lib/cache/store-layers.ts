import type { SharedStore, StoredEntry, ValueStore } from './store'

type Options = {
  /** Stores of this instance. */
  local: ValueStore[]
  /** The store shared with peers; null without peers, or where each instance has a source of its own. */
  shared: SharedStore | null
  /** Records a ticket found in a store, so that later tickets are larger. */
  see: (ticket: number) => void
}

/** Combines several stores into one: an entry is saved to all of them, and the newest entry found is loaded. */
export function createStoreLayers({ local, shared, see }: Options): ValueStore {
  const all = shared ? [shared, ...local] : local

  return {
    async load(name: string): Promise<StoredEntry | null> {
      const fromPeers = shared && (await shared.load(name))
      let newest = fromPeers
      for (const store of local) {
        const found = await store.load(name)
        if (found) see(found.ticket)
        if (found && (!newest || found.ticket > newest.ticket)) newest = found
      }
      // A peer's entry is stored locally too, so that it survives a restart of this instance.
      if (fromPeers && newest === fromPeers) for (const store of local) void store.save(name, fromPeers)
      return newest
    },

    async save(name: string, entry: StoredEntry): Promise<void> {
      await Promise.all(all.map((store) => store.save(name, entry)))
    },
  }
}
