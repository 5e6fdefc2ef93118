import { causeOf, log } from '../config/log'

/**
 * Logs a failed load, with its cause and what remains cached.
 * @param ageMs age of the cached value, Infinity when an earlier process loaded it; null when nothing is cached
 */
export function logFailedLoad(name: string, error: unknown, ageMs: number | null): void {
  log('error', 'cache.refresh-failed', { name, cause: causeOf(error), kept: describeCached(ageMs) })
}

function describeCached(ageMs: number | null): string {
  if (ageMs === null) return 'nothing'
  return Number.isFinite(ageMs)
    ? `the answer of ${Math.round(ageMs / 1_000)} s ago`
    : 'the answer of an earlier run'
}
