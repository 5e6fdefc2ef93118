import 'server-only'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { errorCodeOf } from '../../config/error-code'
import { causeOf, log } from '../../config/log'
import { writeDurably, writeNewDurably } from '../../config/write-whole.mjs'
import type { Message } from './message'
import {
  fileNameOf,
  formatStored,
  idOf,
  NOT_TRIED,
  parseStored,
  type Delivery,
  type StoredMessage,
} from './stored-message'

/** Limits of a folder. @param files number of messages @param bytes size of all messages */
type FolderLimits = { files: number; bytes: number }

const LIMITS: FolderLimits = { files: 2_000, bytes: 50_000_000 }

export type MessageFolder = ReturnType<typeof createMessageFolder>

/**
 * Creates the store of messages: files, one each, named after their ids. Each is written atomically and synced to the
 * disk before it is reported as stored. Other files in the folder are left alone.
 * @param folder created with the first message, accessible to this user only
 */
export function createMessageFolder(folder: string, limits: FolderLimits = LIMITS) {
  const fileOf = (id: string) => path.join(/* turbopackIgnore: true */ folder, fileNameOf(id))
  const reported = new Set<string>()
  let last: Promise<unknown> = Promise.resolve()

  /** Runs writes one after the other, so that the limits hold. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }

  async function ids(): Promise<string[]> {
    const names = await readdir(folder).catch(emptyWhenMissing)
    return names.flatMap((name) => idOf(name) ?? []).sort()
  }

  async function hasRoom(length: number): Promise<boolean> {
    const there = await ids()
    if (there.length >= limits.files) return false
    const sizes = await Promise.all(there.map((id) => stat(fileOf(id)).then(({ size }) => size, zero)))
    return sizes.reduce((sum, size) => sum + size, length) <= limits.bytes
  }

  async function find(id: string): Promise<StoredMessage | null> {
    try {
      return parseStored(await readFile(fileOf(id), 'utf8'), id)
    } catch (error) {
      if (!isMissing(error)) reportBroken(id, error)
      return null
    }
  }

  function reportBroken(id: string, error: unknown): void {
    if (reported.has(id)) return
    reported.add(id)
    log('error', 'messages.unreadable', { file: fileNameOf(id), cause: causeOf(error), kept: 'the file' })
  }

  return {
    folder,
    ids,
    /** Whether there is room for another message. @param length size of the message in bytes */
    hasRoom,
    /** Reads a message; null when there is none with this id, or when its file can't be read (logged once). */
    find,

    /** Stores a message, as not sent yet. @throws the error of the file system */
    add: (message: Message): Promise<'kept' | 'known' | 'full'> =>
      inTurn(async () => {
        const data = formatStored({ message, delivery: NOT_TRIED })
        await mkdir(folder, { recursive: true, mode: 0o700 })
        if ((await ids()).includes(message.id)) return 'known'
        if (!(await hasRoom(Buffer.byteLength(data)))) return 'full'
        return (await writeNewDurably(fileOf(message.id), data)) ? 'kept' : 'known'
      }),

    /** Reads all readable messages, the oldest first. */
    async list(): Promise<StoredMessage[]> {
      const found: StoredMessage[] = []
      for (const id of await ids()) {
        const message = await find(id)
        if (message) found.push(message)
      }
      return found
    },

    /** Stores the delivery state of a message. @throws the error of the file system */
    setDelivery: ({ message }: StoredMessage, delivery: Delivery): Promise<void> =>
      writeDurably(fileOf(message.id), formatStored({ message, delivery })),

    remove: (id: string): Promise<void> => rm(fileOf(id), { force: true }),
  }
}

const zero = () => 0

function isMissing(error: unknown): boolean {
  return errorCodeOf(error) === 'ENOENT'
}

function emptyWhenMissing(error: unknown): string[] {
  if (isMissing(error)) return []
  throw error
}
