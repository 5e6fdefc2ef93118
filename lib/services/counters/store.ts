import type { Count } from './count'

/** Counts that are added together. */
export type Batch = { id: string; counts: Count[] }

/** The store of counts: SQLite for one instance, Redis for several. */
export type CountersStore = {
  /**
   * Adds a batch, as a whole or not at all. Redis recognises a batch that it has already added by its id.
   * @throws Error when the batch could not be stored; adding it again later is safe
   */
  add(batch: Batch): void | Promise<void>
  /** Reads the counts of a range of days, the first and the last included. */
  read(days: string[]): Count[] | Promise<Count[]>
  close(): void
}
