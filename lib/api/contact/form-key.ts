import 'server-only'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { processWide } from '../../config/process-wide'

/** A random secret of the build, written into the server's code alone; see next.config.mjs. */
declare const PORTFOLIO_FORM_KEY: string | undefined

/**
 * The secret that the form's time and its proofs of work are signed with: one for a build, so that a page made by the build
 * is good on every server that runs it, and after each restart. Where there is no build it is one for the process.
 */
export function formKey(): string {
  if (typeof PORTFOLIO_FORM_KEY === 'string') return PORTFOLIO_FORM_KEY
  return processWide('form-key', () => randomBytes(32).toString('base64url'))
}

/** A signature of several texts. @param purpose keeps the signatures of one kind from being good for another */
export function signatureOf(purpose: string, ...texts: string[]): string {
  return createHmac('sha256', formKey())
    .update(JSON.stringify([purpose, ...texts]))
    .digest('base64url')
}

/** Compares two signatures in constant time. */
export function isSignature(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
