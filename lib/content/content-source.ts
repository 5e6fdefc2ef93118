import type {
  Article,
  ArticlePage,
  ArticlePagination,
  ArticleQuery,
  ProjectPage,
  ProjectPagination,
  ProjectQuery,
  SkippedRow,
} from './types'

/** A page of a list as the source counts it: only the number of its pages is certain. */
export type ListedArticles = Omit<ArticlePage, 'pagination'> & {
  pagination: Partial<ArticlePagination> & Pick<ArticlePagination, 'total_pages'>
}
export type ListedProjects = Omit<ProjectPage, 'pagination'> & {
  pagination: Partial<ProjectPagination> & Pick<ProjectPagination, 'pages'>
}

/**
 * Metadata of a page of a list.
 * @param received a key for every row the source sent, shown or not: a list is complete when the number of distinct
 *   keys reaches the source's total, if it has one
 * @param skipped rows that can't be shown
 * @param whole articles whose bodies came with the list; the others are loaded one by one
 * @param isProven whether everything there is was read, so that missing rows no longer exist
 */
export type Received = {
  received: string[]
  skipped: SkippedRow[]
  whole?: Article[]
  isProven?: boolean
}

/** Identifies an article: its slug, and its id in the list. */
type ArticleKey = { slug: string; id: number }

/**
 * Where articles and projects come from. Two sources exist: the files in `content/` and the upstream API.
 * A page past the end is an empty list with true totals. Articles are newest first and include those with a future
 * date, which the store withholds until then.
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
  listArticles(query: ArticleQuery): Promise<ListedArticles & Received>
  /**
   * @returns null for an article that was deleted, is a draft, or has a different slug now; one with a future date is
   *   found
   */
  findArticle(key: ArticleKey): Promise<Article | null>
  /** Lists the articles that are not published. @returns null where the source doesn't provide them */
  listDrafts(): Promise<Article[] | null>
  listProjects(query: ProjectQuery): Promise<ListedProjects & Received>
}
