import { createHmac } from 'node:crypto'
import { sameSecret } from '../text/same-secret'

/**
 * Creates a token with which its holder may see one article before it is published, until the token expires. It is
 * signed, so that it can't be forged or used for another article; changing the secret invalidates all tokens.
 * @param expires milliseconds since 1970
 */
export function signPreview(slug: string, expires: number, secret: string): string {
  const until = Math.floor(expires / 1_000).toString(36)
  return `${until}.${signatureOf(slug, until, secret)}`
}

/** Whether a token is valid for an article at a time. @param now milliseconds since 1970 */
export function isPreviewToken(
  token: string,
  slug: string,
  { secret, now }: { secret: string; now: number },
) {
  const [, until = '', signature = ''] = /^([0-9a-z]{1,9})\.([\w-]+)$/.exec(token) ?? []
  const isSigned = sameSecret(signature, signatureOf(slug, until, secret))
  return isSigned && now < Number.parseInt(until, 36) * 1_000
}

function signatureOf(slug: string, until: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`preview\n${until}\n${slug.normalize('NFC')}`)
    .digest('base64url')
}
