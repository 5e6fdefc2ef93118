import { normalQuery, QUERY } from './search-routes'
import { routes } from './routes'

/*
 * A page of results is rendered for its query: Next renders pages by their path, so the proxy rewrites
 * `/buscar?q=consulta` to a path that holds the query. Visitors never see it.
 */

const RESULTS = `${routes.search}/`

/** The internal path of the results for the address of the search; null without a query, or for another address. */
export function resultsPath({
  pathname,
  searchParams,
}: Pick<URL, 'pathname' | 'searchParams'>): string | null {
  const query = pathname === routes.search ? normalQuery(searchParams.get(QUERY) ?? '') : ''
  return query ? RESULTS + Buffer.from(query).toString('base64url') : null
}

/** The query of an internal path's last segment. */
export function queryOfSegment(segment: string): string {
  return normalQuery(Buffer.from(segment, 'base64url').toString())
}

/** Whether a path lies where results are rendered. */
export function isResultsPath(path: string): boolean {
  return path.startsWith(RESULTS)
}
