import 'server-only'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { log } from '../../config/log'
import type { MessageFolder } from './message-folder'
import type { Locks } from './message-lock'
import type { StoredMessage } from './stored-message'

export const DAY_MS = 24 * 60 * 60_000

type Retention = { folder: MessageFolder; locks: Locks; keepDays: number; now: () => number; isSent: boolean }

/**
 * Deletes messages older than the number of days in the privacy policy. Messages that never reached the owner are
 * logged and deleted too, because the policy makes no exception for them.
 * @param isSent whether messages are sent by mail at all
 * @returns the messages that stay
 */
export async function deleteExpired(
  messages: StoredMessage[],
  retention: Retention,
): Promise<StoredMessage[]> {
  const { folder, locks, keepDays, now, isSent } = retention
  const kept: StoredMessage[] = []
  for (const stored of messages) {
    const { id, receivedAt } = stored.message
    const isExpired = now() - Date.parse(receivedAt) > keepDays * DAY_MS
    const lock = isExpired ? await locks.take(id) : null
    if (!lock) {
      kept.push(stored)
      continue
    }
    if (isSent && stored.delivery.state !== 'delivered')
      log('error', 'messages.expired-undelivered', { id, state: stored.delivery.state, keepDays })
    await folder.remove(id)
    await lock.release()
  }
  return kept
}

/**
 * Deletes files that a killed process left more than a day ago: half-written files, and locks of messages that no
 * longer exist.
 */
export async function deleteLeftovers({ folder }: MessageFolder, now: () => number): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const there = new Set(names)
  for (const name of names) {
    const id = /^([\w-]+)\.(?:json\.[\da-f-]{36}\.draft|lock\.\d+)$/.exec(name)?.[1]
    if (!id || (name.includes('.lock.') && there.has(`${id}.json`))) continue
    const file = path.join(/* turbopackIgnore: true */ folder, name)
    const age = await stat(file).then(
      ({ mtimeMs }) => now() - mtimeMs,
      () => 0,
    )
    if (age > DAY_MS) await rm(file, { force: true })
  }
}
