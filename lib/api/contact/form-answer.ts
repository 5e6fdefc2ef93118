import 'server-only'
import { formatNumber } from '../../text/number'
import type { Language } from '../../config/language'
import { wordsIn } from '../../copy/words'
import { shownEmail } from '../../content/contact'
import { contactRoutes } from '../../routing/contact-routes'
import { localPath } from '../../routing/local-path'
import { counted } from '../../text/counted'
import { fill } from '../../text/fill'
import type { Fault } from './faults'
import { type Field, FIELDS, MAX_LENGTH } from './form-fields'
import type { Problem, Refusal } from './receive'

/**
 * The response to the form's script.
 * @param again the ticket that the script can renew before it resends the form
 */
export type JsonAnswer =
  | { outcome: 'sent'; location: string }
  | {
      outcome: 'refused'
      message: string
      faults: FieldTexts
      stamp: string
      turn: string
      again: 'stamp' | 'proof' | null
    }

/** The messages next to the fields. */
export type FieldTexts = Partial<Record<Field, string>>

const STATUS: Record<Problem, number> = {
  type: 415,
  large: 413,
  unreadable: 400,
  repeated: 400,
  foreign: 403,
  incomplete: 422,
  stale: 422,
  busy: 429,
  full: 503,
  failed: 503,
}
const NOT_KEPT = { 'cache-control': 'no-store' }

/** Where the form leads once the message is stored. */
function thanksPath(language: Language): string {
  return localPath(language, contactRoutes.thanks)
}

/**
 * Creates the response to an accepted message. A browser follows its redirect with a GET, so that a reload sends
 * nothing again.
 */
export function sentAnswer(language: Language, asJson: boolean): Response {
  const location = thanksPath(language)
  if (asJson) return Response.json({ outcome: 'sent', location } satisfies JsonAnswer, { headers: NOT_KEPT })
  return new Response(null, { status: 303, headers: { ...NOT_KEPT, location } })
}

/** Creates the response to a rejected message, for the form's script. */
export function refusedAnswer(refusal: Refusal, language: Language): Response {
  const { problem, stamp, turn = '' } = refusal
  const again = problem === 'stale' ? 'stamp' : problem === 'busy' ? 'proof' : null
  const body: JsonAnswer = {
    outcome: 'refused',
    message: refusalText(refusal, language),
    faults: faultTexts(refusal, language),
    stamp,
    turn,
    again,
  }
  return Response.json(body, refusalInit(refusal))
}

/** Returns status and headers of the response to a rejected message. */
export function refusalInit({ problem, seconds }: Refusal): {
  status: number
  headers: Record<string, string>
} {
  const headers: Record<string, string> = { ...NOT_KEPT }
  if (seconds !== undefined) headers['retry-after'] = String(seconds)
  // The rest of the body is not read.
  if (problem === 'large' || problem === 'type') headers.connection = 'close'
  return { status: STATUS[problem], headers }
}

/** Returns the message above the form's fields. */
export function refusalText({ problem, seconds = 0 }: Refusal, language: Language): string {
  const { contactAnswers } = wordsIn(language)
  const max = formatNumber(MAX_LENGTH.message, language)
  const wait = counted(contactAnswers.seconds, seconds)
  const text = fill(contactAnswers[problem], { seconds: wait, max })
  const email = problem === 'full' || problem === 'failed' ? shownEmail() : null
  return email ? `${text} ${fill(contactAnswers.instead, { email })}` : text
}

/** Returns the messages next to the form's fields. */
export function faultTexts({ faults }: Refusal, language: Language): FieldTexts {
  const texts: Record<Field, Partial<Record<Fault, string>>> = wordsIn(language).contactAnswers.faults
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const fault = faults[field]
      const text = fault && texts[field][fault]
      const max = field === 'kind' ? 0 : formatNumber(MAX_LENGTH[field], language)
      return text ? [[field, fill(text, { max })]] : []
    }),
  )
}
