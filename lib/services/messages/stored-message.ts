import 'server-only'
import { z } from 'zod'
import { MESSAGE_KINDS, type Message } from './message'

const delivery = z.discriminatedUnion('state', [
  /** Not sent yet, after `tries` attempts. */
  z.object({
    state: z.literal('waiting'),
    tries: z.number().int().min(0),
    /** ISO 8601, like all times here; null: as soon as possible. */
    nextTry: z.iso.datetime().nullable(),
    lastTry: z.iso.datetime().nullable(),
    lastFault: z.string().nullable(),
  }),
  z.object({ state: z.literal('delivered'), at: z.iso.datetime() }),
  /** The mail server has refused this message permanently. */
  z.object({ state: z.literal('refused'), at: z.iso.datetime(), fault: z.string() }),
])

const stored = z.object({
  message: z.object({
    id: z.string(),
    receivedAt: z.iso.datetime(),
    language: z.enum(['es', 'en']),
    kind: z.enum(MESSAGE_KINDS),
    name: z.string(),
    email: z.string(),
    text: z.string(),
    article: z.string().nullable(),
  }),
  delivery,
})

export type Delivery = z.infer<typeof delivery>
export type Waiting = Extract<Delivery, { state: 'waiting' }>
export type StoredMessage = { message: Message; delivery: Delivery }

export const NOT_TRIED: Waiting = {
  state: 'waiting',
  tries: 0,
  nextTry: null,
  lastTry: null,
  lastFault: null,
}

const ENDING = '.json'
const ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/

/** Returns the name of a message's file. @throws RangeError for an invalid id, such as a path */
export function fileNameOf(id: string): string {
  if (!ID.test(id)) throw new RangeError(`"${id}" can't be the id of a message`)
  return `${id}${ENDING}`
}

/** Returns the id that a file is named after; null for a file of another kind. */
export function idOf(fileName: string): string | null {
  const id = fileName.slice(0, -ENDING.length)
  return fileName.endsWith(ENDING) && ID.test(id) ? id : null
}

export function formatStored(message: StoredMessage): string {
  return `${JSON.stringify(message, null, 2)}\n`
}

/** Parses a stored message. @throws Error for a text that is not a message, or that holds a message with another id */
export function parseStored(text: string, id: string): StoredMessage {
  const found = stored.parse(JSON.parse(text))
  if (found.message.id !== id) throw new Error(`it holds the message ${found.message.id}`)
  return found
}
