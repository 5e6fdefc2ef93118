import 'server-only'
import { z } from 'zod'
import { owner } from '../site/owner'
import { ACCOUNT_SERVICES } from '../site/accounts'
import { FetchFailure, fetchText } from '../content/fetch-text'
import type { ContributionDay } from './days'
import { SAMPLE, sampleYear } from './sample'

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
