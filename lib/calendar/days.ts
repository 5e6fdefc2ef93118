/** One day of the calendar (SPEC §3): date as YYYY-MM-DD, a count of 0 or more, a level from 0 (none) to 4. */
export type ContributionDay = { date: string; count: number; level: number }

/**
 * Validates contribution data (SPEC §3): a list whose first entry has a count, a date and a level.
 * @throws Error stating the required property and the value received (SPEC §8)
 */
export function checkContributions(data: unknown): ContributionDay[] {
  if (!Array.isArray(data)) throw new Error(`Contribution data must be a list. Got: ${describe(data)}`)
  const first = (data[0] ?? {}) as Record<string, unknown>
  const { count, date, level } = first
  if (typeof count !== 'number' || !(count >= 0)) {
    throw new Error(`Required property "count: number" missing or invalid. Got: ${describe(count)}`)
  }
  if (typeof date !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(date)) {
    throw new Error(`Required property "date: YYYY-MM-DD" missing or invalid. Got: ${describe(date)}`)
  }
  if (typeof level !== 'number' || ![0, 1, 2, 3, 4].includes(level)) {
    throw new Error(
      `Required property "level: 0 | 1 | 2 | 3 | 4" missing or invalid. Got: ${describe(level)}`,
    )
  }
  return data as ContributionDay[]
}

function describe(value: unknown): string {
  return value === undefined ? 'undefined' : JSON.stringify(value).slice(0, 60)
}

/** Returns the total number of contributions. */
export function totalOf(days: ContributionDay[]): number {
  return days.reduce((sum, { count }) => sum + count, 0)
}

/** Number of days with contributions, and the longest streak of such days. */
export type Activity = { active: number; longestRun: number }

export function summaryOf(days: ContributionDay[]): Activity {
  let run = 0
  let longestRun = 0
  for (const { count } of days) {
    run = count > 0 ? run + 1 : 0
    longestRun = Math.max(longestRun, run)
  }
  return { active: days.filter(({ count }) => count > 0).length, longestRun }
}
