import 'server-only'
import { env } from '../../config/env'
import { processWide } from '../../config/process-wide'
import { siteUrl } from '../../config/site-url'
import { nowInMadrid } from '../../text/madrid-clock'
import { type Count, type Kind } from './count'
import { type Counters, createCounters } from './counters'
import { countersFolder } from './folder'
import type { CountersStore } from './store'

/** Whether this process counts. Whether pages report their views was decided at build: `pagesReport` of config/env.ts. */
export const isCounting = env.COUNTERS === 'on'

let [second, day] = [NaN, '']

/** Returns the current day in Madrid, computed at most once a second. */
export function today(): string {
  const now = Math.floor(Date.now() / 1_000)
  if (now !== second) [second, day] = [now, nowInMadrid(new Date(now * 1_000)).slice(0, 10)]
  return day
}

/**
 * Opens the store of this site's counts.
 * @param options.mustExist creates nothing, for a tool that only reads
 */
export async function openStore(options: { mustExist?: boolean } = {}): Promise<CountersStore> {
  if (env.REDIS_URL) {
    const { createRedisStore } = await import('./redis-store')
    return createRedisStore(env.REDIS_URL, `portfolio:${new URL(siteUrl).host}`)
  }
  const { openSqliteStore } = await import('./sqlite-store')
  return openSqliteStore(countersFolder(), { ...options, today })
}

const counters = () => processWide<Counters>('counters', () => createCounters(openStore))

/** Adds to a count of today. Changes memory only, and never throws. */
export function countToday(kind: Kind, name: string, count = 1): void {
  counters().count({ day: today(), kind, name, count })
}

/** Stores the pending counts, then reads those of a range of days. @throws Error while the store can't be read */
export async function readCounts(days: string[]): Promise<Count[]> {
  await counters().flush()
  return counters().read(days)
}

/**
 * Called once at server start: a store that can't be opened is logged at once, and pending counts are stored before the
 * process ends.
 */
export function startCounting(): void {
  void counters().flush()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void counters().flush())
  process.once('exit', () => counters().flushNow())
}
