/** Everything that the store holds, by the name of the part. */
export type Values = Readonly<Record<string, unknown>>

export type ReadOptions = {
  /** Accepts a list that is suddenly empty, which otherwise counts as a failure of the source. */
  allowEmpty?: boolean
  /** Reads only these articles, by slug; without it, everything. */
  articles?: readonly string[]
}

/** A part of the content that is read, and fails, by itself. */
export interface Part<T = unknown> {
  /** Unique; in logs and in the kept file. */
  readonly name: string
  /**
   * Reads the part from its source. It returns `previous` when nothing has changed.
   * @param previous the last good value @param values the other parts, those before this one already read
   * @throws when the answer is bad: the last good value remains
   */
  read(previous: T | null, options: ReadOptions, values: Values): Promise<T>
  /** The owner's file that it is read from, for the health report. */
  readonly file?: string
  /** Read from files of this machine: each instance reads its own. */
  readonly isLocal?: boolean
  /** Decorates pages only: pages are complete without it, and an order never fails for it. */
  readonly isOptional?: boolean
  /** Read at most this often, in milliseconds; by default at every load. */
  readonly everyMs?: number
  /**
   * Combines two changes that began from the same value.
   * @returns also what the accepted change touched, to be read again for an order
   */
  merge?(base: T, mine: T, accepted: T): { value: T; conflicts: string[] }
}
