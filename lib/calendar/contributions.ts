import 'server-only'
import { LRUCache } from 'lru-cache'
import { owner } from '../site/owner'
import { causeOf, log } from '../site/log'
import { processWide } from '../site/once'
import { readYear, SAMPLE } from './service'
import type { ContributionDay } from './days'
import { getContent } from '../content/content'

const MAX_AGE_MS = 24 * 60 * 60_000
/** Years that visitors can choose. */
const MAX_YEARS = 20

/** The part of the content that holds the twelve months until today. */
export const CONTRIBUTIONS_PART = 'contributions'

export type Contributions = { days: ContributionDay[]; sample: boolean }

/**
 * Returns the contributions of the account in `content/site.ts`, which are read at most once a day; generated ones for
 * the account `sample`.
 * @param year a calendar year, or `last` for the twelve months until today
 * @returns null without an account, and while the service could never be read
 */
export async function getContributions(year: number | 'last' = 'last'): Promise<Contributions | null> {
  const { calendarUser } = owner.site
  if (!calendarUser) return null
  const days =
    year === 'last'
      ? ((await getContent()).values[CONTRIBUTIONS_PART] as ContributionDay[] | undefined)
      : await years().fetch(year)
  return days ? { days, sample: calendarUser === SAMPLE } : null
}

/** Calendar years, read when a visitor chooses one; after a failure the last good days remain. */
const years = () =>
  processWide(
    'contribution-years',
    () =>
      new LRUCache<number, ContributionDay[]>({
        max: MAX_YEARS,
        ttl: MAX_AGE_MS,
        allowStaleOnFetchRejection: true,
        fetchMethod: (year) =>
          readYear(year).catch((error: unknown) => {
            log('error', 'contributions.read-failed', { year, cause: causeOf(error) })
            throw error
          }),
      }),
  )
