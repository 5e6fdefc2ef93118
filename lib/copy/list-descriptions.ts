/**
 * What a page of a list adds to the description of the list: templates of lib/text/fill.ts. Apart from the titles, which
 * scripts have too.
 */
export const LIST_DESCRIPTIONS = {
  filtered: ' Filtro: {filter}.',
  numbered: ' Página {page}.',
}
export type ListDescriptions = typeof LIST_DESCRIPTIONS
