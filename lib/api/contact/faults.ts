import { isMailAddress } from '../../config/mail'
import { MESSAGE_KINDS, type MessageKind } from '../../services/messages/message'
import { type Field, MAX_LENGTH } from './form-fields'
import { singleSpaces } from '../../text/single-spaces'

/** A visitor's input, as it is stored. */
export type Entries = { name: string; email: string; kind: MessageKind; message: string }

export type Fault = 'missing' | 'malformed' | 'long'
export type Faults = Partial<Record<Field, Fault>>

/** Characters that would end a header's line, hide part of a name, or change its display order. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu
/**
 * A text of nothing but white space, combining marks, control and format characters, and invisible letters of some
 * alphabets.
 */
const SHOWS_NOTHING = /^[\p{C}\p{M}\p{Z}\s\u115f\u1160\u2800\u3164\uffa0]*$/u
/** Invisible characters, which no address contains but which are copied along when one is pasted. */
const NEVER_SEEN = /\p{Cf}/gu
/** Control characters except tab and line feed. */
const NO_TEXT = /(?![\t\n])[\p{Cc}\p{Cs}]/gu

/**
 * Normalises and validates the fields' input. Name and address are one line without control characters, so that neither
 * can inject a header into a mail.
 */
export function readEntries(typed: Partial<Record<Field, string>>): {
  entries: Entries | null
  faults: Faults
} {
  const name = seenLine(typed.name ?? '')
  const email = (typed.email ?? '').replace(NEVER_SEEN, '').trim()
  const kind = MESSAGE_KINDS.find((known) => known === typed.kind)
  const message = normalText(typed.message ?? '')
  const faults: Faults = {
    ...faultOf('name', lengthFault(name, MAX_LENGTH.name)),
    ...faultOf('email', lengthFault(email, MAX_LENGTH.email) ?? (isMailAddress(email) ? null : 'malformed')),
    ...faultOf('kind', kind ? null : 'missing'),
    ...faultOf('message', lengthFault(message, MAX_LENGTH.message)),
  }
  const isComplete = kind !== undefined && Object.keys(faults).length === 0
  return { entries: isComplete ? { name, email, kind, message } : null, faults }
}

/** Browsers send line breaks as CRLF but count each as one character. */
function normalText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(NO_TEXT, '').trim()
}

function seenLine(text: string): string {
  return singleSpaces(text.replace(UNSEEN, ' '))
}

function lengthFault(text: string, max: number): Fault | null {
  if (SHOWS_NOTHING.test(text)) return 'missing'
  return text.length > max ? 'long' : null
}

function faultOf(field: Field, fault: Fault | null): Faults {
  return fault ? { [field]: fault } : {}
}
