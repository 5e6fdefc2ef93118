import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { env } from '../../config/env'
import { causeOf } from '../../config/log'
import { writeNewDurably } from '../../config/write-whole.mjs'
import { createRandom } from '../../text/random'
import { createClaims } from './claims'
import { createDelivery } from './delivery'
import { inbox, setFolderState } from './inbox'
import { createMailer } from './mailer'
import { createLocks } from './message-lock'
import type { Post } from './send-message'

/** Systems give a terminating process 10 to 15 seconds, requests in flight included. */
const PATIENCE_MS = 8_000

/**
 * Starts the delivery of this site's messages, and the deletion of expired ones: once, in the process that serves.
 * @param compose turns a message into a mail
 */
export async function startDelivery(compose: Post['compose']): Promise<void> {
  const { folder, status, delivery } = inbox()
  if (delivery) return
  // Without a contact form, messages received earlier are still sent and deleted, but the disk may not be writable.
  if (env.CONTACT_FORM === 'on') await testFolder(folder.folder)
  const locks = createLocks(folder.folder)
  inbox().delivery = createDelivery({
    folder,
    locks,
    claim: createClaims(locks, await sharedClaims()),
    post: env.SMTP_URL ? { compose, send: await createMailer(env.SMTP_URL) } : null,
    keepDays: env.CONTACT_KEEP_DAYS,
    random: createRandom(randomUUID()).next,
    report(lateness, fault) {
      Object.assign(status, lateness)
      if (fault === null) void lookAgain()
      else setFolderState('unusable', causeOf(fault))
    },
  })
  inbox().delivery?.wake()
}

/** Waits a limited time for the mail that is being sent; messages not sent by then are sent after the next start. */
export async function stopDelivery(): Promise<void> {
  await inbox().delivery?.stop(PATIENCE_MS)
}

/** Checks whether the problem of an unusable or full folder is solved. */
async function lookAgain(): Promise<void> {
  const { folder, status } = inbox()
  if (status.folder === 'unusable') await testFolder(folder.folder)
  if (status.folder === 'full' && (await folder.hasRoom(0))) setFolderState('ok', '')
}

/** Tests the folder, so that an unusable one is logged at the start and not when the first visitor writes. */
async function testFolder(folder: string): Promise<void> {
  const file = path.join(/* turbopackIgnore: true */ folder, `.${randomUUID()}.test`)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeNewDurably(file, '')
    await rm(file)
    setFolderState('ok', '')
  } catch (error) {
    setFolderState('unusable', causeOf(error))
  }
}

/** Loads the Redis code only when it is needed, as nodemailer is loaded only with a mail server. */
async function sharedClaims() {
  if (!env.REDIS_URL || !env.SMTP_URL) return null
  const { createRedisClaims } = await import('./redis-claims')
  return createRedisClaims(env.REDIS_URL)
}
