import type { Same } from '../site/same'

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
