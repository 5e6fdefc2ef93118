import 'server-only'
import { z } from 'zod'
import { owner } from '../site/owner'
import { ACCOUNT_SERVICES } from '../site/accounts'
import { FetchFailure, fetchText } from '../site/fetch-text'
import { createRandom } from '../text/random'
import type { ContributionDay } from './days'

const daySchema = z.object({
  date: z.iso.date(),
  count: z.number().min(0),
  level: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
})

/**
 * Reads the contributions of the account in `content/site.ts`; generates them for the account `sample`.
 * @param year a calendar year, or `last` for the twelve months until today
 * @throws as {@link loadYear} does
 */
export async function readYear(year: number | 'last'): Promise<ContributionDay[]> {
  const user = owner.site.calendarUser ?? SAMPLE
  if (user === SAMPLE) return sampleYear(year, new Date())
  return loadYear(`${ACCOUNT_SERVICES.contributions}/v4/${encodeURIComponent(user)}?y=${year}`)
}

/**
 * Loads the days of a year.
 * @throws FetchFailure with the service's error message, ZodError for invalid days, SyntaxError for a body that is not
 *   JSON
 */
export async function loadYear(endpoint: string): Promise<ContributionDay[]> {
  const { status, text } = await fetchText(endpoint, { accept: 'application/json' })
  if (status !== 200) throw new FetchFailure(`${endpoint} answered ${status} (${reasonIn(text)})`, false)
  return z.object({ contributions: z.array(daySchema).min(1) }).parse(JSON.parse(text)).contributions
}

/** Returns the error message of the service; a proxy in front of it may respond with HTML instead. */
function reasonIn(text: string): string {
  try {
    return z.object({ error: z.string() }).parse(JSON.parse(text)).error
  } catch {
    return 'no reason'
  }
}

/** The account name that stands for generated sample data. */
export const SAMPLE = 'sample'

const DAY_MS = 24 * 60 * 60_000

/** Generates a year of contributions, always the same for equal dates: many on weekdays, few at weekends and in August. */
export function sampleYear(year: number | 'last', today: Date): ContributionDay[] {
  const end = year === 'last' ? utcDay(today) : Date.UTC(year, 11, 31)
  const start = year === 'last' ? end - 364 * DAY_MS : Date.UTC(year, 0, 1)
  const days = Math.round((end - start) / DAY_MS) + 1
  return Array.from({ length: days }, (_, index) => sampleDay(new Date(start + index * DAY_MS)))
}

function sampleDay(date: Date): ContributionDay {
  const day = date.toISOString().slice(0, 10)
  const random = createRandom(day)
  const isQuiet = date.getUTCDay() % 6 === 0 || date.getUTCMonth() === 7
  const count = random.chance(isQuiet ? 0.7 : 0.22) ? 0 : random.whole(1, isQuiet ? 4 : 12)
  const level = count === 0 ? 0 : count < 3 ? 1 : count < 6 ? 2 : count < 9 ? 3 : 4
  return { date: day, count, level }
}

function utcDay(date: Date): number {
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate())
}
