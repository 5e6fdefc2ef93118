import { sameSecret } from '../text/same-secret'

/** Compares an Authorization header with the token in constant time. */
export function bearerMatches(header: string | null, token: string): boolean {
  const given = /^Bearer (.+)$/i.exec(header ?? '')?.[1] ?? ''
  // Node reads headers as Latin-1; curl sends a token with ñ as UTF-8.
  return sameSecret(given, token) || sameSecret(Buffer.from(given, 'latin1').toString('utf8'), token)
}
