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
