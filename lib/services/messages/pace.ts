import 'server-only'
import { MAX_WAIT_MS, retryWaitMs } from './retry-waits'
import type { StoredMessage, Waiting } from './stored-message'

/**
 * Maximum number of mails per hour, however many messages come in: a flood must not cost the owner the mail account.
 * The others wait in the folder. Mails are counted from the files in the folder, so that a restart doesn't reset the
 * count.
 */
const MAILS_PER_HOUR = 30

const HOUR_MS = 60 * 60_000

type Options = { now: () => number; random: () => number; mailsPerHour?: number }

/** Creates the rules for how long messages wait before they are sent. */
export function createPace({ now, random, mailsPerHour = MAILS_PER_HOUR }: Options) {
  let failures = 0
  let heldUntil = -Infinity

  /** A time that was stored while the clock was wrong may lie years ahead: it is ignored. */
  function ownWait({ nextTry }: Waiting): number {
    const waitMs = nextTry === null ? 0 : Date.parse(nextTry) - now()
    return waitMs > MAX_WAIT_MS ? 0 : waitMs
  }

  function hourlyWait(messages: StoredMessage[]): number {
    const recent = messages.flatMap(lastSent).filter((at) => at <= now() && now() - at < HOUR_MS)
    const oldest = recent.sort((a, b) => b - a)[mailsPerHour - 1]
    return oldest === undefined ? 0 : oldest + HOUR_MS - now()
  }

  return {
    /**
     * Returns the milliseconds until a message may be sent: 0 or less means now, Infinity that it isn't waiting.
     * @param messages all messages of the folder
     */
    waits(messages: StoredMessage[]): (message: StoredMessage) => number {
      const commonMs = Math.max(heldUntil - now(), hourlyWait(messages))
      return ({ delivery }) =>
        delivery.state === 'waiting' ? Math.max(ownWait(delivery), commonMs) : Infinity
    },

    /** While the server accepts no mail at all, one message is tried at growing intervals, and the others wait. */
    hold(isDown: boolean): void {
      failures = isDown ? failures + 1 : 0
      heldUntil = isDown ? now() + retryWaitMs(failures, random()) : -Infinity
    },
  }
}

/** When a message was last handed to the mail server. */
function lastSent({ delivery }: StoredMessage): number[] {
  const at = delivery.state === 'waiting' ? delivery.lastTry : delivery.at
  return at === null ? [] : [Date.parse(at)]
}
