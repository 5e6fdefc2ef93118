import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Compares an Authorization header with the token in constant time. Hashes of equal length are compared, so that the
 * response time reveals neither the content nor the length of the token.
 */
export function bearerMatches(header: string | null, token: string): boolean {
  const given = /^Bearer (.+)$/i.exec(header ?? '')?.[1] ?? ''
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(token))
}
