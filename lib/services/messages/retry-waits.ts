import 'server-only'

const FIRST_MS = 10_000
const LONGEST_MS = 60 * 60_000

/** No wait is longer; a later time was written by a clock that was wrong. */
export const MAX_WAIT_MS = LONGEST_MS * 1.25

/**
 * How long to wait after failures in a row: twice as long after each, up to an hour, and a quarter more or less, so that
 * instances that failed together don't come back together.
 * @param failures 1 or more
 * @param random a number from 0 to 1
 */
export function retryWaitMs(failures: number, random: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures - 1, 20)) * (0.75 + random / 2)
}
