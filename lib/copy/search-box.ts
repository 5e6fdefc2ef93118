/** Texts of the search box and its results. A separate module, because it is part of the island's script. */
export const SEARCH_BOX = {
  label: 'Buscar en todo el sitio',
  placeholder: '¿Qué buscas?',
  submit: 'Buscar',
  results: 'Resultados',
  /** @param shown number of listed results */
  count: (query: string, total: number, shown: number) => {
    if (total === 0) return `No hay resultados para «${query}».`
    if (total === 1) return `1 resultado para «${query}».`
    return shown < total
      ? `${total} resultados para «${query}»; estos son los ${shown} primeros.`
      : `${total} resultados para «${query}».`
  },
  vague: 'Escribe al menos una letra o una cifra.',
  failed: 'La búsqueda no responde. Pulsa «Buscar» para intentarlo otra vez.',
  tryAnother: 'Prueba con menos palabras, con un sinónimo o solo con el principio de la palabra.',
  allArticles: 'Ver todos los artículos',
  kinds: {
    article: 'Artículo',
    project: 'Proyecto',
    resume: 'Currículo',
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
