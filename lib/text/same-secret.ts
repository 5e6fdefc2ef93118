import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Compares two secrets in constant time. Hashes of equal length are compared, so that the response time reveals neither
 * the content nor the length of the right secret.
 */
export function sameSecret(given: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(right))
}
