import { routes } from '../site/routes'
import { normalQuery, QUERY } from './query'

/*
 * A results page is rendered for each query. Next identifies pages by their path, so the proxy rewrites
 * `/buscar?q=consulta` to a path that contains the query. Visitors never see that path.
 */

const RESULTS = `${routes.search}/`

/** Returns the internal path of the results for a search URL; null without a query, or for another URL. */
export function resultsPath({
  pathname,
  searchParams,
}: Pick<URL, 'pathname' | 'searchParams'>): string | null {
  const query = pathname === routes.search ? normalQuery(searchParams.get(QUERY) ?? '') : ''
  return query ? RESULTS + Buffer.from(query).toString('base64url') : null
}

/** Decodes the query from the last segment of an internal path. */
export function queryOfSegment(segment: string): string {
  return normalQuery(Buffer.from(segment, 'base64url').toString())
}

/** Whether a path is where results are rendered. */
export function isResultsPath(path: string): boolean {
  return path.startsWith(RESULTS)
}
