import 'server-only'
import { createHmac, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { networkOf } from '../client-address'
import { EMPTY, increased, type Leak, type LeakyCount, remaining } from './leaky-count'

/** Free messages at once, and limit and decay of the count: per network, and for all networks together. */
const OF_NETWORK = { free: 3, leak: { max: 48, leakMs: 10 * 60_000 } }
const OF_ALL = { free: 30, leak: { max: 480, leakMs: 60_000 } }
/** Number of networks remembered; a forgotten one starts at zero. */
const MAX_NETWORKS = 10_000
/** Multiples of the free messages at which the next level starts. */
const STEPS = [2, 4, 8] as const

/** How much a message costs: 0 is the least, and applies while there is no rush. */
export type Level = 0 | 1 | 2 | 3

/** State of a visitor's network. */
type Visit = { count: LeakyCount; lastTurn: number }

export type Toll = ReturnType<typeof createToll>

/**
 * Creates the limits of the contact form. They exclude nobody. Beyond them a message costs proof of work or, without
 * scripts, a wait; both grow with the rush. Networks are identified by a keyed hash, whose key belongs to the process,
 * and are stored in memory only.
 * @param now a monotonic clock in milliseconds
 */
export function createToll(now: () => number = () => performance.now()) {
  const key = randomBytes(32)
  const visits = new LRUCache<string, Visit>({ max: MAX_NETWORKS })
  let all = EMPTY

  const nameOf = (address: string) => createHmac('sha256', key).update(networkOf(address)).digest('base64url')
  const visitOf = (address: string): Visit =>
    visits.get(nameOf(address)) ?? { count: EMPTY, lastTurn: -Infinity }

  /** Returns how many times the free messages have been used up, by this network or by all together. */
  function rush(address: string): number {
    const share = (count: LeakyCount, { free, leak }: { free: number; leak: Leak }) =>
      (remaining(count, leak, now()) + 1) / free
    return Math.max(share(visitOf(address).count, OF_NETWORK), share(all, OF_ALL))
  }

  return {
    /** Whether a message passes at no cost. */
    isFree: (address: string): boolean => rush(address) <= 1,

    /** Returns the cost level of a message that is not free. */
    level(address: string): Level {
      const over = rush(address)
      return STEPS.filter((step) => over > step).length as Level
    },

    /**
     * Counts a message that passed.
     * @param waited whether it used a turn
     */
    passed(address: string, waited = false): void {
      const { count, lastTurn } = visitOf(address)
      visits.set(nameOf(address), {
        count: increased(count, OF_NETWORK.leak, now()),
        lastTurn: waited ? Date.now() : lastTurn,
      })
      all = increased(all, OF_ALL.leak, now())
    },

    /** When a message of this network last used a turn, in milliseconds since 1970. */
    lastTurn: (address: string): number => visitOf(address).lastTurn,
  }
}
