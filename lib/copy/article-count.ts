/**
 * How many articles a list shows, found or not. Apart from the other texts, as the island of the list contains it; it refers
 * to nothing outside of itself, as it is part of an inline script as well.
 * @param partial whether there are more pages
 */
export const articleCount = (count: number, term = '', partial = false): string => {
  const s = count === 1 ? '' : 's'
  return `${count} artículo${s}${term && ` encontrado${s} para "${term}"${partial ? ' en esta página' : ''}`}`
}
