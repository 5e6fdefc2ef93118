import 'server-only'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { access, constants, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { log } from '../site/log'
import { writeDurably, writeNewDurably } from '../site/write-whole.mjs'
import { MESSAGE_KINDS } from './form'

/** Returns the code of a system error, such as ENOENT; null for a value without one. */
function errorCodeOf(error: unknown): string | null {
  const { code } = Object(error) as { code?: unknown }
  return typeof code === 'string' ? code : null
}

/** No message is larger than 25 kB, so the folder takes 50 MB at most. */
const MAX_MESSAGES = 2_000
export const DAY_MS = 24 * 60 * 60_000
const MESSAGE = /\.json$/
/** What a killed process leaves of a file that it was writing. */
const DRAFT = /\.json\.[\da-f-]{36}\.draft$/

/**
 * `name` and `email` are one line without control characters, `article` is a path; `refused` is a message that the mail
 * server has refused permanently, for the reason in `fault`.
 */
const stored = z.object({
  receivedAt: z.iso.datetime(),
  language: z.enum(['es', 'en']),
  kind: z.enum(MESSAGE_KINDS),
  name: z.string(),
  email: z.string(),
  text: z.string(),
  article: z.string().nullable(),
  state: z.enum(['waiting', 'delivered', 'refused']),
  fault: z.string().nullable(),
})
type Stored = z.infer<typeof stored>
export type Message = Stored & { id: string }
/** What a visitor wrote. */
export type Content = Omit<Stored, 'receivedAt' | 'state' | 'fault'>
export type Inbox = ReturnType<typeof createInbox>

/**
 * Creates the store of messages: files, one each, named after their ids. Each is written atomically and synced to the
 * disk before it is reported as stored. Other files in the folder are left alone.
 * @param folder created when it is first used, accessible to this user only
 */
export function createInbox(folder: string, maxMessages = MAX_MESSAGES) {
  const pathOf = (name: string) => path.join(/* turbopackIgnore: true */ folder, name)
  const fileOf = (id: string) => pathOf(`${id}.json`)
  const remove = (id: string) => rm(fileOf(id), { force: true })
  const reported = new Set<string>()

  /** Logs a fault once. The message of an error could quote a visitor's message. */
  function report(event: string, file: string, error: unknown): void {
    if (!reported.has(file)) log('error', event, { file, cause: errorCodeOf(error) ?? 'holds no message' })
    reported.add(file)
  }

  async function namesOf(kind: RegExp): Promise<string[]> {
    const names = await readdir(folder).catch((error: unknown) => {
      if (errorCodeOf(error) !== 'ENOENT') throw error
      return []
    })
    return names.filter((name) => kind.test(name))
  }

  /** Reads all messages, the oldest first. A file that can't be read is logged, and left alone. */
  async function list(): Promise<Message[]> {
    const found: Message[] = []
    for (const name of await namesOf(MESSAGE))
      try {
        const text = await readFile(pathOf(name), 'utf8')
        found.push({ id: path.parse(name).name, ...stored.parse(JSON.parse(text)) })
      } catch (error) {
        if (errorCodeOf(error) !== 'ENOENT') report('messages.unreadable', name, error)
      }
    return found.sort((a, b) => a.receivedAt.localeCompare(b.receivedAt))
  }

  /** Tests whether messages can be stored. A folder that can't be used is logged. */
  async function state(): Promise<'ok' | 'full' | 'unusable'> {
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await access(folder, constants.W_OK)
      return (await namesOf(MESSAGE)).length < maxMessages ? 'ok' : 'full'
    } catch (error) {
      report('messages.folder-unusable', folder, error)
      return 'unusable'
    }
  }

  return {
    folder,
    list,
    remove,
    state,

    /** Whether the same message was stored on this day or the one before. */
    has: (given: Content, now = Date.now()): boolean =>
      [now, now - DAY_MS].some((at) => existsSync(fileOf(idOf(given, at)))),

    /** Stores a message that is to be sent. @throws Error when it can't be stored */
    async add(given: Content, now = Date.now()): Promise<void> {
      const found = await state()
      if (found !== 'ok') throw new Error(`${folder} is ${found}`)
      const message = {
        receivedAt: new Date(now).toISOString(),
        ...given,
        state: 'waiting',
        fault: null,
      } as const
      await writeNewDurably(fileOf(idOf(given, now)), format(message))
    },

    /** Stores how the delivery of a message ended, unless it was deleted meanwhile. */
    async update({ id, ...known }: Message, change: Pick<Message, 'state' | 'fault'>): Promise<void> {
      if (existsSync(fileOf(id))) await writeDurably(fileOf(id), format({ ...known, ...change }))
    },

    /** Deletes messages older than a number of days, delivered or not, and what a killed process left half-written. */
    async removeExpired(days: number, now = Date.now()): Promise<void> {
      for (const { id, receivedAt, state: last } of await list()) {
        if (now - Date.parse(receivedAt) <= days * DAY_MS) continue
        await remove(id)
        if (last !== 'delivered') log('warn', 'messages.expired', { id, state: last, days })
      }
      for (const draft of (await namesOf(DRAFT)).map(pathOf))
        if (now - (await stat(draft)).mtimeMs > DAY_MS) await rm(draft)
    },
  }
}

/** The id of a message: its day in UTC and a hash of its content, so that a message sent twice has one id. */
function idOf({ language, kind, name, email, text, article }: Content, now: number): string {
  const hash = createHash('sha256').update(JSON.stringify([language, kind, name, email, text, article]))
  return `${new Date(now).toISOString().slice(0, 10)}-${hash.digest('hex').slice(0, 16)}`
}

function format(message: Stored): string {
  return `${JSON.stringify(message, null, 2)}\n`
}
