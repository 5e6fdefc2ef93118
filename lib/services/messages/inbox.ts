import 'server-only'
import path from 'node:path'
import { env } from '../../config/env'
import { processWide } from '../../config/process-wide'
import type { Message } from './message'
import { createMessageFolder, type MessageFolder } from './message-folder'

type Inbox = { folder: MessageFolder; wake: () => void }

/** The messages of this site. CONTACT_DIR is relative to the folder that the site was started in. */
export function inbox(): Inbox {
  return processWide('inbox', () => ({
    folder: createMessageFolder(path.resolve(/* turbopackIgnore: true */ process.cwd(), env.CONTACT_DIR)),
    wake: () => undefined,
  }))
}

/**
 * Writes a message to the disk, and wakes the delivery.
 * @returns `known` when a message of this id was kept before; `full` when the folder has reached its bounds, so that
 *   nothing was kept
 * @throws what the disk answers
 */
export async function keepMessage(message: Message): Promise<'kept' | 'known' | 'full'> {
  const { folder, wake } = inbox()
  const outcome = await folder.add(message)
  wake()
  return outcome
}
