import { OWN_FIELDS } from '../api/contact/form-fields'
import type { JsonAnswer } from '../api/contact/form-answer'

/** How often a form is sent automatically, each time with the new ticket that the server requires. */
const MAX_TRIES = 3
/** Long enough for a full form on a slow connection. */
const ANSWER_LIMIT_MS = 60_000

/** The fields that the script adds to the form. */
export type Ticket = { stamp: string; turn: string; proof: Promise<string> }

/**
 * Sends the contact form. A form whose stamp has expired, or whose proof of work isn't sufficient, is resent with a new
 * one without the visitor noticing.
 * @param ticket updated with the values for the next attempt
 * @param prove computes a proof of work
 * @returns the server's response; 'network' when it can't be reached, 'broken' when the response is not the site's
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

/** Whether another attempt can succeed. Without a proof, as in a browser that can't compute one, only waiting helps. */
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
