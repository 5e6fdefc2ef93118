import 'server-only'
import { createClient } from '@redis/client'
import type { Peers, SharedContent } from './shared-state'

/** Expiry of everything in Redis; each write renews it. */
const KEPT_MS = 7 * 24 * 60 * 60_000
const CONNECT_TIMEOUT_MS = 2_000
/** Time limit of a command: a visitor should not wait longer for a peer's value. */
const READ_TIMEOUT_MS = 250
/** Time limit for the content, which may be megabytes. */
const CONTENT_MS = 2_000

/** Replaces the content, unless another change was accepted meanwhile. */
const REPLACE = `
if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[2], ARGV[3], 'PX', ARGV[4])
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[4])
return 1`

/**
 * Stores what instances share in Redis: the content, and its id for the many lookups. Commands fail at once while Redis
 * is unreachable.
 * @param namespace identifies build and source; keys of other namespaces are ignored
 */
export function createRedisPeers(url: string, namespace: string): Peers {
  const [idKey, contentKey] = [`${namespace}:id`, `${namespace}:content`]
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: 10_000,
    socket: { connectTimeout: CONNECT_TIMEOUT_MS },
  })
  // The client reconnects by itself; meanwhile every command fails and tells the cause.
  client.on('error', () => undefined)
  void client.connect().catch(() => undefined)

  return {
    id: async () => (await inTime(client.get(idKey))) ?? '',

    async get() {
      const found = await inTime(client.get(contentKey), CONTENT_MS)
      return found === null ? null : (JSON.parse(found) as SharedContent)
    },

    async replace(expected, next) {
      const content = JSON.stringify(next)
      const values = [expected, next.id, content, `${KEPT_MS}`]
      return (
        (await inTime(client.eval(REPLACE, { keys: [idKey, contentKey], arguments: values }), CONTENT_MS)) ===
        1
      )
    },
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
