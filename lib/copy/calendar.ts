export const CALENDAR = {
  heading: 'Días programando',
  sample: 'Son datos de muestra, para enseñar cómo se ve el calendario.',
  /** The calendar replaces '{{count}}' and '{{year}}' (SPEC §9). */
  totalLast: '{{count}} contributions in the last year',
  totalYear: '{{count}} contributions in {{year}}',
  /** The sentence above the calendar. @param year null for the last twelve months */
  summary: (year: number | null, { active, longestRun }: { active: number; longestRun: number }) => {
    const when = year === null ? 'En el último año' : `En ${year}`
    if (active === 0) return `${when} no hubo actividad.`
    const run = longestRun === 1 ? 'de un solo día' : `de ${longestRun} días seguidos`
    return `${when} hubo actividad en ${active} ${active === 1 ? 'día' : 'días'}; la racha más larga fue ${run}.`
  },
  months: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'],
  weekdays: ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'],
  less: 'Menos',
  more: 'Más',
  day: (count: number, date: string) =>
    `${count} ${count === 1 ? 'contribución' : 'contribuciones'} el ${date}`,
  yearLabel: 'Periodo',
  last: 'Último año',
  loading: 'Cargando calendario...',
  /** Verbatim from SPEC §8, hence in English. */
  failed: 'Unable to fetch contribution data. See console.',
} as const
