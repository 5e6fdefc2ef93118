export const CALENDAR = {
  heading: 'Días programando',
  sample: 'Datos de muestra',
} as const
