import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import { CHALLENGE_API } from '../api/contact/form-fields'

const CHALLENGE_LIMIT_MS = 10_000

/**
 * Computes the proof of work that the contact form currently requires. The browser derives the keys off the main
 * thread, so that typing is not slowed down.
 * @returns the value to send with the form; '' when the browser can't compute it, as on a page without TLS, or it takes
 * too long
 */
export async function proveWork(): Promise<string> {
  const answer = await fetch(CHALLENGE_API, {
    headers: { accept: 'application/json' },
    cache: 'no-store',
    signal: AbortSignal.timeout(CHALLENGE_LIMIT_MS),
  })
  if (!answer.ok) return ''
  const challenge = (await answer.json()) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return solution ? JSON.stringify({ challenge, solution }) : ''
}
