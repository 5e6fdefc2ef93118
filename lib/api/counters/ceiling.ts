const WINDOW_MS = 1_000

/**
 * Creates a limit on the number of calls per second; calls above it are refused.
 * @param now a monotonic clock in milliseconds
 */
export function createCeiling(max: number, now = () => performance.now()) {
  let [since, allowed] = [0, 0]
  return {
    allows(): boolean {
      if (now() - since >= WINDOW_MS) [since, allowed] = [now(), 0]
      allowed += 1
      return allowed <= max
    },
  }
}
