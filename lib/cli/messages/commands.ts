import { chown, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { MessageFolder } from '../../services/messages/message-folder'
import { createLocks } from '../../services/messages/message-lock'
import { fileNameOf, NOT_TRIED, type StoredMessage } from '../../services/messages/stored-message'
import { oneLine, visible } from '../../text/control-characters'
import { csvOf, jsonOf, lineOf, sheetOf } from './formats'

type Given = { folder: MessageFolder; id: string | null; json: boolean; csv: boolean; out: string | null }
type Command = (given: Given) => Promise<number>

/** The subcommands of `npm run messages`; each returns the exit code. */
export const COMMANDS = { list, show, export: exportAll, delete: remove, retry } satisfies Record<
  string,
  Command
>

async function list({ folder, json }: Given): Promise<number> {
  const messages = await folder.list()
  if (json) console.log(jsonOf(messages))
  else console.log(messages.length > 0 ? messages.map(lineOf).join('\n') : `No messages in ${folder.folder}.`)
  return 0
}

async function show({ folder, id, json }: Given): Promise<number> {
  const stored = await found(folder, id)
  if (stored) console.log(json ? jsonOf(stored) : sheetOf(stored))
  return stored ? 0 : 1
}

async function exportAll({ folder, csv, out }: Given): Promise<number> {
  const messages = await folder.list()
  if (out === null) {
    // Only a terminal needs visible control characters; a file or another program receives the table unchanged.
    const shown = process.stdout.isTTY ? visible : (text: string) => text
    process.stdout.write(csv ? shown(csvOf(messages)) : `${jsonOf(messages)}\n`)
    return 0
  }
  await writeFile(out, csv ? csvOf(messages) : `${jsonOf(messages)}\n`, { flag: 'wx', mode: 0o600 })
  console.log(`${messages.length} messages in ${out}.`)
  return 0
}

async function remove({ folder, id }: Given): Promise<number> {
  const stored = await found(folder, id)
  if (!stored) return 1
  return alone(folder, stored, async () => {
    await folder.remove(stored.message.id)
    console.log(`${stored.message.id} is deleted.`)
  })
}

async function retry({ folder, id }: Given): Promise<number> {
  const chosen = id === null ? await folder.list() : [await found(folder, id)]
  for (const stored of chosen) {
    if (!stored) return 1
    await alone(folder, stored, async () => {
      // The site may have sent the message since it was listed.
      const present = await folder.find(stored.message.id)
      if (present && present.delivery.state !== 'delivered') await letWait(folder, present)
      else if (id !== null) console.log(`${id} has been delivered.`)
    })
  }
  return 0
}

async function letWait(folder: MessageFolder, stored: StoredMessage): Promise<void> {
  const { id } = stored.message
  await folder.setDelivery(stored, NOT_TRIED)
  await giveToOwnerOf(folder.folder, fileNameOf(id))
  console.log(`${id} will be sent again.`)
}

async function found(folder: MessageFolder, id: string | null): Promise<StoredMessage | null> {
  if (id === null) throw new Error('Which message? npm run messages lists them with their ids.')
  const stored = (await folder.ids()).includes(id) ? await folder.find(id) : null
  if (!stored) console.error(`There is no message ${oneLine(id, 100)} in ${folder.folder}.`)
  return stored
}

/** Acts on a message while holding its lock, so that the site does not send it at the same time. */
async function alone(
  { folder }: MessageFolder,
  { message }: StoredMessage,
  act: () => Promise<void>,
): Promise<number> {
  const lock = await createLocks(folder).take(message.id)
  if (!lock) throw new Error(`${message.id} is being sent at this moment: try again in a minute.`)
  try {
    await act()
  } finally {
    await lock.release()
  }
  return 0
}

/** Gives a file that root has written to the folder's owner, because the site must be able to read it. */
async function giveToOwnerOf(folder: string, name: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = await stat(folder)
  await chown(path.join(folder, name), uid, gid)
}
