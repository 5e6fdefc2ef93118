import 'server-only'
import { DAY_MS } from './retention'
import type { StoredMessage } from './stored-message'

/** Undelivered messages that the owner should know about. */
export type Lateness = {
  /** Messages that the mail server has refused, or that have been waiting to be sent for more than a day. */
  undelivered: number
  /** Whole hours since the oldest of them was received; null when there is none. */
  oldestHours: number | null
}

/** Returns the messages that should have reached the owner's mailbox by now, the oldest first. */
export function overdue(messages: StoredMessage[], now: number): StoredMessage[] {
  return messages.filter(
    ({ message, delivery }) =>
      delivery.state === 'refused' ||
      (delivery.state === 'waiting' && now - Date.parse(message.receivedAt) > DAY_MS),
  )
}

export function latenessOf(late: StoredMessage[], now: number): Lateness {
  const times = late.map(({ message }) => Date.parse(message.receivedAt))
  const oldestHours = times.length > 0 ? Math.floor((now - Math.min(...times)) / (60 * 60_000)) : null
  return { undelivered: late.length, oldestHours }
}
