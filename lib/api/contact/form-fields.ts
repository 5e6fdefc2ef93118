/* The fields of the contact form, for its page, its script and the server. */

import { MESSAGE_KINDS, type MessageKind } from '../../services/messages/message'

/** Fields for the visitor, in the order of the page. */
export const FIELDS = ['name', 'email', 'kind', 'message'] as const
export type Field = (typeof FIELDS)[number]

/** Names of the fields that the page fills in. `trap` is a honeypot for programs that fill in every field. */
export const OWN_FIELDS = {
  stamp: 'stamp',
  turn: 'turn',
  proof: 'proof',
  article: 'article',
  trap: 'subject',
} as const
type OwnField = keyof typeof OWN_FIELDS

/** Maximum number of characters per field, counted as browsers count for `maxlength`. */
export const MAX_LENGTH = { name: 100, email: 254, message: 5_000 } as const

/** Where the form is sent. */
export const CONTACT_API = '/api/contact'

/** The parameter of {@link CONTACT_API} that contains the language of the form. */
export const FORM_LANGUAGE = 'lang'

/** Where the form's script requests a proof-of-work challenge. */
export const CHALLENGE_API = '/api/contact/challenge'

/**
 * Returns the id of an element of a field.
 * @param part its hint, its fault or a choice; without one, the whole field
 */
export function fieldId(field: Field | OwnField, part?: 'hint' | 'fault' | MessageKind): string {
  return `contact-${field}${part ? `-${part}` : ''}`
}

/** Returns the id of the element that takes the input: of the choices, the first. */
export function inputId(field: Field): string {
  return field === 'kind' ? fieldId('kind', MESSAGE_KINDS[0]) : fieldId(field)
}

/** Ids of the other elements that a response fills in. */
export const FORM_IDS = {
  answer: 'contact-answer',
  about: 'contact-about',
  status: 'contact-status',
} as const
