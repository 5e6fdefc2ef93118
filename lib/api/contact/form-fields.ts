/*
 * The fields of the contact form, for the page, its script and the server alike.
 */

import { MESSAGE_KINDS, type MessageKind } from '../../services/messages/message'

/** What a visitor fills in, in the order of the page. */
export const FIELDS = ['name', 'email', 'kind', 'message'] as const
export type Field = (typeof FIELDS)[number]

/** Names of the fields that the page fills in. `trap` is for programs that fill in whatever there is. */
export const OWN_FIELDS = {
  stamp: 'stamp',
  turn: 'turn',
  proof: 'proof',
  article: 'article',
  trap: 'subject',
} as const
type OwnField = keyof typeof OWN_FIELDS

/** Most characters that a field takes, counted as browsers count for `maxlength`. */
export const MAX_LENGTH = { name: 100, email: 254, message: 5_000 } as const

/** Where the form is sent. */
export const CONTACT_API = '/api/contact'

/** The parameter of {@link CONTACT_API} that names the language of the form. */
export const FORM_LANGUAGE = 'lang'

/** Where the script of the form asks for a proof of work to do. */
export const CHALLENGE_API = '/api/contact/challenge'

/** The id of an element of a field. @param part its hint, its fault or a choice; without one, the whole field */
export function fieldId(field: Field | OwnField, part?: 'hint' | 'fault' | MessageKind): string {
  return `contact-${field}${part ? `-${part}` : ''}`
}

/** The id of the element that takes what is typed: of the choices, the first. */
export function inputId(field: Field): string {
  return field === 'kind' ? fieldId('kind', MESSAGE_KINDS[0]) : fieldId(field)
}

/** Ids of the other elements that an answer fills in. */
export const FORM_IDS = {
  answer: 'contact-answer',
  about: 'contact-about',
  status: 'contact-status',
} as const
