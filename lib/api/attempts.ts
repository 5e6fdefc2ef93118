/** A rate limit for failed attempts, in fixed windows; a window begins with its first failure. */
export function createAttempts(options: { max: number; windowMs: number; now?: () => number }) {
  const now = options.now ?? Date.now
  let [failures, since] = [0, 0]

  const current = () => {
    if (now() - since >= options.windowMs) failures = 0
    return failures
  }

  return {
    /** Seconds until the next attempt is allowed; 0 when it is allowed now. */
    waitSeconds: () => (current() < options.max ? 0 : Math.ceil((since + options.windowMs - now()) / 1_000)),
    failed(): void {
      if (current() === 0) since = now()
      failures += 1
    },
  }
}
