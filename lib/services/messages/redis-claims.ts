import 'server-only'
import { randomUUID } from 'node:crypto'
import { createRedisClients, inTime } from '../redis-clients'
import { causeOf, log } from '../../config/log'

const DELIVERED = 'delivered'
const CLAIM_MS = 60_000
const RENEW_MS = 15_000
/** How long a delivery is remembered. Instances retry a message far more often, so none sends it a second time. */
const MARK_MS = 31 * 24 * 60 * 60_000

const IF_MINE = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
if ARGV[2] == '0' then return redis.call('DEL', KEYS[1]) end
return redis.call('PEXPIRE', KEYS[1], ARGV[2])`

/** The right of one instance to send a message, until it is released or expires. */
export type SharedClaim = { delivered: () => Promise<void>; release: () => Promise<void> }

export interface SharedClaims {
  /**
   * Claims a message for this instance.
   * @returns null while another instance is sending it, `delivered` when an instance has sent it
   * @throws Error when Redis doesn't respond
   */
  take(id: string): Promise<SharedClaim | 'delivered' | null>
  close?: () => void
}

/** Coordinates instances through Redis: which messages are being sent, and which have been sent. */
export function createRedisClaims(url: string): SharedClaims {
  const { commands } = createRedisClients(url)
  // The client reconnects by itself; meanwhile every command fails and reports the error.
  commands.on('error', () => undefined)
  void commands.connect().catch(() => undefined)
  const keyOf = (id: string) => `portfolio:message:${id}`

  return {
    close: () => commands.destroy(),
    async take(id) {
      const [key, mine] = [keyOf(id), randomUUID()]
      const change = (ms: number) =>
        inTime(commands.eval(IF_MINE, { keys: [key], arguments: [mine, String(ms)] })).catch(unreachable)
      const taken = await inTime(
        commands.set(key, mine, { condition: 'NX', expiration: { type: 'PX', value: CLAIM_MS } }),
      )
      if (taken === null) return (await inTime(commands.get(key))) === DELIVERED ? DELIVERED : null
      const renewal = setInterval(() => void change(CLAIM_MS), RENEW_MS)
      renewal.unref()
      let isDelivered = false
      return {
        async delivered() {
          isDelivered = true
          await inTime(commands.set(key, DELIVERED, { expiration: { type: 'PX', value: MARK_MS } })).catch(
            unreachable,
          )
        },
        async release() {
          clearInterval(renewal)
          if (!isDelivered) await change(0)
        },
      }
    },
  }
}

/** Logs a failed write, which does no harm: a claim expires, and a delivery is also stored on this instance's disk. */
function unreachable(error: unknown): void {
  log('warn', 'messages.redis', { cause: causeOf(error) })
}
