import 'server-only'
import { z } from 'zod'
import { site } from '../../config/owner'
import { env } from '../../config/env'
import { FetchFailure, fetchText } from '../http/fetch-text'
import { StaleIfErrorValue } from '../../cache/stale-if-error'
import { serviceStore } from '../../cache/service-store'
import { processWide } from '../../config/process-wide'
import type { ContributionDay } from './days'
import { sampleYear } from './sample'

const MAX_AGE_MS = 24 * 60 * 60_000

const daySchema = z.object({
  date: z.iso.date(),
  count: z.number().min(0),
  level: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
})

export type Contributions = { days: ContributionDay[]; sample: boolean }

/**
 * The contributions of the account in `content/site.ts`, fetched once a day; without an account, a sample year.
 * @param year a calendar year, or `last` for the twelve months until today
 * @throws when the request failed and nothing is cached
 */
export async function getContributions(year: number | 'last' = 'last'): Promise<Contributions> {
  const { calendarUser } = site
  if (!calendarUser) return { days: sampleYear(year, new Date()), sample: true }
  return { days: await keptYear(calendarUser, year).get(MAX_AGE_MS), sample: false }
}

function keptYear(user: string, year: number | 'last'): StaleIfErrorValue<ContributionDay[]> {
  const years = processWide('contributions', () => new Map<string, StaleIfErrorValue<ContributionDay[]>>())
  const endpoint = `${env.CONTRIBUTIONS_API_BASE}/v4/${encodeURIComponent(user)}?y=${year}`
  const kept =
    years.get(endpoint) ??
    new StaleIfErrorValue({ name: endpoint, shelf: serviceStore(), load: () => loadYear(endpoint) })
  years.set(endpoint, kept)
  return kept
}

/** @throws FetchFailure with the service's error message, ZodError for invalid days */
export async function loadYear(endpoint: string): Promise<ContributionDay[]> {
  const { status, text } = await fetchText(endpoint, { accept: 'application/json' })
  const body: unknown = JSON.parse(text)
  if (status !== 200) {
    const { error } = z
      .object({ error: z.string().default('no reason') })
      .catch({ error: 'no reason' })
      .parse(body)
    throw new FetchFailure(`${endpoint} answered ${status} (${error})`, false)
  }
  return z.object({ contributions: z.array(daySchema).min(1) }).parse(body).contributions
}
