import 'server-only'
import path from 'node:path'
import { env } from '../../config/env'
import { causeOf, log } from '../../config/log'
import { processWide } from '../../config/process-wide'
import type { Lateness } from './lateness'
import type { Message } from './message'
import { createMessageFolder, type MessageFolder } from './message-folder'
import type { Worker } from './worker'

/** State of the contact messages, for health checks. */
type InboxStatus = Lateness & { folder: 'ok' | 'full' | 'unusable' }

type Inbox = {
  folder: MessageFolder
  status: InboxStatus
  /** null where nothing is delivered: during a build, in development, in command line tools. */
  delivery: Worker | null
}

/** Returns the inbox of this site. CONTACT_DIR is relative to the working directory that the site was started in. */
export function inbox(): Inbox {
  return processWide('inbox', () => ({
    folder: createMessageFolder(path.resolve(/* turbopackIgnore: true */ process.cwd(), env.CONTACT_DIR)),
    status: { folder: 'ok', undelivered: 0, oldestHours: null },
    delivery: null,
  }))
}

/**
 * Writes a message to the disk, and wakes the delivery.
 * @returns `known` when a message with this id is already stored; `full` when the folder has reached its limits, so
 *   that nothing was stored
 * @throws the error of the file system
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

/** Records the state of the folder, and logs a change. */
export function setFolderState(state: InboxStatus['folder'], cause: string): void {
  const { folder, status } = inbox()
  if (status.folder === state) return
  status.folder = state
  if (state === 'ok') log('info', 'messages.folder-ok', { folder: folder.folder })
  else log('error', `messages.folder-${state}`, { folder: folder.folder, cause, refused: 'new messages' })
}

/** Reports whether messages can be stored and reach the owner; null where nothing is delivered. */
export function messageHealth(): { status: InboxStatus; isFailing: boolean } | null {
  const { status, delivery } = inbox()
  return delivery && { status, isFailing: status.folder !== 'ok' || status.undelivered > 0 }
}
