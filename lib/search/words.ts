import type { SearchAnswer } from './query'

/** Texts of the search page and its results. */
export const SEARCH = {
  title: 'Buscar',
  description: (name: string) => `Busca por palabras en todo el sitio de ${name}, con tildes o sin ellas.`,
  /** The start of a sentence that lists `places`. */
  lead: 'En',
  places: {
    articles: ['artículos', 'series', 'etiquetas'],
    projects: ['proyectos'],
    resume: ['CV'],
    about: ['«Sobre mí»'],
  },
  /** Other names of the CV, by which it is found too. */
  resumeNames: ['currículo', 'currículum', 'hoja de vida'],
  howTo: 'Cómo se busca',
  tips: [
    'Da igual escribir en mayúsculas o sin tildes: «programacion» encuentra «programación». La eñe es otra letra: «ano» no encuentra «año».',
    'Valen otras formas de la palabra («programar») y su principio («prog»); si es larga, también con una errata.',
    'Con varias palabras, solo salen las páginas que las tienen todas; si no hay ninguna, las que más tienen.',
  ],
  filesOnly: 'Esta copia del sitio está hecha de archivos: para buscar en ella hace falta JavaScript.',
  label: 'Buscar en todo el sitio',
  placeholder: '¿Qué buscas?',
  submit: 'Buscar',
  results: 'Resultados',
  /** A sentence about an answer. */
  status: ({ query, vague, total, results }: SearchAnswer) => {
    if (vague) return 'Escribe al menos una letra o una cifra.'
    if (total === 0) return `No hay resultados para «${query}».`
    if (total === 1) return `1 resultado para «${query}».`
    return results.length < total
      ? `${total} resultados para «${query}»; estos son los ${results.length} primeros.`
      : `${total} resultados para «${query}».`
  },
  failed: 'La búsqueda no responde. Pulsa «Buscar» para intentarlo otra vez.',
  tryAnother: 'Prueba con menos palabras, con un sinónimo o solo con el principio de la palabra.',
  allArticles: 'Ver todos los artículos',
  kinds: {
    page: 'Página',
    article: 'Artículo',
    project: 'Proyecto',
    resume: 'CV',
    about: 'Sobre mí',
    series: 'Serie',
    tag: 'Etiqueta',
    archive: 'Archivo',
  },
  shortcuts: 'Atajos de teclado',
  or: 'o',
  shortcutsOpen: 'abren la búsqueda desde cualquier página.',
  slash: 'Abrirla también con la tecla',
} as const
