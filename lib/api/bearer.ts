import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Compares an Authorization header with the token in constant time: digests of equal length are compared, so
 * neither the content nor the length of a wrong token shows in how long the answer takes.
 */
export function bearerMatches(header: string | null, token: string): boolean {
  const given = /^Bearer (.+)$/i.exec(header ?? '')?.[1] ?? ''
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(token))
}
