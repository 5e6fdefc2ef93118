import 'server-only'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { processWide } from '../../config/process-wide'
import { inbox } from '../../services/messages/inbox'
import type { Message } from '../../services/messages/message'

/** Within this time the same message is a repetition: a second click, or a form that was sent from its page again. */
const REPEATED_MS = 24 * 60 * 60_000
const MAX_REMEMBERED = 2_000

export type Content = Omit<Message, 'id' | 'receivedAt'>

/** Digests of messages, with the id that each has or will have. */
const recent = () =>
  processWide(
    'recent-messages',
    () => new LRUCache<string, { id: string; isKept: boolean }>({ max: MAX_REMEMBERED }),
  )

/** Whether this process kept a message within a day: it is thanked for again, and costs nothing. */
export function isRepeated(content: Content, now = Date.now()): boolean {
  const known = recent().get(digestOf(content))
  return known !== undefined && known.isKept && isRecent(known.id, now)
}

/** Takes note of a message that is on the disk. */
export function noteKept(content: Content, id: string): void {
  recent().set(digestOf(content), { id, isKept: true })
}

/**
 * The id of a message: the same as before for one that was kept within a day, so that it is kept once. The folder is asked
 * too, which outlives the process; memory settles two requests at the same time.
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

/** An id begins with its time, in a form that sorts. */
function isRecent(id: string, now: number): boolean {
  return now - Number.parseInt(id.slice(0, id.indexOf('-')), 36) < REPEATED_MS
}
