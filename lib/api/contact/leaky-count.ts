/** A count that decreases by itself. @param at monotonic milliseconds of the last change */
export type LeakyCount = { count: number; at: number }

/** @param max from here on it doesn't grow @param leakMs time in which it decreases by one */
export type Leak = { max: number; leakMs: number }

export const EMPTY: LeakyCount = { count: 0, at: 0 }

/** What is left of a count now. */
export function remaining({ count, at }: LeakyCount, { leakMs }: Leak, now: number): number {
  return Math.max(0, count - (now - at) / leakMs)
}

/** The count with one more. */
export function increased(count: LeakyCount, leak: Leak, now: number): LeakyCount {
  return { count: Math.min(leak.max, remaining(count, leak, now) + 1), at: now }
}
