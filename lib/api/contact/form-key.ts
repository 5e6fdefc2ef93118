import 'server-only'
import { createHmac, randomBytes } from 'node:crypto'
import { processWide } from '../../config/process-wide'

/** Random secrets of the build, written into the server's code alone; see next.config.mjs. */
declare const PORTFOLIO_FORM_KEY: string | undefined
declare const PORTFOLIO_STAMP_KEY: string | undefined

/**
 * The secret that turns and proofs of work are signed with: one for a build, so that it is the same on every server that runs it,
 * and after each restart. Where there is no build it is one for the process.
 */
export function formKey(): string {
  return typeof PORTFOLIO_FORM_KEY === 'string' ? PORTFOLIO_FORM_KEY : processKey()
}

/** The one for the time of a form, which is also the same in builds on several machines that serve one site. */
export function stampKey(): string {
  return typeof PORTFOLIO_STAMP_KEY === 'string' ? PORTFOLIO_STAMP_KEY : processKey()
}

/** A signature of several texts. */
export function signatureOf(key: string, ...texts: string[]): string {
  return createHmac('sha256', key).update(JSON.stringify(texts)).digest('base64url')
}

const processKey = () => processWide('form-key', () => randomBytes(32).toString('base64url'))
