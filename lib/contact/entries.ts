import 'server-only'
import { isMailAddress } from '../site/schema-parts'
import { singleSpaces } from '../text/folding'
import { type Field, MAX_LENGTH, MESSAGE_KINDS, type MessageKind, type Typed } from './form'

/** A visitor's input, as it is stored. */
export type Entries = { name: string; email: string; kind: MessageKind; text: string }

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
const FORMAT_CHARACTERS = /\p{Cf}/gu
/** Control characters except tab and line feed. */
const NO_TEXT = /(?![\t\n])[\p{Cc}\p{Cs}]/gu

/**
 * Normalises and validates the input. Name and address are one line without control characters, so that neither can
 * inject a header into a mail.
 * @returns the entries, or else what is wrong at which field
 */
export function parseEntries(typed: Typed): { entries: Entries } | { faults: Faults } {
  const name = singleSpaces((typed.name ?? '').replace(UNSEEN, ' '))
  const email = (typed.email ?? '').replace(FORMAT_CHARACTERS, '').trim()
  const kind = MESSAGE_KINDS.find((known) => known === typed.kind)
  const text = (typed.message ?? '').replace(NO_TEXT, '').trim()

  const found: Record<Field, Fault | null> = {
    name: lengthFault(name, MAX_LENGTH.name),
    email: lengthFault(email, MAX_LENGTH.email) ?? (isMailAddress(email) ? null : 'malformed'),
    kind: kind ? null : 'missing',
    message: lengthFault(text, MAX_LENGTH.message),
  }
  const faults = Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== null)) as Faults
  return kind && Object.keys(faults).length === 0 ? { entries: { name, email, kind, text } } : { faults }
}

function lengthFault(text: string, max: number): Fault | null {
  if (SHOWS_NOTHING.test(text)) return 'missing'
  return text.length > max ? 'long' : null
}
