import 'server-only'
import { z } from 'zod'
import { owner } from '../../config/owner'
import { env } from '../../config/env'
import { FetchFailure, fetchText } from '../http/fetch-text'
import type { CachedValue } from '../../cache/cached-value'
import type { Reading } from '../../cache/value-options'
import { serviceCache } from '../service-cache'
import { processWide } from '../../config/process-wide'
import type { ContributionDay } from './days'
import { sampleYear } from './sample'

const MAX_AGE_MS = 24 * 60 * 60_000

const daySchema = z.object({
  date: z.iso.date(),
  count: z.number().min(0),
  level: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
})

/** @param reading the dependency of a page that shows the days; null for the sample */
type Contributions = {
  days: ContributionDay[]
  sample: boolean
  reading: Reading<ContributionDay[]> | null
}

export const CONTRIBUTIONS_MAX_AGE_MS = MAX_AGE_MS
/** Returns the name of the cached value that holds a year, for pages that depend on it; each account has its own. */
export const contributionsName = (year: number | 'last') =>
  `contributions ${owner.site.calendarUser ?? ''} ${year}`

/** The account name that stands for generated sample data. */
const SAMPLE = 'sample'

/**
 * Returns the contributions of the account in `content/site.ts`, loaded at most once a day; generated ones for the
 * account `sample`.
 * @param year a calendar year, or `last` for the twelve months until today
 * @returns null without an account
 * @throws when the service fails and nothing is cached
 */
export async function getContributions(year: number | 'last' = 'last'): Promise<Contributions | null> {
  const { calendarUser } = owner.site
  if (!calendarUser) return null
  if (calendarUser === SAMPLE) return { days: sampleYear(year, new Date()), sample: true, reading: null }
  const reading = await yearValue(calendarUser, year).read(MAX_AGE_MS)
  return { days: reading.value, sample: false, reading }
}

function yearValue(user: string, year: number | 'last'): CachedValue<ContributionDay[]> {
  const years = processWide('contributions', () => new Map<string, CachedValue<ContributionDay[]>>())
  const name = contributionsName(year)
  const endpoint = `${env.CONTRIBUTIONS_API_BASE}/v4/${encodeURIComponent(user)}?y=${year}`
  const value = years.get(name) ?? serviceCache().value({ name, load: () => loadYear(endpoint) })
  years.set(name, value)
  return value
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
