import type { Language } from '../../config/language'

/** What a message is about, as its sender chose. */
export const MESSAGE_KINDS = ['offer', 'project', 'other'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** A message of the contact form, as it is stored and delivered. */
export type Message = {
  /** Unique, sortable by time, safe as a file name. */
  id: string
  /** ISO 8601 in UTC. */
  receivedAt: string
  language: Language
  kind: MessageKind
  /** One line without control characters, as is `email`. */
  name: string
  email: string
  text: string
  /** Path of the article that the message is about. */
  article: string | null
}
