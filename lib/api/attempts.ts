import { sameSecret } from '../text/same-secret'

/**
 * Creates a rate limit for failed attempts, in fixed windows that start with their first failure. Its state is two
 * numbers, however many clients fail.
 * @param options.now a monotonic clock in milliseconds: adjusting a wall clock would lengthen a window
 */
export function createAttempts(options: { max: number; windowMs: number; now?: () => number }) {
  const now = options.now ?? (() => performance.now())
  let [failures, since] = [0, 0]

  return {
    /**
     * Counts a failure.
     * @returns 0 below the limit, otherwise the seconds until the window ends
     */
    failed(): number {
      if (now() - since >= options.windowMs) failures = 0
      if (failures === 0) since = now()
      failures = Math.min(failures + 1, options.max + 1)
      return failures <= options.max ? 0 : Math.ceil((since + options.windowMs - now()) / 1_000)
    },
  }
}

/** Compares an Authorization header with the token in constant time. */
export function bearerMatches(header: string | null, token: string): boolean {
  const given = /^Bearer (.+)$/i.exec(header ?? '')?.[1] ?? ''
  // Node reads headers as Latin-1; curl sends a token with ñ as UTF-8.
  return sameSecret(given, token) || sameSecret(Buffer.from(given, 'latin1').toString('utf8'), token)
}
