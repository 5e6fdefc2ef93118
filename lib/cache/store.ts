/** A value as stores hold it. */
export type Entry = {
  value: unknown
  /** Names the content: equal contents have equal versions. */
  version: string
  /** Drawn when the reading began: of two entries the one with the larger ticket was read later. */
  ticket: number
}

/** @param ageMs since the reading began; Infinity when that can't be known */
export type StoredEntry = Entry & { ageMs: number }

/** Somewhere outside of the process's memory: files that outlive a restart, the processes of one build, other instances. */
export interface ValueStore {
  /** @returns null when there is nothing, or nothing that can be read now */
  load(name: string): Promise<StoredEntry | null>
  /** Keeps an entry, unless there is a later one. A failure is logged and costs nothing else. */
  save(name: string, entry: StoredEntry): Promise<void>
}

/** A store that several instances write to. While it can't be reached every instance goes on with what it has. */
export interface SharedStore extends ValueStore {
  /**
   * A number larger than every ticket that any instance drew before; while the others can't be reached, a provisional
   * one, which orders the readings of this instance alone.
   */
  nextTicket(): Promise<number>
  /** Takes note of a ticket that an earlier process drew: the next ones are larger. */
  see(ticket: number): void
  /** Ticket of the newest entry that is known to exist, whether or not it can be loaded; 0 when there is none. */
  latest(name: string): number
  isConnected(): boolean
  /** Ticket of the entry that the server behind the store has, as far as is known; 0 after it has lost it. */
  onServer(name: string): number
  /** @param listener is told the name of each entry that another instance wrote */
  onUpdate(listener: (name: string) => void): void
  /** @param listener is told when the others can be reached, for the first time or again */
  onConnected(listener: () => void): void
}

/** Whether a ticket was drawn while the other instances could not be reached: those are no whole numbers. */
export function isProvisional(ticket: number): boolean {
  return !Number.isInteger(ticket)
}
