import { counted } from '../text/counted'
import { fill } from '../text/fill'
import type { CalendarWords } from './words'

/** Returns the sentence above the calendar. @param year null for the last twelve months */
export function calendarSummary(
  words: CalendarWords,
  year: number | null,
  { active, longestRun }: { active: number; longestRun: number },
): string {
  const when = year === null ? words.lastYear : fill(words.inYear, { year })
  if (active === 0) return fill(words.inactive, { when })
  const [days, run] = [counted(words.days, active), counted(words.run, longestRun)]
  return fill(words.active, { when, days, run })
}

/** Returns the description of one day of the calendar. */
export function calendarDay(words: CalendarWords, count: number, date: string): string {
  return fill(counted(words.day, count), { date })
}
