import { sameSecret } from '../text/same-secret'

/**
 * Compares the password of an Authorization header (RFC 7617) with the token in constant time; the user name is
 * ignored. Browsers prompt for the password themselves, so no cookie is needed.
 */
export function basicMatches(header: string | null, token: string): boolean {
  const encoded = /^Basic +([A-Za-z0-9+/=]+)$/i.exec(header ?? '')?.[1] ?? ''
  const credentials = Buffer.from(encoded, 'base64').toString('utf8')
  const at = credentials.indexOf(':')
  return sameSecret(at < 0 ? '' : credentials.slice(at + 1), token)
}
