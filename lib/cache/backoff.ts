const RETRY_AFTER_MS = 5_000
const MAX_RETRY_MS = 60_000

type Options = {
  now: () => number
  /** Runs a callback after a delay, on a timer that doesn't keep the process alive. */
  later: (ms: number, call: () => void) => void
  /** Milliseconds without further requests after a failure; 5,000 at most, which is also the default. */
  retryAfterMs?: number
  /** Retries in the background; null to retry on the next read only. */
  retry: (() => void) | null
}

/** Counts consecutive failures, blocks requests for a moment after each, and retries with exponential backoff. */
export class Backoff {
  count = 0
  last: unknown
  private activeUntil = -Infinity

  constructor(private readonly options: Options) {}

  /** Whether the last failure is too recent for another request. */
  isActive(): boolean {
    return this.options.now() < this.activeUntil
  }

  /** Records a failure. The scheduled retry is dropped if another request succeeds or fails before it is due. */
  add(error: unknown): void {
    const { now, later, retryAfterMs = RETRY_AFTER_MS, retry } = this.options
    const waitMs = Math.min(retryAfterMs, RETRY_AFTER_MS)
    this.activeUntil = now() + waitMs
    this.last = error
    this.count += 1
    const { count } = this
    if (retry)
      later(Math.min(MAX_RETRY_MS, waitMs * 2 ** Math.min(count - 1, 10)), () => {
        if (this.count === count) retry()
      })
  }

  reset(): void {
    this.count = 0
    this.activeUntil = -Infinity
  }
}
