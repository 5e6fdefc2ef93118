import type { Article } from '../../content/types'

/** The front matter of an article, without its id. The picture's address is resolved like those in the text. */
export type ArticleFields = Partial<Omit<Article, 'id' | 'slug' | 'content'>> & {
  title: string
  status: 'published' | 'draft'
}

/** A text of any source. */
export type Post = {
  /** Identical in every export of the source, so that a second run finds what the first one wrote. */
  key: string
  /** The slug that it had; may be empty, or unusable as the name of a file. */
  slug: string
  fields: ArticleFields
  markdown: string
  /** Records the losses whose marks are in the text; `lost` are those without a place in it. */
  marks: Marks
  lost: string[]
  /** Its addresses on the old site, the one that led to it first: URLs, or paths where the host is unknown. */
  addresses: string[]
  /** The base of relative addresses in the text; null if the host is unknown. */
  base: string | null
  /** Its file below the source's folder. */
  file?: string
}

/** A row of `content/projects.json`, with the key by which a second run finds it. */
export type ImportedProject = {
  key: string
  row: { id: number; imgPath: string; title: string; [field: string]: unknown }
}

/** Something that was left out of a file, or changed. @param line null for the file as a whole */
export type Loss = { line: number | null; what: string }
export type Note = Loss & { file: string }

/** What was read. @param notes on content that becomes no file */
export type Source = {
  name: string
  posts: Post[]
  projects: ImportedProject[]
  notes: Note[]
  /** The host that may have a private address, because the owner has named it. */
  trustedHost?: string
  /** Finds the source's file at an address in a text: its absolute path, or null. */
  findFile?: (address: string, from?: string) => string | null
  /** Finds the key of the text whose file is at an address. */
  findText?: (address: string, from?: string) => string | null
}

/** The reason why an import is impossible, as a sentence for the owner. */
export class Refusal extends Error {
  override name = 'Refusal'
}

/** Frames the number of a loss within a text, with private use characters that no text needs. */
const TOKEN = /\ue000(\d+)\ue001/g
const UNSEEN = /[\ue000-\ue001\u0000-\u0008\u000b\u000c\u000e-\u001f]/g

/** Removes the characters that marks consist of, and control characters. */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, '')
}

/**
 * Records where a text lost something while it goes through several conversions: a mark stands there until the text is
 * final and its lines are known.
 */
export class Marks {
  private readonly losses: string[] = []

  /** @returns the mark to insert where `what` was */
  at(what: string): string {
    return `\ue000${this.losses.push(what) - 1}\ue001`
  }

  /**
   * Removes the marks from a finished text. A line of nothing but marks is removed; its losses count for the next line.
   * @returns the text, and the line of each loss, counted from 1
   */
  settle(text: string): { text: string; losses: { line: number; what: string }[] } {
    const lines: string[] = []
    const losses: { line: number; what: string }[] = []
    let isAfterGone = false
    for (const line of text.trimEnd().split('\n')) {
      const rest = line.replace(TOKEN, '')
      for (const [, number] of line.matchAll(TOKEN))
        losses.push({ line: lines.length + 1, what: this.losses[Number(number)] ?? '' })
      const isGone: boolean = rest.trim() === '' && (rest !== line || (isAfterGone && !lines.at(-1)))
      if (!isGone) lines.push(rest === line ? line : rest.trimEnd())
      isAfterGone = isGone
    }
    return { text: lines.join('\n').trimEnd(), losses }
  }
}
