import { routes } from '../site/routes'

/** Maximum number of characters in a query; the rest is cut off. */
export const MAX_QUERY_LENGTH = 100

/** Everything that is searched, from which a static copy of the site searches in the browser. */
export const SEARCH_TEXTS = '/api/buscar/textos'

/** Maximum number of pages that are shown. */
export const MAX_RESULTS = 15

/** The parameter that contains the query. */
export const QUERY = 'q'

/**
 * Normalises a query for searching and display. It removes control characters and lone surrogates, collapses white
 * space, composes (NFC), and truncates to the limit.
 */
export function normalQuery(text: string): string {
  const clean = text
    .slice(0, 10 * MAX_QUERY_LENGTH)
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
  return [...clean].slice(0, MAX_QUERY_LENGTH).join('').trim()
}

/**
 * Returns the URL of the results of a query; without a query, of the search page.
 * @param query a normalised one
 */
export function searchPath(query: string): string {
  return routes.search + (query ? `?${QUERY}=${encodeURIComponent(query)}` : '')
}
