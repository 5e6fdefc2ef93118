import type { ContentSource } from './content-source'
import { InvalidDataError } from '../errors'
import type { ArticleSummary, Project } from '../types'

const MAX_PAGES = 2_000

/** Every published article that could be read; `complete` is false when the source counts more than it showed. */
export type CompleteList = { articles: ArticleSummary[]; complete: boolean }

type ArticleLister = Pick<ContentSource, 'name' | 'maxLimit' | 'listArticles'>
type ProjectLister = Pick<ContentSource, 'name' | 'maxLimit' | 'listProjects'>

/**
 * Reads every published article of a source, page by page.
 *
 * Rows may move between two pages while they are walked, so a row can come twice or be missed. Doubles are
 * dropped; when rows are missing, the list is walked once more and what either walk saw is kept.
 * @returns newest first (created_at, then id), each slug once
 */
export async function listAllArticles(source: ArticleLister): Promise<CompleteList> {
  let { rows, total } = await listOnce(source)
  if (rows.size < total) {
    const again = await listOnce(source)
    rows = new Map([...rows, ...again.rows])
    total = again.total
  }
  return { articles: [...rows.values()].sort(newestFirst), complete: rows.size >= total }
}

/** Reads every project of a source in the order that its owner set. */
export async function listAllProjects(source: ProjectLister): Promise<Project[]> {
  const rows = new Map<number, Project>()
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await source.listProjects({ page, limit: source.maxLimit })
    for (const project of answer.projects) rows.set(project.id, project)
    pages = bounded(source.name, answer.pagination.pages)
  }
  return [...rows.values()]
}

async function listOnce(source: ArticleLister) {
  const rows = new Map<string, ArticleSummary>()
  let total = 0
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await source.listArticles({ page, limit: source.maxLimit })
    for (const article of answer.articles) if (!rows.has(article.slug)) rows.set(article.slug, article)
    pages = bounded(source.name, answer.pagination.total_pages)
    total = answer.pagination.total_items
  }
  return { rows, total }
}

function bounded(name: string, pages: number): number {
  if (pages > MAX_PAGES) throw new InvalidDataError(name, 'pagination', `at most ${MAX_PAGES} pages`, pages)
  return pages
}

export function newestFirst(a: ArticleSummary, b: ArticleSummary): number {
  return b.created_at.localeCompare(a.created_at) || b.id - a.id
}
