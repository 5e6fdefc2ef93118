import 'server-only'
import { sameSecret } from '../../text/same-secret'
import { networkOf } from '../client-address'
import { formKey, signatureOf } from './form-key'
import type { Level } from './toll'

/** How long a visitor without scripts waits during a rush, by level. */
const WAIT_MS: Record<Level, number> = { 0: 20_000, 1: 40_000, 2: 80_000, 3: 160_000 }
const MAX_AGE_MS = 60 * 60_000
/**
 * By how much the clocks of servers that run one build may differ. If a time is further ahead, the clock has been set
 * back since.
 */
const MAX_AHEAD_MS = 60_000
const PURPOSE = 'turn'

/**
 * Creates a place in the queue, for a form without a proof of work. It is signed, for one network, and valid once its
 * wait is over. Only the signature contains the address.
 */
export function createTurn(address: string, level: Level, now = Date.now()): string {
  const issued = Math.floor(now).toString(36)
  return `${issued}.${level}.${signTurn(issued, String(level), address)}`
}

/**
 * Returns the remaining seconds of a turn: 0 when it is due, null when it is invalid.
 * @param lastTurn when a message of this network last used a turn, in milliseconds since 1970: a wait is valid for one
 * message, however many turns were issued meanwhile
 */
export function checkTurn(
  turn: string,
  { address, lastTurn, now = Date.now() }: { address: string; lastTurn: number; now?: number },
): number | null {
  const [, issued = '', level = '', signature = ''] = /^([0-9a-z]{1,9})\.([0-3])\.([\w-]+)$/.exec(turn) ?? []
  if (!sameSecret(signature, signTurn(issued, level, address))) return null
  const at = Number.parseInt(issued, 36)
  const isTaken = at <= lastTurn && lastTurn - now <= MAX_AHEAD_MS
  if (isTaken || now - at > MAX_AGE_MS || at - now > MAX_AHEAD_MS) return null
  return Math.max(0, Math.ceil((at + WAIT_MS[Number(level) as Level] - now) / 1_000))
}

function signTurn(issued: string, level: string, address: string): string {
  return signatureOf(formKey(), PURPOSE, issued, level, networkOf(address))
}
