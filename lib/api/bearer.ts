import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares an Authorization header with the token in constant time. */
export function bearerMatches(header: string | null, token: string): boolean {
  const given = /^Bearer (.+)$/i.exec(header ?? '')?.[1] ?? ''
  // Node reads headers as Latin-1; curl sends a token with ñ as UTF-8.
  return sameSecret(given, token) || sameSecret(Buffer.from(given, 'latin1').toString('utf8'), token)
}

/**
 * Compares two secrets in constant time. Hashes of equal length are compared, so that the response time reveals neither the
 * content nor the length of the token.
 */
export function sameSecret(given: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(token))
}
