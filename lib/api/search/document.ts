/** A part of a document below a heading; the first one has none. `id` is the anchor of the heading. */
export type Section = { id: string | null; heading: string; text: string; code: string }

export const KINDS = ['article', 'project', 'resume', 'about', 'series', 'tag', 'archive'] as const
export type Kind = (typeof KINDS)[number]

/** A searchable item: a page, or part of one. */
export type SearchDocument = {
  /** Unique among all documents. */
  key: string
  kind: Kind
  path: string
  title: string
  tags: string[]
  /** Shown when no line of the text contains a word of the query. */
  summary: string
  sections: Section[]
}
