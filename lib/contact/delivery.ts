import 'server-only'
import pLimit from 'p-limit'
import { causeOf, log } from '../site/log'
import type { Inbox, Message } from './inbox'
import { faultOf } from './mail'

const FIRST_WAIT_MS = 10_000
const HOUR_MS = 60 * 60_000

/** `send`: null where no mail is sent: messages stay in the folder until they expire. */
type Options = {
  inbox: Pick<Inbox, 'list' | 'update' | 'removeExpired'>
  send: ((message: Message) => Promise<void>) | null
  keepDays: number
}

/**
 * Creates the delivery of an inbox. A round sends what waits, one message at a time, the oldest first, and deletes what
 * has expired. After a failure the next one comes in 10 seconds, 20, 40 … up to an hour. A message that the mail server
 * has refused permanently is tried again after the next start.
 *
 * A process killed between the server's last response and the note that a message is delivered sends it again, with the
 * same Message-ID: SMTP can't prevent that.
 */
export function createDelivery({ inbox, send, keepDays }: Options) {
  const inTurn = pLimit(1)
  /** Sent messages of which that could not be noted on the disk: they are not sent again. */
  const sent = new Set<string>()
  let failures = 0
  let isFirst = true
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  async function round(): Promise<void> {
    if (isStopped) return
    clearTimeout(timer)
    const isDone = await sendAll().catch((error: unknown) => {
      log('error', 'messages.failed', { cause: causeOf(error) })
      return false
    })
    failures = isDone ? 0 : failures + 1
    const waitMs = isDone ? HOUR_MS : FIRST_WAIT_MS * 2 ** (failures - 1)
    timer = setTimeout(wake, Math.min(waitMs, HOUR_MS)).unref()
  }

  /** @returns whether no message has to be tried again */
  async function sendAll(): Promise<boolean> {
    await inbox.removeExpired(keepDays)
    let isDone = true
    for (const message of send ? await inbox.list() : []) {
      const isDue = message.state === 'waiting' || (message.state === 'refused' && isFirst)
      const fault = isDue && !isStopped ? await attempt(message) : null
      if (fault && !fault.isPermanent) isDone = false
      // The next message would fail as well.
      if (fault && !fault.isOfMessage) break
    }
    isFirst = false
    return isDone
  }

  /** @returns why the message could not be sent; null when it is delivered */
  async function attempt(message: Message) {
    const { id } = message
    try {
      if (!sent.has(id)) await send?.(message)
    } catch (error) {
      const fault = faultOf(error)
      const [level, event] = fault.isPermanent
        ? (['error', 'refused'] as const)
        : (['warn', 'not-sent'] as const)
      log(level, `messages.${event}`, { id, fault: fault.code, kept: 'the message' })
      if (fault.isPermanent) await inbox.update(message, { state: 'refused', fault: fault.text })
      return fault
    }
    sent.add(id)
    await inbox.update(message, { state: 'delivered', fault: null })
    sent.delete(id)
    log('info', 'messages.delivered', { id })
    return null
  }

  /** Starts a round at once, or after the current one. */
  function wake(): void {
    void inTurn(round)
  }

  /** Starts no more mails, and waits a limited time for the one that is being sent. */
  async function stop(patienceMs: number): Promise<void> {
    isStopped = true
    const impatient = new Promise((resolve) => setTimeout(resolve, patienceMs).unref())
    await Promise.race([inTurn(() => undefined), impatient])
  }

  return { wake, stop }
}
