import 'server-only'
import type { Locks } from './message-lock'
import type { SharedClaims } from './redis-claims'

/** The right to send a message. @param isDelivered whether another instance has already sent it */
type Claim = { isDelivered: boolean; delivered: () => Promise<void>; release: () => Promise<void> }

/**
 * Creates the function that claims a message for this process: by a lock among processes that share the folder, through
 * Redis among instances. While Redis doesn't respond, nothing is claimed: a delayed message is better than one sent
 * twice.
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
