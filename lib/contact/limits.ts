import 'server-only'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, RLWrapperTimeouts } from 'rate-limiter-flexible'
import { env } from '../site/env'
import { processWide } from '../site/once'
import { sign } from './stamp'

/** Messages of one network, and the seconds in which they are counted. */
const OF_NETWORK = { keyPrefix: 'portfolio:contact:network', points: 3, duration: 10 * 60 }
/** Messages of all networks together. A flood must not cost the owner the mail account. */
const OF_ALL = { keyPrefix: 'portfolio:contact:all', points: 30, duration: 60 * 60 }
/** After this time without a response from Redis an instance counts alone. */
const REDIS_LIMIT_MS = 500

/**
 * Creates the limits of the contact form.
 * @param redis a Redis client through which instances share the limits; null: in the memory of the process
 * @returns counts a message of a network, and returns the seconds to wait; 0 if the message is accepted now
 */
export function createLimits(redis: object | null): (network: string) => Promise<number> {
  const create = (limit: typeof OF_NETWORK) => {
    const insuranceLimiter = new RateLimiterMemory(limit)
    if (!redis) return insuranceLimiter
    const limiter = new RateLimiterRedis({ ...limit, storeClient: redis, useRedisPackage: true })
    return new RLWrapperTimeouts({ limiter, insuranceLimiter, timeoutMs: REDIS_LIMIT_MS })
  }
  const [ofNetwork, ofAll] = [create(OF_NETWORK), create(OF_ALL)]
  return async (network) => {
    // Looked up first, so that a message that isn't accepted anyway uses up nothing.
    const spent = await ofAll.get('')
    if (spent && spent.remainingPoints <= 0) return secondsOf(spent)
    try {
      // Only a signature is stored, from which the address can't be recovered.
      await ofNetwork.consume(sign(`network ${network}`))
      await ofAll.consume('')
      return 0
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return secondsOf(refusal)
      throw refusal
    }
  }
}

/** Returns the limits of this site, which its instances share if they have a Redis. */
export function contactLimits(): Promise<ReturnType<typeof createLimits>> {
  return processWide('contact-limits', async () =>
    createLimits(env.REDIS_URL ? await connect(env.REDIS_URL) : null),
  )
}

async function connect(url: string): Promise<object> {
  const { createClient } = await import('@redis/client')
  const client = createClient({ url, disableOfflineQueue: true })
  // The client reconnects by itself.
  client.on('error', () => undefined)
  void client.connect().catch(() => undefined)
  return client
}

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1_000))
}
