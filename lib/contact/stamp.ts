import 'server-only'
import { createHmac, randomBytes } from 'node:crypto'
import { processWide } from '../site/once'
import { sameSecret } from '../text/same-secret'

/** The secret of the build, inlined in the server's code only; see next.config.mjs. */
declare const PORTFOLIO_FORM_KEY: string | undefined

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/** A page may be cached, and stay open in a tab. */
const MAX_AGE_MS = 30 * DAY_MS

/** Signs a text with the secret of the build, or of the process where there is no build. */
export function sign(text: string): string {
  const isBuilt = typeof PORTFOLIO_FORM_KEY === 'string'
  const key = isBuilt
    ? PORTFOLIO_FORM_KEY
    : processWide('form-key', () => randomBytes(32).toString('base64url'))
  return createHmac('sha256', key).update(text).digest('base64url')
}

/**
 * Creates a signed time for a form, in whole hours, so that a page stays the same when it is rendered again. It shows
 * that the sender requested the page before, and not long ago; it is the same for all visitors.
 */
export function createStamp(now = Date.now()): string {
  const at = (Math.floor(now / HOUR_MS) * HOUR_MS).toString(36)
  return `${at}.${sign(`stamp ${at}`)}`
}

/** Whether a stamp is signed with the site's key, and not too old. The clock of another machine may be a day ahead. */
export function isGoodStamp(stamp: string, now = Date.now()): boolean {
  const [, at = '', signature = ''] = /^([0-9a-z]{1,9})\.([\w-]+)$/.exec(stamp) ?? []
  const age = now - Number.parseInt(at, 36)
  return sameSecret(signature, sign(`stamp ${at}`)) && age <= MAX_AGE_MS && age >= -DAY_MS
}
