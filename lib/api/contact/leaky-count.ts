/**
 * A count that decreases over time.
 * @param at monotonic milliseconds of the last change
 */
export type LeakyCount = { count: number; at: number }

/**
 * @param max limit of the count
 * @param leakMs time in which it decreases by one
 */
export type Leak = { max: number; leakMs: number }

export const EMPTY: LeakyCount = { count: 0, at: 0 }

/** Returns what currently remains of a count. */
export function remaining({ count, at }: LeakyCount, { leakMs }: Leak, now: number): number {
  return Math.max(0, count - (now - at) / leakMs)
}

/** Returns the count increased by one. */
export function increased(count: LeakyCount, leak: Leak, now: number): LeakyCount {
  return { count: Math.min(leak.max, remaining(count, leak, now) + 1), at: now }
}
