import type { Kind } from './document'

/** A text in parts; those at odd indices are the matched words. */
export type MarkedText = string[]

/** A section that contains words of the query. `heading` is null for the beginning of a page. */
export type FoundSection = { href: string; heading: MarkedText | null; line: MarkedText }

export type Found = { kind: Kind; href: string; title: MarkedText; sections: FoundSection[] }

/**
 * The response to a query, the same for the page and the island.
 * @param total number of matching documents, the first of which are in `results`
 * @param vague whether the query contains no searchable word
 */
export type SearchAnswer = { query: string; vague: boolean; total: number; results: Found[] }
