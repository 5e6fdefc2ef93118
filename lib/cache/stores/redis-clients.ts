import 'server-only'
import { createClient } from '@redis/client'

const CONNECT_TIMEOUT_MS = 2_000
const MAX_RECONNECT_MS = 5_000
/** How long a visitor may be kept waiting for what another instance made. */
const READ_TIMEOUT_MS = 250

/**
 * The two connections that one instance has: for commands, which fail at once while Redis can't be reached, and for the
 * news, which it listens to again whenever Redis is back.
 */
export function createRedisClients(url: string) {
  const commands = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: 10_000,
    socket: { connectTimeout: CONNECT_TIMEOUT_MS, reconnectStrategy },
  })
  return {
    commands,
    news: commands.duplicate({ disableOfflineQueue: false }),
  }
}

function reconnectStrategy(attempts: number): number {
  return Math.min(MAX_RECONNECT_MS, 100 * 2 ** Math.min(attempts, 10)) * (0.75 + Math.random() / 2)
}

/** @throws Error when there is no answer while a visitor would wait for it */
export async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${READ_TIMEOUT_MS} ms`)), READ_TIMEOUT_MS)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
