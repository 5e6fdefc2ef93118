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

/** Systems give a process that is to end 10 to 15 seconds, requests in flight included. */
const PATIENCE_MS = 8_000

/**
 * Starts what delivers the messages of this site, and deletes those that are too old: once, in the process that serves.
 * @param compose what a message looks like as a mail
 */
export async function startDelivery(compose: Post['compose']): Promise<void> {
  const { folder, status, delivery } = inbox()
  if (delivery) return
  // Where no messages are taken, what is left of earlier ones is still sent and deleted, but there may be no disk to write to.
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

/** Waits for the mail under way, for a while: what isn't sent by then is sent after the next start. */
export async function stopDelivery(): Promise<void> {
  await inbox().delivery?.stop(PATIENCE_MS)
}

/** What was wrong with the folder may be mended by now. */
async function lookAgain(): Promise<void> {
  const { folder, status } = inbox()
  if (status.folder === 'unusable') await testFolder(folder.folder)
  if (status.folder === 'full' && (await folder.hasRoom(0))) setFolderState('ok', '')
}

/** Says at the start, and not to the first visitor who writes, that nothing can be kept. */
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

/** Without Redis none of its code is loaded, as without a mail server none of nodemailer's. */
async function sharedClaims() {
  if (!env.REDIS_URL || !env.SMTP_URL) return null
  const { createRedisClaims } = await import('./redis-claims')
  return createRedisClaims(env.REDIS_URL)
}
