export const ARTICLES = {
  title: 'Artículos',
  heading: 'Artículos & Blog',
  description: (name: string) => `Artículos de ${name}, escritos desde la práctica.`,
  category: 'artículo',
  none: 'No se encontraron artículos',
  nothing: {
    tryAnother: 'Intenta modificar el término de búsqueda',
    noneYet: 'Aún no hay artículos publicados',
    all: 'Ver todos los artículos',
  },
  gridView: 'Ver en cuadrícula',
  listView: 'Ver en lista',
  noExcerpt: 'Este artículo no tiene descripción disponible.',
  moreTags: (count: number) => `+${count} más`,
  minutes: (minutes: number) => `${minutes} min de lectura`,
  loading: 'Cargando artículo...',
} as const
