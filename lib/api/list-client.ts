import { LIST_ERRORS } from '../site/error-words'
import { ARTICLES_PAGE_SIZE, PROJECTS_PAGE_SIZE } from '../site/constants'
import type { Language } from '../site/language'
import { apiAddress } from '../site/base-path'
import type { ArticlePage, ProjectPage, ProjectType } from '../content/types'

type Envelope = { success?: unknown; message?: unknown; data?: Record<string, unknown> | null }

/** A list request that failed in the browser; its message is shown to the visitor or in the console (SPEC §8). */
export class ListFailure extends Error {
  override name = 'ListFailure'
}

export const articlesQuery = (page: number) => `page=${page}&limit=${ARTICLES_PAGE_SIZE}`
export const projectsQuery = (page: number, type?: ProjectType, language: Language = 'es') =>
  `page=${page}&limit=${PROJECTS_PAGE_SIZE}${type ? `&type=${type}` : ''}${language === 'es' ? '' : `&lang=${language}`}`

/**
 * Fetches a page of articles from the site's own API.
 * @throws ListFailure with the visible message of SPEC §8
 */
export async function fetchArticlePage(page: number): Promise<ArticlePage> {
  const answer = await ask('/api/portfolio/articles.php', articlesQuery(page)).catch(() => {
    throw new ListFailure(LIST_ERRORS.offline)
  })
  if (!answer.ok) throw new ListFailure(LIST_ERRORS.http(answer.status))
  const { success, message, data } = answer.body
  if (!success || !Array.isArray(data?.articles))
    throw new ListFailure(textOr(message, LIST_ERRORS.articlesFailed))
  return data as unknown as ArticlePage
}

/**
 * Fetches a page of projects from the site's own API.
 * @throws ListFailure with the console message of SPEC §8
 */
export async function fetchProjectPage(
  page: number,
  type?: ProjectType,
  language: Language = 'es',
): Promise<ProjectPage> {
  const answer = await ask('/api/portfolio/projects.php', projectsQuery(page, type, language))
  const { success, message, data } = answer.body
  if (!answer.ok) {
    throw new ListFailure(
      `HTTP error! status: ${answer.status}, message: ${textOr(message, 'Unknown error')}`,
    )
  }
  if (!success) throw new ListFailure(`API error: ${textOr(message, 'Unknown API error')}`)
  if (!Array.isArray(data?.projects)) throw new ListFailure('Invalid data format: projects is not an array')
  return data as unknown as ProjectPage
}

async function ask(path: string, query: string): Promise<{ ok: boolean; status: number; body: Envelope }> {
  const response = await fetch(apiAddress(path, query), { headers: { accept: 'application/json' } })
  const body: unknown = await response.json().catch(() => ({}))
  return { ok: response.ok, status: response.status, body: (body ?? {}) as Envelope }
}

function textOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' && value ? value : otherwise
}
