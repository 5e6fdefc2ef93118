import 'server-only'
import { WatchError } from '@redis/client'
import { createRedisClients, inTime } from './redis-clients'
import type { Peers, SharedContent } from './peers'

/** Expiry of everything in Redis; each write renews it. */
const KEPT_MS = 7 * 24 * 60 * 60_000
/** Time limit for the content, which may be megabytes. */
const CONTENT_MS = 2_000

/**
 * Stores what instances share in Redis: the content, its id for the many lookups, and texts by their hash.
 * @param namespace identifies build and source; keys of other namespaces are ignored
 */
export function createRedisPeers(url: string, namespace: string): Peers {
  const [idKey, contentKey] = [`${namespace}:id`, `${namespace}:content`]
  const textKey = (hash: string) => `${namespace}:text:${hash}`
  const { commands, transactions } = createRedisClients(url)
  // The clients reconnect by themselves; meanwhile every command fails and tells the cause.
  for (const client of [commands, transactions]) {
    client.on('error', () => undefined)
    void client.connect().catch(() => undefined)
  }
  const options = { expiration: { type: 'PX', value: KEPT_MS } } as const
  let running: Promise<unknown> = Promise.resolve()

  async function replaceWatched(expected: string, next: SharedContent): Promise<boolean> {
    await transactions.watch(idKey)
    if (((await transactions.get(idKey)) ?? '') !== expected) {
      await transactions.unwatch()
      return false
    }
    const written = transactions
      .multi()
      .set(contentKey, JSON.stringify(next), options)
      .set(idKey, next.id, options)
      .exec()
    return written.then(
      () => true,
      (error: Error) => {
        if (error instanceof WatchError) return false
        throw error
      },
    )
  }

  return {
    id: async () => (await inTime(commands.get(idKey))) ?? '',

    async get() {
      const found = await inTime(commands.get(contentKey), CONTENT_MS)
      return found === null ? null : (JSON.parse(found) as SharedContent)
    },

    /** One at a time, because a transaction has its connection for itself. */
    replace(expected, next) {
      const replaced = running.then(() => replaceWatched(expected, next))
      running = replaced.catch(() => undefined)
      return inTime(replaced, CONTENT_MS)
    },

    getText: (hash) => inTime(commands.get(textKey(hash))),
    setText: async (hash, text) => void (await inTime(commands.set(textKey(hash), text, options))),
  }
}
