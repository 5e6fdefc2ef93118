import 'server-only'
import path from 'node:path'
import { env } from '../../config/env'
import { causeOf, log } from '../../config/log'
import { processWide } from '../../config/process-wide'
import type { Lateness } from './lateness'
import type { Message } from './message'
import { createMessageFolder, type MessageFolder } from './message-folder'
import type { Worker } from './worker'

/** How messages are doing, for health checks. */
type InboxStatus = Lateness & { folder: 'ok' | 'full' | 'unusable' }

type Inbox = {
  folder: MessageFolder
  status: InboxStatus
  /** Null where nothing is delivered: in a build, while developing, in commands. */
  delivery: Worker | null
}

/** The messages of this site. CONTACT_DIR is relative to the folder that the site was started in. */
export function inbox(): Inbox {
  return processWide('inbox', () => ({
    folder: createMessageFolder(path.resolve(/* turbopackIgnore: true */ process.cwd(), env.CONTACT_DIR)),
    status: { folder: 'ok', undelivered: 0, oldestHours: null },
    delivery: null,
  }))
}

/**
 * Writes a message to the disk, and wakes the delivery.
 * @returns `known` when a message of this id was kept before; `full` when the folder has reached its bounds, so that
 *   nothing was kept
 * @throws what the disk answers
 */
export async function keepMessage(message: Message): Promise<'kept' | 'known' | 'full'> {
  const { folder, delivery } = inbox()
  try {
    const outcome = await folder.add(message)
    if (outcome !== 'known') setFolderState(outcome === 'full' ? 'full' : 'ok', 'it has reached its bounds')
    if (outcome === 'kept') delivery?.wake()
    return outcome
  } catch (error) {
    if (!(error instanceof RangeError)) setFolderState('unusable', causeOf(error))
    throw error
  }
}

/** Takes note of what the folder can do, and says so in the log when that changes. */
export function setFolderState(state: InboxStatus['folder'], cause: string): void {
  const { folder, status } = inbox()
  if (status.folder === state) return
  status.folder = state
  if (state === 'ok') log('info', 'messages.folder-ok', { folder: folder.folder })
  else log('error', `messages.folder-${state}`, { folder: folder.folder, cause, refused: 'new messages' })
}

/** Whether messages can be kept, and reach their owner; null where none are taken. */
export function messageHealth(): { status: InboxStatus; isFailing: boolean } | null {
  const { status, delivery } = inbox()
  return delivery && { status, isFailing: status.folder !== 'ok' || status.undelivered > 0 }
}
