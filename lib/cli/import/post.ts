import type { Article } from '../../content/types'

/** The front matter of an article, without its id. The picture's address is resolved like those in the text. */
export type ArticleFields = Partial<Omit<Article, 'id' | 'slug' | 'content'>> & {
  title: string
  status: 'published' | 'draft'
}

/** A text of any source. */
export type Post = {
  /** The slug that it had; may be empty, or unusable as the name of a file. */
  slug: string
  fields: ArticleFields
  markdown: string
  /** What of it is left out or changed, a sentence each. */
  lost: string[]
  /** Its addresses on the old site, the one that led to it first: URLs, or paths where the host is unknown. */
  addresses: string[]
  /** The base of relative addresses in the text; null if the host is unknown. */
  base: string | null
  /** Its file below the source's folder. */
  file?: string
}

/** A text with its slug here. */
export type Placed = { post: Post; slug: string }

/** A row of `content/projects.json`. */
export type ImportedProject = { id: number; imgPath: string; title: string; [field: string]: unknown }

/** What was read. @param notes on content that becomes no file */
export type Source = {
  name: string
  posts: Post[]
  projects: ImportedProject[]
  notes: string[]
  /** The host that may have a private address, because the owner has named it. */
  trustedHost?: string
  /** Finds the source's file at an address in a text: its absolute path, or null. */
  findFile?: (address: string, from?: string) => string | null
  /** Finds the text at an address: its file below the source's folder, or null. */
  findText?: (address: string, from?: string) => string | null
}
