import { routes } from '../site/routes'
import { singleSpaces } from '../text/folding'

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
  const shortened = text.slice(0, 10 * MAX_QUERY_LENGTH).replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
  return [...singleSpaces(shortened.normalize('NFC'))].slice(0, MAX_QUERY_LENGTH).join('').trim()
}

/**
 * Returns the URL of the results of a query; without a query, of the search page.
 * @param query a normalised one
 */
export function searchPath(query: string): string {
  return routes.search + (query ? `?${QUERY}=${encodeURIComponent(query)}` : '')
}

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

/** A part of a page below a heading; the first one has none. `id` is the anchor of the heading. */
export type Section = { id: string | null; heading: string; text: string }

export type Kind = 'page' | 'article' | 'project' | 'resume' | 'about' | 'series' | 'tag' | 'archive'

/** A searchable page, or the part of one at an anchor. @param summary shown when no line contains a searched word */
export type SearchDocument = {
  kind: Kind
  path: string
  title: string
  tags: string[]
  summary: string
  sections: Section[]
}

/** A text in parts; those at odd indices are the matched words. */
export type MarkedText = string[]

/** A page that was found, and its best sections. `heading` is null for the beginning of a page. */
export type Found = {
  kind: Kind
  href: string
  title: MarkedText
  sections: { href: string; heading: MarkedText | null; line: MarkedText }[]
}

/**
 * The response to a query, the same for the page and the island.
 * @param total number of pages that match, the first of which are in `results`
 * @param vague whether the query contains no searchable word
 */
export type SearchAnswer = { query: string; vague: boolean; total: number; results: Found[] }
