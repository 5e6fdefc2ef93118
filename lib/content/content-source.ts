import 'server-only'
import { folders } from '../site/content-folder'
import { apiBase } from './api-base'
import { createFilesSource } from './sources/files/files-source'
import { createHttpSource } from './sources/http/http-source'
import type { Article, ArticleSummary, Project, SkippedRow } from './types'

/** An article of a list. Its content is null where the list says nothing of it: the text is read by the article's id. */
export type ListedArticle = ArticleSummary & { content: string | null }

/**
 * A page of a list.
 * @param rows that can be shown
 * @param skipped those that can't
 * @param received a key for every row the source sent, also for those that aren't published: a list is complete when the
 *   number of distinct keys reaches the source's total, if it has one
 * @param pages how many pages the list has
 * @param total how many rows it has, as the source counts them
 * @param isProven whether everything there is was read, so that missing rows no longer exist
 */
export type ListPage<Row> = {
  rows: Row[]
  skipped: SkippedRow[]
  received: string[]
  pages: number
  total?: number
  isProven?: boolean
}

/** Identifies an article: its slug, and its id in the list. */
type ArticleKey = { slug: string; id: number }

/**
 * Where articles and projects come from. Two sources exist: the files in `content/` and the upstream API.
 * Pages are counted from 1 and as long as the source likes; one past the end is empty. Articles are newest first and
 * include those with a future date, which the store withholds until then.
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
  listArticles(page: number): Promise<ListPage<ListedArticle>>
  /**
   * @returns null for an article that was deleted, is a draft, or has a different slug now; one with a future date is
   *   found
   */
  findArticle(key: ArticleKey): Promise<Article | null>
  /** Lists the articles that are not published. @returns null where the source doesn't provide them */
  listDrafts(): Promise<Article[] | null>
  listProjects(page: number): Promise<ListPage<Project>>
}

/** Creates the configured source; the choice never changes while the site runs. */
export function createSource(): ContentSource {
  return apiBase ? createHttpSource(apiBase) : createFilesSource(folders)
}
