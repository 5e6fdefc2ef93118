import 'server-only'
import type { Language } from '../site/language'
import { CALENDAR, type CalendarWords } from './words'

/** Returns the texts of the calendar in a language, of which the page passes the island its own. */
export function calendarWords(language: Language): CalendarWords {
  return language === 'es' ? CALENDAR : CALENDAR_EN
}

const CALENDAR_EN: CalendarWords = {
  heading: 'Days coding',
  sample: 'This is sample data, to show what the calendar looks like.',
  totalLast: '{{count}} contributions in the last year',
  totalYear: '{{count}} contributions in {{year}}',
  lastYear: 'In the last year',
  inYear: 'In {year}',
  inactive: '{when} there was no activity.',
  active: '{when} there was activity on {days}; the longest streak was {run}.',
  days: { one: '{count} day', many: '{count} days' },
  run: { one: 'a single day', many: '{count} days in a row' },
  day: { one: '{count} contribution on {date}', many: '{count} contributions on {date}' },
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  less: 'Less',
  more: 'More',
  yearLabel: 'Period',
  last: 'Last year',
  loading: 'Loading calendar...',
  failed: 'The contributions could not be loaded.',
  retry: 'Try again',
}
