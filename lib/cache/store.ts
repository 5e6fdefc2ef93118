/** A value as stored. */
export type Entry = {
  value: unknown
  /** Identifies the content: equal contents have equal versions. */
  version: string
  /** Logical timestamp, drawn when the load began: of two entries the one with the larger ticket is newer. */
  ticket: number
}

/** @param ageMs milliseconds since the load began; Infinity when unknown */
export type StoredEntry = Entry & { ageMs: number }

/**
 * Storage outside of the process: files that survive a restart, a folder shared by the processes of a build, or
 * Redis.
 */
export interface ValueStore {
  /** @returns null when there is no entry, or when it can't be read now */
  load(name: string): Promise<StoredEntry | null>
  /** Stores an entry unless a newer one is there. A failure is logged and not thrown. */
  save(name: string, entry: StoredEntry): Promise<void>
}

/** A store that several instances write to. While it is unreachable, each instance continues with its own values. */
export interface SharedStore extends ValueStore {
  /**
   * Draws a ticket larger than any that an instance has drawn before. While the store is unreachable the ticket is
   * provisional: it orders only the loads of this instance.
   */
  nextTicket(): Promise<number>
  /** Records a ticket of an earlier process, so that later tickets are larger. */
  see(ticket: number): void
  /** Ticket of the newest entry known to exist, whether or not it can be loaded; 0 when there is none. */
  latest(name: string): number
  isConnected(): boolean
  /** Ticket of the entry on the server behind the store, as last known; 0 after the server lost it. */
  onServer(name: string): number
  /** @param listener called with the name of each entry that another instance wrote */
  onUpdate(listener: (name: string) => void): void
  /** @param listener called on every connection to the server, also after a reconnect */
  onConnected(listener: () => void): void
}

/** Whether a ticket was drawn while the shared store was unreachable; such tickets aren't integers. */
export function isProvisional(ticket: number): boolean {
  return !Number.isInteger(ticket)
}
