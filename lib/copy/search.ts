/** Texts of the search page. */
export const SEARCH = {
  title: 'Buscar',
  description: (name: string) => `Busca en los artículos, los proyectos y el currículo de ${name}.`,
  lead: 'En artículos, series, etiquetas, proyectos, currículo y «Sobre mí».',
  howTo: 'Cómo se busca',
  tips: [
    'Da igual escribir en mayúsculas o sin tildes: «programacion» encuentra «programación». La eñe es otra letra: «ano» no encuentra «año».',
    'Valen otras formas de la palabra («programar»), su principio («prog») y, si es larga, con una errata.',
    'Con varias palabras, solo salen las páginas que las tienen todas; si no hay ninguna, las que más tienen.',
  ],
  filesOnly: 'Esta copia del sitio está hecha de archivos y no puede buscar.',
} as const
