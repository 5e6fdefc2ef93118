/* The contact form as its page, its script and the server know it. */

/** What a message is about, as its sender chose. */
export const MESSAGE_KINDS = ['offer', 'project', 'other'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** Fields for the visitor, in the order of the page. */
export const FIELDS = ['name', 'email', 'kind', 'message'] as const
export type Field = (typeof FIELDS)[number]

/** Fields that the page fills in. `trap` is a honeypot for programs that fill in every field. */
export const OWN_FIELDS = { stamp: 'stamp', article: 'article', trap: 'subject' } as const

/** Maximum number of characters of a field. */
export const MAX_LENGTH: Record<Field, number> = { name: 100, email: 254, kind: 10, message: 5_000 }

/** A visitor's input, and the slug of the article that the message refers to. */
export type Typed = Partial<Record<Field | 'article', string>>

/** Why a message wasn't taken: a text above the fields, and one at each field that needs attention. */
export type Refusal = { message: string; faults: Partial<Record<Field, string>> }

/** The response to the form's script. `isStale`: the form only needs to be sent again with the new stamp. */
export type ScriptAnswer =
  | { outcome: 'sent'; location: string }
  | ({ outcome: 'refused'; stamp: string; isStale: boolean } & Refusal)

/** Returns the id of an element of a field: the field itself, its hint, its fault or one of the kinds. */
export function fieldId(field: Field, part?: 'hint' | 'fault' | MessageKind): string {
  return `contact-${field}${part ? `-${part}` : ''}`
}
