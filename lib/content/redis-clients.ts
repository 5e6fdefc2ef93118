import 'server-only'
import { setImmediate } from 'node:timers'
import { createClient } from '@redis/client'

const CONNECT_TIMEOUT_MS = 2_000
const MAX_RECONNECT_MS = 5_000
/** Time limit of a command: a visitor should not wait longer for a peer's value. */
const READ_TIMEOUT_MS = 250

/**
 * Creates the two Redis connections of an instance, whose commands fail at once while Redis is unreachable: one for
 * single commands, and one for transactions, because a watched key is watched for its whole connection.
 */
export function createRedisClients(url: string) {
  const commands = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: 10_000,
    socket: { connectTimeout: CONNECT_TIMEOUT_MS, reconnectStrategy },
  })
  return { commands, transactions: commands.duplicate() }
}

function reconnectStrategy(attempts: number): number {
  return Math.min(MAX_RECONNECT_MS, 100 * 2 ** Math.min(attempts, 10)) * (0.75 + Math.random() / 2)
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
