import type { StoredEntry } from '../store'

/** Announces that an entry was written. @param by id of the instance that wrote it */
export type UpdateNotice = { by: string; name: string; ticket: number }

/**
 * The operations that a shared store requires of its server. Every call rejects when the server is unreachable or too
 * slow.
 */
export interface Transport {
  /** Draws the next ticket, larger than `above` and all tickets drawn before. */
  draw(above: number): Promise<number>
  get(name: string): Promise<StoredEntry | null>
  /** Stores an entry unless a newer one is there, and announces it to the other instances. */
  put(entry: StoredEntry & { name: string; by: string }): Promise<void>
  /** Announces an entry that could not be stored; the other instances then load the value from the source. */
  announce(notice: UpdateNotice): Promise<void>
  /** The tickets of all stored entries, by name. */
  tickets(): Promise<Record<string, number>>
  onUpdate(listener: (notice: UpdateNotice) => void): void
  /** @param listener called on every connection, also after a reconnect */
  onReady(listener: () => void): void
  /** @param listener called when the connection is lost or can't be established */
  onLost(listener: (error: unknown) => void): void
}
