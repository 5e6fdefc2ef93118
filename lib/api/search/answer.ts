import type { Kind } from './document'

/** A text in parts; those at odd places are the words that were found. */
export type MarkedText = string[]

/** A section that has words of the query. `heading` is null for the beginning of a page. */
export type FoundSection = { href: string; heading: MarkedText | null; line: MarkedText }

export type Found = { kind: Kind; href: string; title: MarkedText; sections: FoundSection[] }

/**
 * The answer to a query: the same for the page and for the island.
 * @param total number of documents found, of which the first are in `results`
 * @param vague the query has no word that could be looked for
 */
export type SearchAnswer = { query: string; vague: boolean; total: number; results: Found[] }
