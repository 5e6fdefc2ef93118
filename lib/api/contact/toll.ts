import 'server-only'
import { createHmac, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { monotonicMs } from '../../cache/clock'
import { networkOf } from '../client-address'
import { EMPTY, increased, type Leak, type LeakyCount, remaining } from './leaky-count'

/** Messages that pass without more, at once and in the long run: of one network, and of all together. */
const OF_NETWORK = { free: 3, leak: { max: 48, leakMs: 10 * 60_000 } }
const OF_ALL = { free: 30, leak: { max: 480, leakMs: 60_000 } }
/** Networks that are remembered; a forgotten one begins again. */
const MAX_NETWORKS = 10_000
/** Above the free messages, how many times as many are needed for the next step. */
const STEPS = [2, 4, 8] as const

/** How much is asked for: 0 is the least, and what there is while there is no rush. */
export type Level = 0 | 1 | 2 | 3

/** A visitor's network, as the counts know it. */
type Visit = { count: LeakyCount; lastTurn: number }

export type Toll = ReturnType<typeof createToll>

/**
 * Limits of the contact form. They close it to nobody: beyond them a message costs work of the sender's computer or, without
 * scripts, a wait, both growing with the rush. Networks are known by a hash with a key of the process, in memory alone.
 * @param now a monotonic clock in milliseconds
 */
export function createToll(now: () => number = monotonicMs) {
  const key = randomBytes(32)
  const visits = new LRUCache<string, Visit>({ max: MAX_NETWORKS })
  let all = EMPTY

  const nameOf = (address: string) => createHmac('sha256', key).update(networkOf(address)).digest('base64url')
  const visitOf = (address: string): Visit =>
    visits.get(nameOf(address)) ?? { count: EMPTY, lastTurn: -Infinity }

  /** How many times over the free messages were used up, by this network or by all together. */
  function rush(address: string): number {
    const share = (count: LeakyCount, { free, leak }: { free: number; leak: Leak }) =>
      (remaining(count, leak, now()) + 1) / free
    return Math.max(share(visitOf(address).count, OF_NETWORK), share(all, OF_ALL))
  }

  return {
    /** Whether a message passes without more. */
    isFree: (address: string): boolean => rush(address) <= 1,

    /** How much a message costs that is not free. */
    level(address: string): Level {
      const over = rush(address)
      return STEPS.filter((step) => over > step).length as Level
    },

    /** Counts a message that passed. @param waited it took a turn */
    passed(address: string, waited = false): void {
      const { count, lastTurn } = visitOf(address)
      visits.set(nameOf(address), {
        count: increased(count, OF_NETWORK.leak, now()),
        lastTurn: waited ? Date.now() : lastTurn,
      })
      all = increased(all, OF_ALL.leak, now())
    },

    /** When a message of this network last took a turn, in milliseconds since 1970. */
    lastTurn: (address: string): number => visitOf(address).lastTurn,
  }
}
