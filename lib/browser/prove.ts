import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import { CHALLENGE_API } from '../api/contact/form-fields'

const CHALLENGE_LIMIT_MS = 10_000

/**
 * Does the proof of work that the contact form is asked for now. The browser derives the keys outside of the page's thread, so
 * that typing goes on as before.
 * @returns what the form sends; '' where the browser can't do it, as on a page without TLS, or it takes too long
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
