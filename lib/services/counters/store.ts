import type { Count } from './count'

/** Counts that are added together. */
export type Batch = { id: string; counts: Count[] }

/** Where counts are kept: SQLite for one instance, Redis for several. */
export type CountersStore = {
  /**
   * Adds a batch, as a whole or not at all; one that was added before under its id is not added again.
   * @throws Error when it could not be stored; adding it again later is safe
   */
  add(batch: Batch): void | Promise<void>
  /** The counts of a range of days, both included. */
  read(days: string[]): Count[] | Promise<Count[]>
  close(): void
}
