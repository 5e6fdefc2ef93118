/** Milliseconds that only ever go forward: for ages and waits, which a clock that is set must not change. */
export const monotonicMs = (): number => performance.now()

/**
 * Tickets of a single instance: whole numbers, each larger than all that were drawn or seen before, also by a process
 * that ran here earlier.
 * @param now wall clock in milliseconds; where it was set back, counting goes on from the last ticket
 */
export function createLocalTickets(now: () => number = Date.now) {
  let last = 0
  return {
    next(): number {
      last = Math.max(last + 1, Math.floor(now()))
      return last
    },
    /** Takes note of a ticket that an earlier process drew. */
    see(ticket: number): void {
      last = Math.max(last, Math.ceil(ticket))
    },
  }
}
