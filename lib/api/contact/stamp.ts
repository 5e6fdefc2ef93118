import 'server-only'
import { sameSecret } from '../../text/same-secret'
import { signatureOf, stampKey } from './form-key'

/** A page may lie in caches, and stay open in a tab. */
const MAX_AGE_MS = 30 * 24 * 60 * 60_000
/** The clock of the machine that made the page may be ahead. */
const MAX_AHEAD_MS = 24 * 60 * 60_000
/** A page that is rendered again within an hour is the same page. */
const STEP_MS = 60 * 60_000

const PURPOSE = 'stamp'

/**
 * The time of a form, signed: whoever sends one has asked for the page before, and not long ago. It names no visitor: the page is
 * made once, and everybody gets the same. How long somebody took to fill it in can't be told from it, so nobody is refused
 * for being quick.
 */
export function createStamp(now = Date.now()): string {
  const at = (Math.floor(now / STEP_MS) * STEP_MS).toString(36)
  return `${at}.${signatureOf(stampKey(), PURPOSE, at)}`
}

/** Whether a stamp is one of this build, and not too old. */
export function isGoodStamp(stamp: string, now = Date.now()): boolean {
  const [, at = '', signature = ''] = /^([0-9a-z]{1,9})\.([\w-]+)$/.exec(stamp) ?? []
  if (!sameSecret(signature, signatureOf(stampKey(), PURPOSE, at))) return false
  const age = now - Number.parseInt(at, 36)
  return age <= MAX_AGE_MS && age >= -MAX_AHEAD_MS
}
