/** Returns monotonic milliseconds, for ages and delays: adjusting the system clock doesn't change them. */
export const monotonicMs = (): number => performance.now()

/**
 * Creates the tickets (logical timestamps) of a single instance: increasing integers, also across restarts.
 * @param now wall clock in milliseconds; after it was set back, tickets continue from the last one
 */
export function createLocalTickets(now: () => number = Date.now) {
  let last = 0
  return {
    next(): number {
      last = Math.max(last + 1, Math.floor(now()))
      return last
    },
    /** Records a ticket of an earlier process, so that later tickets are larger. */
    see(ticket: number): void {
      last = Math.max(last, Math.ceil(ticket))
    },
  }
}
