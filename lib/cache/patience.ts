import type { CacheContext } from './cache-context'

/**
 * How long a reader who could have the last good value waits for a better one, in milliseconds: longer than a source takes that is
 * well, and shorter than one that hangs may keep a visitor. After a failure nobody waits long for the next.
 */
const PATIENCE_MS = { usual: 2_000, afterFailure: 250 }

type Options<T> = {
  /** The last good value, if there is one by then. */
  lastGood: () => T | null
  /** For how long the load has been running. */
  runningMs: number
  hasFailed: boolean
  later: CacheContext['later']
}

/** What a load brings, or the last good value once it has been running for too long. */
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
