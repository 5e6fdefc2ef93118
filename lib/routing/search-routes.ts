import { routes } from './routes'

/** Characters of a query that count; the rest is cut off. */
export const MAX_QUERY_LENGTH = 100

/** The parameter that holds the query. */
export const QUERY = 'q'

/**
 * A query as it is searched for and shown: without control characters and lone surrogates, blanks collapsed, composed,
 * within the limit.
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

/** The address of the results of a query; without one, of the page that asks for it. @param query a normal one */
export function searchPath(query: string): string {
  return routes.search + (query ? `?${QUERY}=${encodeURIComponent(query)}` : '')
}
