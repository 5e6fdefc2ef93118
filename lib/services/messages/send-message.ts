import 'server-only'
import { causeOf, log } from '../../config/log'
import type { ClaimMessage } from './claims'
import { faultOf, type MailFault } from './mail-fault'
import type { Mail, SendMail } from './mailer'
import type { Message } from './message'
import type { MessageFolder } from './message-folder'
import { retryWaitMs } from './retry-waits'
import type { StoredMessage, Waiting } from './stored-message'

/** How a message becomes a mail. @param compose may throw a MailFault, for example without a recipient */
export type Post = { compose: (message: Message) => Mail; send: SendMail }

/** `busy`: another process has it, or it can't be known. `held`: the next message would fail as well. */
type Outcome = 'delivered' | 'refused' | 'waiting' | 'busy' | 'held'

type Means = {
  folder: MessageFolder
  post: Post
  claim: ClaimMessage
  now: () => number
  random: () => number
}

/**
 * Tries to send one message, and writes down how far it got: before, so that a disk that takes nothing is noticed while
 * nothing has been sent, and a message that ends the process is not tried again at once; and right after.
 *
 * A process killed between the server's last answer and that second writing sends the message again after its next start,
 * with the same Message-ID: SMTP has no way around it.
 */
export function createSender({ folder, post, claim, now, random }: Means) {
  /** Taken by the server, while the disk didn't take the news: never to be sent again. */
  const unrecorded = new Set<string>()
  const iso = (ms = now()) => new Date(ms).toISOString()

  async function recordDelivered(stored: StoredMessage): Promise<'delivered'> {
    unrecorded.add(stored.message.id)
    await folder.setDelivery(stored, { state: 'delivered', at: iso() })
    unrecorded.delete(stored.message.id)
    return 'delivered'
  }

  async function begin(stored: StoredMessage, before: Waiting): Promise<Waiting> {
    const tries = before.tries + 1
    const nextTry = iso(now() + retryWaitMs(tries, random()))
    const begun: Waiting = { ...before, tries, nextTry, lastTry: iso() }
    await folder.setDelivery(stored, begun)
    return begun
  }

  async function recordFault(stored: StoredMessage, begun: Waiting, fault: MailFault): Promise<Outcome> {
    const { id } = stored.message
    if (fault.permanent) {
      await folder.setDelivery(stored, { state: 'refused', at: iso(), fault: fault.message })
      log('error', 'messages.refused', { id, fault: fault.code, kept: 'the message, in its folder' })
      return 'refused'
    }
    await folder.setDelivery(stored, { ...begun, lastFault: fault.message })
    log('warn', 'messages.not-sent', { id, fault: fault.code, tries: begun.tries, nextTry: begun.nextTry })
    return fault.aboutMessage ? 'waiting' : 'held'
  }

  async function attempt(stored: StoredMessage, before: Waiting, signal: AbortSignal): Promise<Outcome> {
    const begun = await begin(stored, before)
    try {
      await post.send(post.compose(stored.message), signal)
      return 'delivered'
    } catch (error) {
      if (!signal.aborted) return recordFault(stored, begun, faultOf(error))
      // Ended by a shutdown, and nobody's fault: the next start tries at once.
      await folder.setDelivery(stored, { ...begun, nextTry: null })
      return 'held'
    }
  }

  /** @throws what the disk answers */
  return async function send(id: string, signal: AbortSignal): Promise<Outcome> {
    const mine = await claim(id).catch((error: unknown) => {
      log('warn', 'messages.not-claimed', { id, cause: causeOf(error) })
      return null
    })
    if (!mine) return 'busy'
    try {
      // Only now: another process may have sent or deleted it meanwhile.
      const stored = await folder.find(id)
      if (stored?.delivery.state !== 'waiting') return 'busy'
      if (unrecorded.has(id) || mine.isDelivered) return await recordDelivered(stored)
      const outcome = await attempt(stored, stored.delivery, signal)
      if (outcome !== 'delivered') return outcome
      await Promise.all([recordDelivered(stored), mine.delivered()])
      log('info', 'messages.delivered', { id })
      return outcome
    } finally {
      await mine.release()
    }
  }
}
