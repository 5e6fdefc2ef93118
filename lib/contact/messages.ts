import 'server-only'
import path from 'node:path'
import { env } from '../site/env'
import { processWide } from '../site/once'
import { createDelivery } from './delivery'
import { createInbox, DAY_MS, type Inbox, type Message } from './inbox'
import { createMailer, mailAddresses } from './mail'

/** Systems give a terminating process 10 to 15 seconds, requests in flight included. */
const PATIENCE_MS = 8_000

/** `delivery`: null where nothing is delivered: during a build, in development, in command line tools. */
type Messages = { inbox: Inbox; delivery: ReturnType<typeof createDelivery> | null }

/** Returns the messages of this site. CONTACT_DIR is relative to the working directory that the site was started in. */
export function siteMessages(): Messages {
  return processWide('messages', () => ({
    inbox: createInbox(path.resolve(/* turbopackIgnore: true */ process.cwd(), env.CONTACT_DIR)),
    delivery: null,
  }))
}

/**
 * Starts the delivery of this site's messages, and the deletion of expired ones.
 * @throws ContentProblemsError when there is a mail server and no recipient
 */
export async function startDelivery(): Promise<void> {
  if (env.SMTP_URL) mailAddresses()
  const messages = siteMessages()
  // Told now, and not when the first visitor writes. Without a form the disk may not be writable.
  if (env.CONTACT_FORM === 'on') await messages.inbox.state()
  const send = env.SMTP_URL ? await createMailer(env.SMTP_URL) : null
  messages.delivery = createDelivery({ inbox: messages.inbox, send, keepDays: env.CONTACT_KEEP_DAYS })
  messages.delivery.wake()
}

/** Waits a limited time for the mail that is being sent; messages not sent by then are sent after the next start. */
export async function stopDelivery(): Promise<void> {
  await siteMessages().delivery?.stop(PATIENCE_MS)
}

/**
 * Reports whether messages can be stored, and how many should have reached the owner: those that the mail server has
 * refused, and those that have waited for a day. Null where nothing is delivered.
 */
export async function messageHealth(now = Date.now()) {
  const { inbox, delivery } = siteMessages()
  if (!delivery) return null
  const messages = env.SMTP_URL ? await inbox.list().catch(() => []) : []
  const isLate = ({ state, receivedAt }: Message) =>
    state === 'refused' || (state === 'waiting' && now - Date.parse(receivedAt) > DAY_MS)
  return { folder: await inbox.state(), undelivered: messages.filter(isLate).length }
}
