import 'server-only'

const FIRST_MS = 10_000
const LONGEST_MS = 60 * 60_000

/** Longest possible wait; a later time was stored while the clock was wrong. */
export const MAX_WAIT_MS = LONGEST_MS * 1.25

/**
 * Returns how long to wait after consecutive failures, in milliseconds. The wait doubles with each failure, up to an
 * hour, and varies by a quarter, so that instances that failed together don't retry together.
 * @param failures 1 or more
 * @param random a number from 0 to 1
 */
export function retryWaitMs(failures: number, random: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures - 1, 20)) * (0.75 + random / 2)
}
