import 'server-only'
import type { Locks } from './message-lock'
import type { SharedClaims } from './redis-claims'

/** The right to send a message. @param isDelivered another instance has sent it */
type Claim = { isDelivered: boolean; delivered: () => Promise<void>; release: () => Promise<void> }

/**
 * Takes a message for this process alone: among those that share its folder by a lock, among instances by Redis. While
 * Redis doesn't answer nothing is taken: a message that waits is better than one that goes out twice.
 */
export function createClaims(locks: Locks, shared: SharedClaims | null) {
  return async function claim(id: string): Promise<Claim | null> {
    const lock = await locks.take(id)
    if (!lock) return null
    try {
      const common = shared ? await shared.take(id) : NOBODY_ELSE
      if (common === null) {
        await lock.release()
        return null
      }
      if (common === 'delivered') return { isDelivered: true, delivered: nothing, release: lock.release }
      const release = async () => {
        await common.release()
        await lock.release()
      }
      return { isDelivered: false, delivered: common.delivered, release }
    } catch (error) {
      await lock.release()
      throw error
    }
  }
}

export type ClaimMessage = ReturnType<typeof createClaims>

const nothing = async () => undefined
const NOBODY_ELSE = { delivered: nothing, release: nothing }
