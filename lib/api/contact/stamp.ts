import 'server-only'
import { sameSecret } from '../../text/same-secret'
import { signatureOf, stampKey } from './form-key'

/** A page may be cached, and stay open in a tab. */
const MAX_AGE_MS = 30 * 24 * 60 * 60_000
/** The clock of the machine that rendered the page may be ahead. */
const MAX_AHEAD_MS = 24 * 60 * 60_000
/** A page that is rendered again within an hour gets the same stamp. */
const STEP_MS = 60 * 60_000

const PURPOSE = 'stamp'

/**
 * Creates a signed time for a form. It shows that the sender requested the page before, and not long ago. It identifies
 * no visitor: the page is rendered once, and is the same for everyone. It can't tell how long a visitor took to fill in
 * the form, so nobody is rejected for being quick.
 */
export function createStamp(now = Date.now()): string {
  const at = (Math.floor(now / STEP_MS) * STEP_MS).toString(36)
  return `${at}.${signatureOf(stampKey(), PURPOSE, at)}`
}

/** Whether a stamp is signed with the site's key, and not too old. */
export function isGoodStamp(stamp: string, now = Date.now()): boolean {
  const [, at = '', signature = ''] = /^([0-9a-z]{1,9})\.([\w-]+)$/.exec(stamp) ?? []
  if (!sameSecret(signature, signatureOf(stampKey(), PURPOSE, at))) return false
  const age = now - Number.parseInt(at, 36)
  return age <= MAX_AGE_MS && age >= -MAX_AHEAD_MS
}
