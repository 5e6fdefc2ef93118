import type { CacheContext } from './cache-context'

/**
 * How long a read waits for a load before it falls back to the last good value, in milliseconds: longer than a healthy
 * source takes, and short enough that a hanging source doesn't delay visitors. Shorter after a failure.
 */
const PATIENCE_MS = { usual: 2_000, afterFailure: 250 }

type Options<T> = {
  /** Returns the last good value; null when there is none. */
  lastGood: () => T | null
  /** How long the load has been running, in milliseconds. */
  runningMs: number
  hasFailed: boolean
  later: CacheContext['later']
}

/**
 * Returns the result of a load, or the last good value once the load has run for too long. Without a last good value,
 * waits for the load.
 */
export function withPatience<T>(loading: Promise<T>, options: Options<T>): Promise<T> {
  const { lastGood, runningMs, hasFailed, later } = options
  if (lastGood() === null) return loading
  const leftMs = (hasFailed ? PATIENCE_MS.afterFailure : PATIENCE_MS.usual) - runningMs
  const tired = new Promise<T>((resolve) => {
    const end = () => {
      const value = lastGood()
      if (value !== null) resolve(value)
    }
    if (leftMs > 0) later(leftMs, end)
    else end()
  })
  return Promise.race([loading, tired])
}
