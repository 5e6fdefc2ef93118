import 'server-only'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { processWide } from '../../config/process-wide'
import { inbox } from '../../services/messages/inbox'
import type { Message } from '../../services/messages/message'

/** Within this time an identical message is a duplicate: a second click, or a form that was resubmitted. */
const REPEATED_MS = 24 * 60 * 60_000
const MAX_REMEMBERED = 2_000

export type Content = Omit<Message, 'id' | 'receivedAt'>

/** Digests of messages, with the id that each has or will have. */
const recent = () =>
  processWide(
    'recent-messages',
    () => new LRUCache<string, { id: string; isKept: boolean }>({ max: MAX_REMEMBERED }),
  )

/**
 * Whether this process stored an identical message within a day, and it still exists. The sender is thanked again, at
 * no cost. The folder may have been emptied or replaced since.
 */
export async function isRepeated(content: Content, now = Date.now()): Promise<boolean> {
  const known = recent().get(digestOf(content))
  if (!known?.isKept || !isRecent(known.id, now)) return false
  return (await inbox().folder.find(known.id)) !== null
}

/** Records a message that is on the disk. */
export function noteKept(content: Content, id: string): void {
  recent().set(digestOf(content), { id, isKept: true })
}

/**
 * Returns the id of a message. A message that was stored within a day keeps its id, so that it is stored once. The
 * folder is searched too, since it outlives the process; memory covers two concurrent requests.
 */
export async function messageId(content: Content, now = Date.now()): Promise<string> {
  const digest = digestOf(content)
  const known = recent().get(digest)
  if (known && isRecent(known.id, now)) return known.id
  const id = `${Math.floor(now).toString(36).padStart(9, '0')}-${digest}`
  recent().set(digest, { id, isKept: false })
  const stored = (await inbox().folder.ids()).findLast((other) => other.endsWith(`-${digest}`))
  return stored !== undefined && isRecent(stored, now) ? stored : id
}

function digestOf({ language, kind, name, email, text, article }: Content): string {
  const content = JSON.stringify([language, kind, name, email, text, article])
  return createHash('sha256').update(content).digest('hex').slice(0, 24)
}

/** An id starts with its time, in a sortable form. */
function isRecent(id: string, now: number): boolean {
  return now - Number.parseInt(id.slice(0, id.indexOf('-')), 36) < REPEATED_MS
}
