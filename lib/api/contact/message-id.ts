import 'server-only'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { processWide } from '../../config/process-wide'
import { inbox } from '../../services/messages/inbox'
import type { Message } from '../../services/messages/message'

/** Within this time the same message is a repetition: a second click, or a page that was loaded again. */
const REPEATED_MS = 24 * 60 * 60_000
const MAX_REMEMBERED = 2_000

/**
 * The id of a message: the same as before for one that was kept within a day, so that it is kept once. The folder is asked
 * too, which outlives the process; memory settles two requests at the same time.
 */
export async function messageId(
  content: Omit<Message, 'id' | 'receivedAt'>,
  now = Date.now(),
): Promise<string> {
  const digest = digestOf(content)
  const remembered = recent().get(digest)
  if (remembered !== undefined && now - timeOf(remembered) < REPEATED_MS) return remembered
  const id = `${stampOf(now)}-${digest}`
  recent().set(digest, id)
  const kept = (await inbox().folder.ids()).filter((known) => known.endsWith(`-${digest}`)).at(-1)
  if (kept === undefined || now - timeOf(kept) >= REPEATED_MS) return id
  recent().set(digest, kept)
  return kept
}

const recent = () =>
  processWide('recent-messages', () => new LRUCache<string, string>({ max: MAX_REMEMBERED }))

function digestOf({
  language,
  kind,
  name,
  email,
  text,
  article,
}: Omit<Message, 'id' | 'receivedAt'>): string {
  const content = JSON.stringify([language, kind, name, email, text, article])
  return createHash('sha256').update(content).digest('hex').slice(0, 24)
}

/** Milliseconds since 1970 in a form that sorts by time. */
function stampOf(now: number): string {
  return Math.floor(now).toString(36).padStart(9, '0')
}

function timeOf(id: string): number {
  return Number.parseInt(id.slice(0, id.indexOf('-')), 36)
}
