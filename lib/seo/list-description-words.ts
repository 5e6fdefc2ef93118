/**
 * Additions to the description of a list on its filtered or further pages: templates of lib/text/fill.ts. Separate from
 * the titles, which scripts use too.
 */
export const LIST_DESCRIPTIONS = {
  filtered: ' Filtro: {filter}.',
  numbered: ' Página {page}.',
}
export type ListDescriptions = typeof LIST_DESCRIPTIONS
