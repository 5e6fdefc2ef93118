import type { Article, ListedArticle, Project, SkippedRow } from './types'

/**
 * A page of a list.
 * @param pages how many pages there are
 * @param skipped rows that can't be shown
 * @param isProven whether everything there is was read, so that missing rows no longer exist
 */
export type Listed<Row> = { rows: Row[]; pages: number; skipped: SkippedRow[]; isProven?: boolean }

type Query = { page: number; limit: number }
/** Identifies an article: its slug, and its id in the list. */
type ArticleKey = { slug: string; id: number }

/**
 * Where articles and projects come from. Two sources exist: the files in `content/` and the upstream API.
 * A page past the end is an empty list. Articles are newest first and include those with a future date, which the store
 * withholds until then.
 * @throws UpstreamError or InvalidDataError when the source is broken
 */
export interface ContentSource {
  /** Name of the source in logs: a folder or a URL. */
  readonly name: string
  /**
   * Whether it reads files of this machine: reading all of it costs little, and a changed `updated_at` is an edit by the
   * owner. An API changes that date with each view.
   */
  readonly isLocal: boolean
  /** Maximum number of rows for each call; larger limits are clamped. */
  readonly maxLimit: number
  listArticles(query: Query): Promise<Listed<ListedArticle>>
  /**
   * @returns null for an article that was deleted, is a draft, or has a different slug now; one with a future date is
   *   found
   */
  findArticle(key: ArticleKey): Promise<Article | null>
  /** Lists the articles that are not published. @returns null where the source doesn't provide them */
  listDrafts(): Promise<Article[] | null>
  listProjects(query: Query): Promise<Listed<Project>>
}
