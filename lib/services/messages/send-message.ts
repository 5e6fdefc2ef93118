import 'server-only'
import { causeOf, log } from '../../config/log'
import type { ClaimMessage } from './claims'
import { faultOf, type MailFault } from './mail-fault'
import type { Mail, SendMail } from './mailer'
import type { Message } from './message'
import type { MessageFolder } from './message-folder'
import { retryWaitMs } from './retry-waits'
import type { StoredMessage, Waiting } from './stored-message'

/** Turns a message into a mail and sends it. @param compose may throw a MailFault, for example without a recipient */
export type Post = { compose: (message: Message) => Mail; send: SendMail }

/** `busy`: another process holds the message, or that can't be determined. `held`: the next message would fail as well. */
type Outcome = 'delivered' | 'refused' | 'waiting' | 'busy' | 'held'

type Means = {
  folder: MessageFolder
  post: Post
  claim: ClaimMessage
  now: () => number
  random: () => number
}

/**
 * Creates the function that tries to send one message. The state of the message is stored before the attempt, so that
 * an unwritable disk is noticed before anything is sent, and a message that ends the process is not retried at once. It
 * is stored again right after the attempt.
 *
 * A process killed between the server's last response and that second write sends the message again after its next
 * start, with the same Message-ID: SMTP can't prevent that.
 */
export function createSender({ folder, post, claim, now, random }: Means) {
  /** Messages that the server has accepted, but whose delivery could not be written to the disk: never sent again. */
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
      // Aborted by a shutdown, not by a fault: the next start retries at once.
      await folder.setDelivery(stored, { ...begun, nextTry: null })
      return 'held'
    }
  }

  /** Tries to send a message. @throws the error of the file system */
  return async function send(id: string, signal: AbortSignal): Promise<Outcome> {
    const mine = await claim(id).catch((error: unknown) => {
      log('warn', 'messages.not-claimed', { id, cause: causeOf(error) })
      return null
    })
    if (!mine) return 'busy'
    try {
      // Read after claiming: another process may have sent or deleted the message meanwhile.
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
