import 'server-only'
import { randomUUID } from 'node:crypto'
import { env } from '../../config/env'
import { processWide } from '../../config/process-wide'
import { COUNTERS } from '../../copy/counters'
import { isCounting } from '../../services/counters/site-counters'
import { createAttempts } from '../attempts'
import { basicMatches } from '../basic'

/**
 * One limit for all wrong tokens together, since client addresses can be forged. A request with the right token is neither counted
 * nor limited, so strangers can't lock the owner out.
 */
const attempts = createAttempts({ max: 60, windowMs: 60_000 })

const HEADERS = {
  'cache-control': 'private, no-store',
  'content-type': 'text/plain; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-robots-tag': 'noindex, nofollow',
}

/** Whether the private page with the view counts exists. Without its own token its address is treated as unknown. */
export function hasPrivatePage(): boolean {
  return isCounting && env.STATS_TOKEN !== undefined
}

/** Returns a refusal for a request without the owner's token as password; null for the owner. */
export function refuseStrangers(headers: Headers): Response | null {
  const given = headers.get('authorization')
  if (env.STATS_TOKEN !== undefined && basicMatches(given, env.STATS_TOKEN)) return null
  const wait = given === null ? 0 : attempts.failed()
  if (wait > 0) return answer(429, COUNTERS.tooMany, { 'retry-after': String(wait) })
  return answer(401, COUNTERS.locked, { 'www-authenticate': 'Basic realm="numeros", charset="UTF-8"' })
}

/** Returns the last segment of the path at which the page is rendered; only this process's proxy knows it. */
export function privateKey(): string {
  return processWide('numbers-key', randomUUID)
}

function answer(status: number, text: string, headers: Record<string, string>): Response {
  return new Response(`${text}\n`, { status, headers: { ...HEADERS, ...headers } })
}
