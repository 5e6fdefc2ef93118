import { OWN_FIELDS } from '../api/contact/form-fields'
import type { JsonAnswer } from '../api/contact/form-answer'

/** How often a form is sent by itself, after getting anew what the server asks for. */
const MAX_TRIES = 3
/** Long enough for a full form on a slow connection. */
const ANSWER_LIMIT_MS = 60_000

/** What a form is sent with besides its fields. */
export type Ticket = { stamp: string; turn: string; proof: Promise<string> }

/**
 * Sends the contact form. A form that has been open for long, or whose proof of work isn't enough, is sent again with a new
 * one, and nobody notices.
 * @param ticket changed to what the next try needs
 * @param prove does a proof of work
 * @returns what the server answers; 'network' when it can't be reached, 'broken' when it is not the site that answers
 */
export async function sendForm(
  form: HTMLFormElement,
  ticket: Ticket,
  prove: () => Promise<string>,
): Promise<JsonAnswer | 'network' | 'broken'> {
  for (let tries = 1; ; tries += 1) {
    const answer = await post(form, ticket)
    if (typeof answer === 'string' || answer.outcome === 'sent') return answer
    ticket.stamp = answer.stamp
    ticket.turn = answer.turn
    if (answer.again === 'proof') ticket.proof = prove()
    if (answer.again === null || tries >= MAX_TRIES || !(await isWorthAnother(answer.again, ticket)))
      return answer
  }
}

/** Without a proof, as in a browser that can't do any, only waiting helps. */
async function isWorthAnother(again: 'stamp' | 'proof', { proof }: Ticket): Promise<boolean> {
  return again === 'stamp' || (await proof) !== ''
}

async function post(form: HTMLFormElement, ticket: Ticket): Promise<JsonAnswer | 'network' | 'broken'> {
  const body = new URLSearchParams()
  new FormData(form).forEach((value, name) => body.set(name, String(value)))
  body.set(OWN_FIELDS.stamp, ticket.stamp)
  body.set(OWN_FIELDS.turn, ticket.turn)
  body.set(OWN_FIELDS.proof, await ticket.proof)
  let response: Response
  try {
    response = await fetch(form.action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    })
  } catch {
    return 'network'
  }
  const answer = (await response.json().catch(() => null)) as Partial<JsonAnswer> | null
  return answer?.outcome === 'sent' || answer?.outcome === 'refused' ? (answer as JsonAnswer) : 'broken'
}
