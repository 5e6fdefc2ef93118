import type { StoredEntry, ValueStore } from '../../lib/cache/store'
import type { UpdateNotice, Transport } from '../../lib/cache/stores/transport'

/** An in-memory server shared by several instances; each has a connection that tests can cut. */
export function createFakeServer(wallClock: () => number) {
  const server = { counter: 0, values: new Map<string, StoredEntry>(), tickets: new Map<string, number>() }
  const links = new Set<Link>()

  type Link = { isUp: boolean; listeners: ((notice: UpdateNotice) => void)[] }

  function connect() {
    const link: Link = { isUp: true, listeners: [] }
    const onReady: (() => void)[] = []
    const onLost: ((error: unknown) => void)[] = []
    links.add(link)
    const ifUp = async <T>(call: () => T): Promise<T> => {
      if (!link.isUp) throw new Error('cut off')
      return call()
    }
    const publish = (notice: UpdateNotice) => {
      for (const other of links) if (other.isUp) for (const listener of other.listeners) listener(notice)
    }
    const transport: Transport = {
      draw: (above) => ifUp(() => (server.counter = Math.max(server.counter + 1, above + 1, wallClock()))),
      get: (name) => ifUp(() => copyOf(server.values.get(name) ?? null)),
      put: ({ by, name, ...entry }) =>
        ifUp(() => {
          if ((server.values.get(name)?.ticket ?? 0) > entry.ticket) return
          server.values.set(name, copyOf(entry))
          server.tickets.set(name, entry.ticket)
          publish({ by, name, ticket: entry.ticket })
        }),
      announce: (notice) => ifUp(() => publish(notice)),
      tickets: () => ifUp(() => Object.fromEntries(server.tickets)),
      onUpdate: (listener) => void link.listeners.push(listener),
      onReady: (listener) => void onReady.push(listener),
      onLost: (listener) => void onLost.push(listener),
    }
    return {
      transport,
      open(): void {
        link.isUp = true
        for (const listener of onReady) listener()
      },
      cut(): void {
        link.isUp = false
        for (const listener of onLost) listener(new Error('cut off'))
      },
      close: () => links.delete(link),
      isUp: () => link.isUp,
    }
  }

  return {
    connect,
    /** Loses all data except its clock. */
    empty(): void {
      server.values.clear()
      server.tickets.clear()
      server.counter = 0
    },
  }
}

/** A disk that outlives the process that writes to it. */
export function createFakeDisk(): ValueStore {
  const files = new Map<string, string>()
  return {
    async load(name) {
      const text = files.get(name)
      return text === undefined ? null : { ...(JSON.parse(text) as StoredEntry), ageMs: Infinity }
    },
    async save(name, entry) {
      const known = files.get(name)
      if (known && (JSON.parse(known) as StoredEntry).ticket > entry.ticket) return
      files.set(name, JSON.stringify(entry))
    },
  }
}

function copyOf<T>(value: T): T {
  return structuredClone(value)
}
