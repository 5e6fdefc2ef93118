import 'server-only'
import { createHmac, randomBytes } from 'node:crypto'
import { processWide } from '../../config/process-wide'

/** Random secrets of the build, inlined in the server's code only; see next.config.mjs. */
declare const PORTFOLIO_FORM_KEY: string | undefined
declare const PORTFOLIO_STAMP_KEY: string | undefined

/**
 * Returns the secret that signs turns and proofs of work. Each build has one, so that it is the same on every server
 * that runs the build, and after each restart. Without a build, each process has its own.
 */
export function formKey(): string {
  return typeof PORTFOLIO_FORM_KEY === 'string' ? PORTFOLIO_FORM_KEY : processKey()
}

/**
 * Returns the secret that signs a form's time. It is also the same in builds on several machines that serve one site.
 */
export function stampKey(): string {
  return typeof PORTFOLIO_STAMP_KEY === 'string' ? PORTFOLIO_STAMP_KEY : processKey()
}

/** Signs several texts together. */
export function signatureOf(key: string, ...texts: string[]): string {
  return createHmac('sha256', key).update(JSON.stringify(texts)).digest('base64url')
}

const processKey = () => processWide('form-key', () => randomBytes(32).toString('base64url'))
