const RETRY_AFTER_MS = 5_000
const MAX_RETRY_MS = 60_000

type Options = {
  now: () => number
  /** Calls back after a while, without keeping the process alive. */
  later: (ms: number, call: () => void) => void
  /** How long the other side is left alone after a failure; never longer than five seconds. */
  retryAfterMs?: number
  /** Tries again; null where nobody does before the next reader asks. */
  retry: (() => void) | null
}

/** The failures in a row of one thing, and how long it is left alone because of them. */
export class Failures {
  count = 0
  last: unknown
  private quietUntil = -Infinity

  constructor(private readonly options: Options) {}

  /** Whether the other side is left alone for a moment. */
  isQuiet(): boolean {
    return this.options.now() < this.quietUntil
  }

  /** One more: it is tried again after a wait that grows from failure to failure, unless something happens before. */
  add(error: unknown): void {
    const { now, later, retryAfterMs = RETRY_AFTER_MS, retry } = this.options
    const waitMs = Math.min(retryAfterMs, RETRY_AFTER_MS)
    this.quietUntil = now() + waitMs
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
    this.quietUntil = -Infinity
  }
}
