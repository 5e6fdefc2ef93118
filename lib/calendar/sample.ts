import { createRandom } from '../text/random'
import type { ContributionDay } from './days'

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
