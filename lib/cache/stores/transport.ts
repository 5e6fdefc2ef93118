import type { StoredEntry } from '../store'

/** An entry that was written. @param by names the instance that wrote it */
export type UpdateNotice = { by: string; name: string; ticket: number }

/**
 * What a shared store needs of the server behind it. Every call rejects when the server can't be reached, or doesn't
 * answer while a visitor would wait.
 */
export interface Transport {
  /** Draws the next ticket, larger than `above` and than every ticket drawn before. */
  draw(above: number): Promise<number>
  get(name: string): Promise<StoredEntry | null>
  /** Keeps the entry unless there is a later one, and tells the others. */
  put(entry: StoredEntry & { name: string; by: string }): Promise<void>
  /** Tells the others of an entry that could not be kept: they read it themselves. */
  announce(news: UpdateNotice): Promise<void>
  /** The ticket of every entry that was ever put. */
  tickets(): Promise<Record<string, number>>
  onUpdate(listener: (news: UpdateNotice) => void): void
  /** @param listener is told whenever the connection is there, again or for the first time */
  onReady(listener: () => void): void
  /** @param listener is told when the connection is lost, or can't be made */
  onLost(listener: (error: unknown) => void): void
}
