/**
 * A rate limit for failed attempts, in fixed windows; a window begins with its first failure. Two numbers are all that
 * is held, whoever fails and however often.
 * @param options.now a clock that is never set, in milliseconds: a wall clock that jumps would lengthen a window
 */
export function createAttempts(options: { max: number; windowMs: number; now?: () => number }) {
  const now = options.now ?? (() => performance.now())
  let [failures, since] = [0, 0]

  return {
    /** Counts a failure. @returns 0 while there are few of them, otherwise the seconds until the window ends */
    failed(): number {
      if (now() - since >= options.windowMs) failures = 0
      if (failures === 0) since = now()
      failures = Math.min(failures + 1, options.max + 1)
      return failures <= options.max ? 0 : Math.ceil((since + options.windowMs - now()) / 1_000)
    },
  }
}
