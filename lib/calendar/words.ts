import type { Same } from '../site/language'
import { counted, fill } from '../text/fill'

/** Texts of the calendar, which the page passes to the island: templates of lib/text/fill.ts. */
export const CALENDAR = {
  heading: 'Días programando',
  sample: 'Son datos de muestra, para enseñar cómo se ve el calendario.',
  /** The calendar replaces '{{count}}' and '{{year}}' (SPEC §9). */
  totalLast: '{{count}} contributions in the last year',
  totalYear: '{{count}} contributions in {{year}}',
  lastYear: 'En el último año',
  inYear: 'En {year}',
  inactive: '{when} no hubo actividad.',
  active: '{when} hubo actividad en {days}; la racha más larga fue {run}.',
  days: { one: '{count} día', many: '{count} días' },
  run: { one: 'de un solo día', many: 'de {count} días seguidos' },
  day: { one: '{count} contribución el {date}', many: '{count} contribuciones el {date}' },
  months: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'],
  weekdays: ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'],
  less: 'Menos',
  more: 'Más',
  yearLabel: 'Periodo',
  last: 'Último año',
  loading: 'Cargando calendario...',
  failed: 'No se han podido cargar las contribuciones.',
  retry: 'Reintentar',
}
export type CalendarWords = Same<typeof CALENDAR>

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
