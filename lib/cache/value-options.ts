/** `allowEmpty` accepts an empty list where there were rows before, which otherwise counts as a failure. */
export type RefreshOptions = { allowEmpty?: boolean }

/** When a load began: its ticket, and monotonic milliseconds. */
export type LoadStart = { ticket: number; at: number }

export type ValueOptions<T> = {
  /** Unique; identifies the value in logs, in stores and in the tags of pages. */
  name: string
  /** Loads the value from its source; throws when the response is bad. `previous` is the last good value. */
  load: (previous: T | null, options: RefreshOptions, start: LoadStart) => Promise<T>
  /** Invalidating this group makes all of its values stale that were loaded before. */
  group?: string
  /** The version that another value, such as a list, reported for this one, and when; null when it reported none. */
  reportedVersion?: () => (LoadStart & { version: string }) | null
  /** The part of the value that its version is computed from; the whole value by default. */
  content?: (value: T) => unknown
  /** Retries in the background after a failure, so that the status is current on a site without visitors. */
  retries?: boolean
  /** Loading is cheap, as from files: a page's version is checked by loading even when nothing is cached. */
  cheap?: boolean
  /**
   * Age at which the value is reloaded in the background while pages that show it are served, rendered again or not.
   */
  followMs?: number
  /**
   * Whether a point in time has passed after which the source returns a different value, however recent this one is.
   */
  isDue?: (value: T) => boolean
}

/** The result of a read. @param ageMs milliseconds since its load began, Infinity when an earlier process loaded it */
export type Reading<T> = { value: T; version: string; ageMs: number }

/** @param refreshedAt ISO time of the last successful load in this process, null when there was none */
export type ValueStatus = { refreshedAt: string | null; ageSeconds: number | null; failuresInARow: number }
