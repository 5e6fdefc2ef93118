/** Texts that `npm run setup` writes if the owner gives none. */
export const SETUP = {
  description: (name: string, city: string | null) =>
    `Portfolio y blog de ${name}: proyectos, artículos y currículo${city ? `, desde ${city}` : ''}.`,
  portrait: (name: string) => `Retrato de ${name}`,
  label: 'Desarrollo web',
  skills: 'Competencias',
  updated: (day: Date) =>
    day.toLocaleDateString('es-ES', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
}
