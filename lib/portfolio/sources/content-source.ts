import type {
  Article,
  ArticlePage,
  ArticleQuery,
  Project,
  ProjectPage,
  ProjectQuery,
  SkippedRow,
} from '../types'

/**
 * What a page of a list was made of.
 * @param received one key for every row that the source sent, shown or not: a list is complete when there are as many
 *   different ones as the source counts
 * @param skipped the rows that can't be shown
 * @param whole the articles whose texts came with the list; a source that hands over none is asked for each
 */
export type Received = { received: string[]; skipped: SkippedRow[]; whole?: Article[] }

/** What finds an article: its slug, and the id under which the list has it. */
export type ArticleKey = { slug: string; id: number }

/**
 * Where articles and projects come from. Two sources exist: the files in `content/` and the upstream API.
 * A page past the end is an empty list with true totals; articles are newest first, also those whose date lies ahead: the
 * catalog keeps them until then.
 * @throws UpstreamUnavailableError, UpstreamRefusedError or InvalidDataError when the source is broken
 */
export interface ContentSource {
  /** How the source is called in logs: a folder or an address. */
  readonly name: string
  /** The most rows that one call returns; a larger limit is cut down to it. */
  readonly maxLimit: number
  listArticles(query: ArticleQuery): Promise<ArticlePage & Received>
  /** @returns null for an article that is gone, is a draft, or has another slug by now; one whose date lies ahead is there */
  findArticle(key: ArticleKey): Promise<Article | null>
  /** The articles that are not published. @returns null where the source doesn't hand them over */
  listDrafts(): Promise<Article[] | null>
  listProjects(query: ProjectQuery): Promise<ProjectPage & Received>
  /** @returns null for a project that is gone */
  findProject(id: number): Promise<Project | null>
}
