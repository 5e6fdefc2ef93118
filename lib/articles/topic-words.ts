const unit = (count: number) => (count === 1 ? 'artículo' : 'artículos')
const articles = (count: number) => `${count} ${unit(count)}`

/** Texts of the pages of tags, of series and of the archive. */
export const TAGS = {
  title: 'Etiquetas',
  description: (site: string) =>
    `Los temas de los artículos de ${site}, con el número de artículos de cada uno.`,
  titleOf: (name: string) => `Artículos sobre ${name}`,
  descriptionOf: (name: string, count: number) =>
    count === 1 ? `Un artículo con la etiqueta ${name}.` : `${count} artículos con la etiqueta ${name}.`,
  kicker: 'Etiqueta',
  count: articles,
  /** What is counted, for a number that has an element of its own. */
  unit,
  all: 'Todas las etiquetas',
  feed: 'Suscribirse por RSS',
  feedTitle: (site: string, name: string) => `Blog de ${site}: ${name}`,
  more: 'Más artículos con esta etiqueta',
  older: 'Los más antiguos están en el archivo',
} as const

export const SERIES = {
  heading: 'Series',
  kicker: 'Serie',
  titleOf: (name: string) => `Serie: ${name}`,
  descriptionOf: (name: string, count: number) => `«${name}», una serie de ${articles(count)}.`,
  count: articles,
  position: (place: number, count: number, name: string) =>
    `Parte ${place} de ${count} de la serie «${name}»`,
  whole: 'Ver la serie con sus resúmenes',
} as const

export const ARCHIVE = {
  title: 'Archivo',
  titleOf: (year: string) => `Archivo de ${year}`,
  description: (site: string) => `Todos los artículos de ${site}, por año.`,
  descriptionOf: (year: string) => `Los artículos de ${year}.`,
  undated: 'Sin fecha',
  count: articles,
  yearsLabel: 'Años',
} as const
