import 'server-only'
import { headers } from 'next/headers'
import { z } from 'zod'
import type { Language } from '../site/language'
import { owner } from '../site/owner'
import { accountsOf, shownEmail } from '../site/contact-settings'
import { readSlug } from '../content/parse'
import { findSummary, findTranslatedSummary } from '../articles/queries'
import { isMailAddress } from '../site/schema-parts'
import { counted, fill, formatNumber } from '../text/fill'
import { oneLine, plainLines } from './mail'
import {
  type Field,
  FIELDS,
  MAX_LENGTH,
  type Refusal,
  type Typed,
  MESSAGE_KINDS,
  type MessageKind,
} from './form'
import { contactWords } from './words'

/** Why a form is rejected, and the status of the response. */
export const STATUS = { foreign: 403, incomplete: 422, stale: 422, busy: 429, failed: 503 }
export type Rejection = { problem: keyof typeof STATUS; faults?: Faults; seconds?: number }

/** Returns what the form says above its fields and at them. */
export function refusalOf({ problem, faults = {}, seconds = 0 }: Rejection, language: Language): Refusal {
  const { form, answers } = contactWords(language)
  const above = fill(answers[problem], { wait: counted(answers.minutes, Math.ceil(seconds / 60)) })
  const textAt = (field: Field) => {
    if (faults[field] === 'missing') return answers.missing[field]
    if (faults[field] === 'malformed') return answers.malformed
    return fill(answers.long, { field: form[field].label, max: formatNumber(MAX_LENGTH[field], language) })
  }
  return {
    message: problem === 'busy' || problem === 'failed' ? `${above} ${otherWay(language)}`.trim() : above,
    faults: Object.fromEntries(
      FIELDS.filter((field) => faults[field]).map((field) => [field, textAt(field)]),
    ),
  }
}

/** Says how to write otherwise; '' when no other way is shown. */
function otherWay(language: Language): string {
  const { instead } = contactWords(language).answers
  const email = shownEmail()
  if (email) return fill(instead.email, { email })
  return accountsOf(owner.site).length > 0 ? instead.accounts : ''
}

/**
 * Finds the article that a message refers to.
 * @param slug as the form contains it
 * @returns null for an article that visitors can't see, and while articles can't be looked up
 */
export async function findNamedArticle(slug = '', language: Language) {
  const known = readSlug(slug)
  if (known === null) return null
  return (language === 'es' ? findSummary(known) : findTranslatedSummary(known)).catch(() => null)
}

/** The request header in which a rejected form reaches the page that shows it again. */
const HEADER = 'x-contact-form'

const rejectedForm = z.object({
  refusal: z.object({ message: z.string(), faults: z.partialRecord(z.enum(FIELDS), z.string()) }),
  typed: z.partialRecord(z.enum([...FIELDS, 'article']), z.string()),
})

/** Returns the headers of a request for the page that shows a form again. To Next it is no longer a server action. */
export function withRejectedForm(given: Headers, form: { refusal: Refusal; typed: Typed }): Headers {
  const changed = new Headers(given)
  for (const name of ['content-type', 'next-action']) changed.delete(name)
  changed.set(HEADER, Buffer.from(JSON.stringify(form)).toString('base64url'))
  return changed
}

/** Returns the form that the current request has to show again, and its article; null for any other request. */
export async function getRejectedForm(language: Language) {
  const given = (await headers()).get(HEADER)
  if (given === null) return null
  const rejected = rejectedForm.parse(JSON.parse(Buffer.from(given, 'base64url').toString()))
  return { rejected, article: await findNamedArticle(rejected.typed.article, language) }
}

/** A visitor's input, as it is stored. */
type Entries = { name: string; email: string; kind: MessageKind; text: string }

type Fault = 'missing' | 'malformed' | 'long'
type Faults = Partial<Record<Field, Fault>>

/**
 * A text of nothing but white space, combining marks, control and format characters, and invisible letters of some
 * alphabets.
 */
const SHOWS_NOTHING = /^[\p{C}\p{M}\p{Z}\s\u115f\u1160\u2800\u3164\uffa0]*$/u
/** Invisible characters, which no address contains but which are copied along when one is pasted. */
const FORMAT_CHARACTERS = /\p{Cf}/gu

/**
 * Normalises and validates the input. Name and address are one line without control characters, so that neither can
 * inject a header into a mail.
 * @returns the entries, or else what is wrong at which field
 */
export function parseEntries(typed: Typed): { entries: Entries } | { faults: Faults } {
  const name = oneLine(typed.name ?? '')
  const email = (typed.email ?? '').replace(FORMAT_CHARACTERS, '').trim()
  const kind = MESSAGE_KINDS.find((known) => known === typed.kind)
  const text = plainLines(typed.message ?? '').trim()

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
