import type { Article, ArticlePage, ArticleQuery, ProjectPage, ProjectQuery } from '../types'

/**
 * Where articles and projects come from. Two sources exist: the files in `content/` and the upstream API.
 * A page past the end is an empty list with true totals; articles are newest first.
 * @throws UpstreamUnavailableError, UpstreamRefusedError or InvalidDataError when the source is broken
 */
export interface ContentSource {
  /** How the source is called in logs: a folder or an address. */
  readonly name: string
  /** The most rows that one call returns; a larger limit is cut down to it. */
  readonly maxLimit: number
  listArticles(query: ArticleQuery): Promise<ArticlePage>
  findArticle(slug: string): Promise<Article | null>
  listProjects(query: ProjectQuery): Promise<ProjectPage>
}
