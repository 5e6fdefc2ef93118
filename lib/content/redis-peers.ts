import 'server-only'
import { createClient, WatchError } from '@redis/client'
import pLimit from 'p-limit'
import type { Peers, SharedContent } from './shared-state'

/** Expiry of everything in Redis; each write renews it. */
const KEPT_MS = 7 * 24 * 60 * 60_000
const CONNECT_TIMEOUT_MS = 2_000
/** Time limit of a command: a visitor should not wait longer for a peer's value. */
const READ_TIMEOUT_MS = 250
/** Time limit for the content, which may be megabytes. */
const CONTENT_MS = 2_000

/**
 * Stores what instances share in Redis: the content, its id for the many lookups, and texts by their hash. Commands fail
 * at once while Redis is unreachable.
 * @param namespace identifies build and source; keys of other namespaces are ignored
 */
export function createRedisPeers(url: string, namespace: string): Peers {
  const [idKey, contentKey] = [`${namespace}:id`, `${namespace}:content`]
  const textKey = (hash: string) => `${namespace}:text:${hash}`
  const commands = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: 10_000,
    socket: { connectTimeout: CONNECT_TIMEOUT_MS },
  })
  // Transactions have a connection of their own, because a watched key is watched for its whole connection.
  const transactions = commands.duplicate()
  // The clients reconnect by themselves; meanwhile every command fails and tells the cause.
  for (const client of [commands, transactions]) {
    client.on('error', () => undefined)
    void client.connect().catch(() => undefined)
  }
  const options = { expiration: { type: 'PX', value: KEPT_MS } } as const
  /** A transaction has its connection for itself. */
  const oneByOne = pLimit(1)

  async function replaceWatched(expected: string, next: SharedContent): Promise<boolean> {
    await transactions.watch(idKey)
    if (((await transactions.get(idKey)) ?? '') !== expected) {
      await transactions.unwatch()
      return false
    }
    try {
      const content = JSON.stringify(next)
      await transactions.multi().set(contentKey, content, options).set(idKey, next.id, options).exec()
      return true
    } catch (error) {
      if (error instanceof WatchError) return false
      throw error
    }
  }

  return {
    id: async () => (await inTime(commands.get(idKey))) ?? '',

    async get() {
      const found = await inTime(commands.get(contentKey), CONTENT_MS)
      return found === null ? null : (JSON.parse(found) as SharedContent)
    },

    replace: (expected, next) => inTime(oneByOne(replaceWatched, expected, next), CONTENT_MS),
    getText: (hash) => inTime(commands.get(textKey(hash))),
    setText: async (hash, text) => void (await inTime(commands.set(textKey(hash), text, options))),
  }
}

/**
 * Limits the time that a command may take. A busy process runs its overdue timers before it reads from its sockets, so a
 * response that has already arrived is read before the command fails.
 * @throws Error when there is no response within the time limit
 */
export async function inTime<T>(answer: Promise<T>, limitMs = READ_TIMEOUT_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    const fail = () => reject(new Error(`no answer within ${limitMs} ms`))
    timer = setTimeout(() => setImmediate(fail), limitMs)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
