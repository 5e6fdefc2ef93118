import type { Marks } from './marks'

/**
 * Something that was left out or needs a review.
 * @param line null for the file as a whole
 */
export type Note = { file: string; line: number | null; what: string }

/** The common form of a text from any service's export. Dates are on Madrid's wall clock. */
export type Post = {
  /** Identical in every export of the service, so that a second run finds what the first one wrote. */
  key: string
  title: string
  /** The service's slug; may be empty, or unusable as a file name. */
  slug: string
  wantedId: number | null
  excerpt: string | null
  metaDescription: string | null
  image: string | null
  tags: string[]
  series?: { name: string; order: number | null }
  /** Ids of related projects, as in the export. */
  projects?: number[]
  status: 'published' | 'draft'
  created: string | null
  published: string | null
  updated: string | null
  markdown: string
  /** Records the losses whose marks are in the text. */
  marks: Marks
  /** Absolute URLs of the text on its old site, or paths where the host is unknown. */
  addresses: string[]
  /** The base URL of relative addresses in the text. */
  base: string | null
  /** Losses without a place in the text. */
  lost: string[]
}

/** A row of `content/projects.json`, with the key by which a second run finds it. */
export type ImportedProject = {
  key: string
  row: {
    id: number
    imgPath: string
    isBlog: boolean
    title: string
    description: string
    ghLink: string
    demoLink: string
    tipo: 'web' | 'app'
  }
  lost: string[]
}

/**
 * The parsed export.
 * @param notes about content that becomes no file; they name the export
 */
export type Reading = { posts: Post[]; projects: ImportedProject[]; notes: Note[] }
