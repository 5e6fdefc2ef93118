import { createHmac } from 'node:crypto'
import { sameSecret } from '../text/same-secret'

/**
 * What lets whoever has it see one article before it is published, until a moment. It is signed, so that it can't be made
 * up or lent to another article; with another secret every one that was handed out is worthless.
 * @param expires milliseconds since 1970
 */
export function signPreview(slug: string, expires: number, secret: string): string {
  const until = Math.floor(expires / 1_000).toString(36)
  return `${until}.${signatureOf(slug, until, secret)}`
}

/** @param now milliseconds since 1970 */
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
