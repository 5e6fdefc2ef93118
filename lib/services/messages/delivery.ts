import 'server-only'
import { log } from '../../config/log'
import type { ClaimMessage } from './claims'
import type { MessageFolder } from './message-folder'
import type { Locks } from './message-lock'
import { type Lateness, latenessOf, overdue } from './lateness'
import { createPace } from './pace'
import { DAY_MS, deleteExpired, deleteLeftovers } from './retention'
import { createSender, type Post } from './send-message'
import type { StoredMessage } from './stored-message'
import { createWorker, type Worker } from './worker'

/**
 * Longest time until messages are noticed that another process has stored, or that `npm run messages` has set to
 * waiting.
 */
const POLL_MS = 5 * 60_000
/** Delay before a message that another process holds, or a round that failed, is tried again. */
const BUSY_MS = 30_000
/** Maximum number of message ids in one line of the log. */
const MAX_IDS = 20

export type DeliveryOptions = {
  folder: MessageFolder
  locks: Locks
  claim: ClaimMessage
  /** null: messages stay in the folder, and expired ones are deleted. */
  post: Post | null
  keepDays: number
  mailsPerHour?: number
  /** Maximum time between two rounds, in milliseconds. */
  pollMs?: number
  /** Milliseconds since the epoch. */
  now?: () => number
  later?: (ms: number, call: () => void) => void
  /** From 0 to 1. */
  random: () => number
  /** Called after each round. @param fault the reason why the folder can't be used, or null */
  report: (lateness: Lateness, fault: unknown) => void
}

/**
 * Creates the worker that sends the messages of a folder, one at a time, the oldest first, and deletes expired ones. It
 * starts when woken.
 */
export function createDelivery(options: DeliveryOptions): Worker {
  const {
    folder,
    locks,
    post,
    claim,
    keepDays,
    random,
    report,
    later,
    now = Date.now,
    pollMs = POLL_MS,
  } = options
  const send = post && createSender({ folder, post, claim, now, random })
  const pace = createPace({ ...options, now })
  let saidAt = -Infinity

  async function round(signal: AbortSignal, isStopping: () => boolean): Promise<number> {
    try {
      await deleteLeftovers(folder, now)
      const isSent = post !== null
      const kept = await deleteExpired(await folder.list(), { folder, locks, keepDays, now, isSent })
      const busy = await sendDue(kept, signal, isStopping)
      const messages = await folder.list()
      report(tell(isSent ? overdue(messages, now()) : []), null)
      return nextRound(messages, busy)
    } catch (error) {
      report(latenessOf([], now()), error)
      return BUSY_MS
    }
  }

  /** Sends the messages that are due. @returns ids of messages that couldn't be tried */
  async function sendDue(
    messages: StoredMessage[],
    signal: AbortSignal,
    isStopping: () => boolean,
  ): Promise<Set<string>> {
    const busy = new Set<string>()
    let waitMs = pace.waits(messages)
    for (const stored of messages) {
      if (!send || isStopping()) break
      if (waitMs(stored) > 0) continue
      const { id } = stored.message
      const outcome = await send(id, signal)
      if (outcome === 'busy') busy.add(id)
      else pace.hold(outcome === 'held')
      // A message that was just sent counts towards the hourly limit of the next one.
      waitMs = pace.waits(await folder.list())
    }
    return busy
  }

  function nextRound(messages: StoredMessage[], busy: Set<string>): number {
    const waitMs = pace.waits(messages)
    const waits = messages.map((stored) =>
      Math.max(busy.has(stored.message.id) ? BUSY_MS : 0, send ? waitMs(stored) : Infinity),
    )
    return Math.max(0, Math.min(pollMs, ...waits))
  }

  /** Summarises overdue messages, and logs them at most once a day. */
  function tell(late: StoredMessage[]): Lateness {
    if (late.length > 0 && now() - saidAt >= DAY_MS) {
      saidAt = now()
      const ids = late.slice(0, MAX_IDS).map(({ message }) => message.id)
      log('error', 'messages.undelivered', { count: late.length, ids, kept: 'see npm run messages' })
    }
    return latenessOf(late, now())
  }

  return createWorker({ round, later })
}
