import type { Marks } from './marks'

/** Something that has no place here, or needs a look. @param line null where the file as a whole is meant */
export type Note = { file: string; line: number | null; what: string }

/** One text as every service's export is read into it; dates are Madrid's wall clock. */
export type Post = {
  /** The same in every export of the same service: by it a second run finds what the first one wrote. */
  key: string
  title: string
  /** As the service has it; may be empty, or no name for a file. */
  slug: string
  wantedId: number | null
  excerpt: string | null
  metaDescription: string | null
  image: string | null
  tags: string[]
  series?: { name: string; order: number | null }
  /** Ids of the projects that it is about, as the export has them. */
  projects?: number[]
  status: 'published' | 'draft'
  created: string | null
  published: string | null
  updated: string | null
  markdown: string
  /** Whose text it is: the marks in the text are these. */
  marks: Marks
  /** Absolute addresses that it had, or paths where the host isn't known. */
  addresses: string[]
  /** What relative addresses in its text start from. */
  base: string | null
  /** What is lost without a place in the text. */
  lost: string[]
}

/** A row of `content/projects.json`, and the key under which a second run finds it. */
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

/** All that was read. @param notes about what becomes no file: they name the export */
export type Reading = { posts: Post[]; projects: ImportedProject[]; notes: Note[] }
