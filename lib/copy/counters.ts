const NUMBER = new Intl.NumberFormat('es-ES', { useGrouping: 'always' })
const DAY = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'short', timeZone: 'UTC' })

const views = (count: number) => `${NUMBER.format(count)} ${count === 1 ? 'visita' : 'visitas'}`

/** Texts of the private page with the view counts. */
export const COUNTERS = {
  title: 'Números',
  lead: (from: string, to: string) => `Los últimos 30 días, del ${from} al ${to}.`,
  number: (count: number) => NUMBER.format(count),
  /** @param day `YYYY-MM-DD` */
  day: (day: string) => DAY.format(new Date(day)),
  views,
  daysHeading: 'Visitas por día',
  plot: (total: number, most: number, day: string) =>
    `Gráfico de barras con las visitas de cada día: ${views(total)} en total y, como máximo, ${NUMBER.format(most)} el ${day}. Los datos están en la tabla siguiente.`,
  most: (count: number) => `Máximo: ${NUMBER.format(count)}`,
  daysTable: 'Ver los datos día a día',
  columns: {
    day: 'Día',
    views: 'Visitas',
    page: 'Página',
    host: 'Sitio',
    reader: 'Lector',
    subscribers: 'Suscriptores',
  },
  pagesHeading: 'Páginas más vistas',
  pages: 'Las páginas con más visitas, veinte como mucho',
  hostsHeading: 'De dónde llegan',
  hosts: 'Visitas que llegan desde otros sitios',
  /** Label of the bucket with a day's remaining hosts. */
  others: 'otros sitios',
  readersHeading: 'Lectores de canales',
  readers: 'Suscriptores que dice tener cada lector, por canal, y el día en que lo dijo',
  reader: (name: string, feed: string, day: string) => `${name}: ${feed} (${day})`,
  subscribers: (count: number) =>
    `${NUMBER.format(count)} ${count === 1 ? 'suscriptor' : 'suscriptores'} en total, según los propios lectores. Muchos programas no dicen nada: son los que hay como mínimo.`,
  nothing: 'Todavía no hay nada que contar.',
  failed: 'Ahora mismo no se pueden leer los números; la causa está en el registro del servidor.',
  note: 'Se cuentan páginas, no personas: sin cookies ni direcciones. No cuentan los robots que se identifican ni quienes piden que no se les siga. Las cifras son orientativas: cualquiera podría inflarlas.',
  locked: 'Esta página es privada.',
  tooMany: 'Demasiados intentos. Vuelve a probar dentro de un rato.',
} as const
